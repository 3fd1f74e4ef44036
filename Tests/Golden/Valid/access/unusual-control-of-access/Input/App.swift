import DIRuntime

// @provide(singleton)
final class Engine: Sendable {
  fileprivate(set) nonisolated(unsafe) static var count = 0
  internal init() {}
}

// @provide(public)
public struct Wheel {
  private let size: Int
  fileprivate let name = "wheel"
  public var text: String { "\(name) \(size)" }
  internal init(size: Int /* @arg */ = 3) { self.size = size }
  private init(name: Int) { size = name }
}

public enum Parts {
  // @provide(public, name: spareWheel)
  internal static func spare(engine: Engine) -> Wheel { Wheel(size: 1) }
}
