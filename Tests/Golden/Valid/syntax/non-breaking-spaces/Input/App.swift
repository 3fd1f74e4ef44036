protocol Clock: Sendable { func now() -> Int }

// @provide(singleton, as: Clock)
struct SystemClock: Clock { func now() -> Int { 42 } }

// @provide 
struct Greeter {
  let clock: any Clock
  let greeting: String // @arg

  func greet() -> String { "\(greeting) at \(clock.now())" }
}

// @provide(
//   name: loud
// )
func shout(clock: any Clock, à: String /* @arg */) -> Greeter {
  Greeter(clock: clock, greeting: à.uppercased())
}
