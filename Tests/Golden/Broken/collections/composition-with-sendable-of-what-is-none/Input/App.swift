import DIRuntime

protocol Clock {}

// @provide(as: Clock)
struct SystemClock: Clock {}

// @provide
struct Watch { let clock: any Clock & Sendable }
