protocol Clock: Sendable { func now() -> Int }
struct SystemClock: Clock { func now() -> Int { 1 } }

// @provide(as: Clock)
struct ProvidedClock: Clock { func now() -> Int { 2 } }

struct Limit { var value: Int }

// @provide
struct Timer {
  var clock: any Clock = SystemClock()
  var limit: Limit = Limit(value: 10)
  var onTick: () -> Int = { 4 }
  let constant = 5
  private(set) var counted = 0
  lazy var computed = 6
  var observed: Int = 7 { didSet { counted += 1 } }
  var both: Int { observed + constant }
  static let shared = 8
}

enum Pieces {
  // @provide
  static func line(
    clock: any Clock = SystemClock(), limit: Limit = .init(value: 11), file: StaticString = #fileID,
    line: Int = #line, isolation: isolated (any Actor)? = #isolation, tags: String...
  ) -> Line {
    Line(text: "\(clock.now()) \(limit.value) \(file) \(isolation == nil) \(tags)")
  }
}

struct Line { var text: String }
