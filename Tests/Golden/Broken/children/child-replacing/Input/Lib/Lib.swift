import DIRuntime

public protocol Clock: Sendable {}
public protocol Label {}

// @container(parent: Container, public)
public struct Session {
  public let user: String
}

// @container(parent: Container, public)
public struct Tour {}

// @provide(singleton, as: Clock, public)
struct SystemClock: Clock {}

// @provide(as: Label, public)
struct PlainLabel: Label {}

public final class Cart: Sendable { public init() {} }

// @provide(singleton, in: Session, public)
public func cart() -> Cart { Cart() }

// @provide(singleton, in: Session, name: secret)
public func secret() -> Cart { Cart() }

public final class Guide: Sendable { public init() {} }

// @provide(singleton, in: Session, public)
public func guide() -> Guide { Guide() }

// @provide(singleton, in: Tour, public, name: guide)
public func other() -> Guide { Guide() }
