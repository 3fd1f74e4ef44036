// @provide
final class Greeter {
  private let clock: any Clock
  private let greeting: String

  init(clock: any Clock, greeting: String /* @arg */) {
    self.clock = clock
    self.greeting = greeting
  }

  func greet() -> String { "\(greeting) at \(clock.now())" }
}
