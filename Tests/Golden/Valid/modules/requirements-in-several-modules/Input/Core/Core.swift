import DIRuntime

// @require
public protocol Clock: Sendable {
  var now: Int { get }
}

public protocol Watch: Sendable {
  var name: String { get }
}

public struct User {
  public init() {}
}

public protocol Store<Item> {
  associatedtype Item
  var name: String { get }
}

// @provide(singleton, public)
public final class Timer: Sendable {
  public let clock: any Clock
  init(clock: any Clock) { self.clock = clock }
}
