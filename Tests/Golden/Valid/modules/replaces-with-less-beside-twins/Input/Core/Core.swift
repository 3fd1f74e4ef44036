import DIRuntime

public protocol Clock: Sendable { var name: String { get } }

// @provide(as: Clock, public)
struct NetworkClock: Clock {
  let name = "network"
  init() async throws {}
}

// @provide(public)
public struct Report: Sendable { public let clock: any Clock }
