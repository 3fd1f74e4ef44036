import DIRuntime

@globalActor
actor Disk {
  static let shared = Disk()
}

class Screen {
  @MainActor init() {}
  init(title: String) {}

  @MainActor class func titles() -> [String] { ["screen"] }
  @Disk class func pages(of number: Int) -> [Int] { [number] }
}

// @provide
final class Start: Screen {
  override init() { super.init() }
}

class Middle: Screen {
  override class func pages(of number: Int) -> [Int] { [number, number] }
}

final class End: Middle {
  // @provide
  override class func titles() -> [String] { ["end"] }

  // @provide
  override class func pages(of number: Int /* @arg */) -> [Int] { [number, number, number] }
}

protocol Made {
  @MainActor init()
  @MainActor static func make(count: Int) -> Self
  static func make() -> Self
  @MainActor static var all: [Self] { get }
}

protocol Remade: Made {}

struct Model: Remade {
  // @provide
  init() {}

  // @provide(name: counted)
  static func make(count: Int /* @arg */) -> Model { Model(of: count) }

  // @provide(name: nobodys)
  static func make() -> Model { Model(of: 1) }

  // @provide(name: all)
  static let all: [Model] = []

  nonisolated init(of count: Int) {}
}

/// What is met in another place than where the protocol is named is nobody's.
struct Apart {
  // @provide
  static func make(part: Int = 2) -> Apart { Apart() }
}

@MainActor
protocol Parts {
  static func make(part: Int) -> Self
}

extension Apart: Parts {}
