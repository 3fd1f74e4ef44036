import DIRuntime

public struct Watch: Sendable {
  public let name: String
  public init(name: String) { self.name = name }
}

// Replaced as well, and before the other one.
// @provide(public)
public struct Alarm: Sendable { public init() {} }

// @provide(replaces: alarm)
public func silence() -> Alarm { Alarm() }

// @provide(public, name: time)
public func watch() async -> Watch { Watch(name: "slow watch") }

// @provide(replaces: time)
public func steadyWatch() -> Watch { Watch(name: "steady watch") }
