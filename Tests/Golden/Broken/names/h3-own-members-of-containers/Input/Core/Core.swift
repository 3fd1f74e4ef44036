public protocol Log {}

// @provide(public, as: Log)
struct Plain: Log {}

// @container(parent: Container, public)
public struct Session {}

public struct Cart { public init() {} }

public enum Carts {
  // @provide(public, in: Session)
  public static func cart() -> Cart { Cart() }
  // @provide(public, name: wide)
  public static func wide() -> Cart { Cart() }
}
