import DIRuntime

public protocol Clock: Sendable {}
public protocol Dial: Sendable {}

// @provide(public, as: Dial)
public struct CoreDial: Dial {
  public init() {}
}

// @provide(public, as: Clock)
public struct CoreClock: Clock {
  public init(dial: any Dial) {}
}

public struct User: Sendable {}

// @container(parent: Container, public)
public struct Session { let user: User }

public protocol Badge: Sendable {}

// @provide(public, as: Badge)
public struct CoreBadge: Badge {
  public init(user: User) {}
}

@globalActor public actor Other { public static let shared = Other() }

// @provide(singleton, public)
@Other public final class Odd {
  public init() {}
}

public struct Loaded: Sendable {}

// @provide(public)
public func each(_ body: (Int) -> Void /* @arg */) -> Loaded { Loaded() }
