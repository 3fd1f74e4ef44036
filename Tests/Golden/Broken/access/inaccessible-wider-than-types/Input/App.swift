struct Inner {}
protocol Port {}
package struct Middle {}
public enum Outer {
  struct Nested {}
  // @provide(public)
  public static func nested() -> Nested { Nested() }
  // @provide(package)
  static let middle: [String: Inner] = [:]
}

// @provide(public)
final class Service {}

// @provide(singleton, public, as: Port)
public final class Adapter: Port, Sendable {}

// @provide(public)
public struct Client {
  public init(inner: Inner /* @arg */, other: Int /* @arg */) {}
}

// @provide(public, as: [Self, Port])
public final class Both: Port {}

// @provide(public)
public func middle() -> Middle { Middle() }
