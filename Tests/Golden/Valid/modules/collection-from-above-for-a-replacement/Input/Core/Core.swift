import DIRuntime

public protocol Clock: Sendable { var name: String { get } }

// @provide(public, as: Clock)
struct SystemClock: Clock { let name = "system" }
