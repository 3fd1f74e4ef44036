import DIRuntime

protocol Clock: Sendable {}
protocol Shape {}

// @provide(singleton, as: Clock)
struct SystemClock: Clock {}

// @provide(as: [Self, Shape])
struct Circle {
  @Injected(.clock) var clock
}
