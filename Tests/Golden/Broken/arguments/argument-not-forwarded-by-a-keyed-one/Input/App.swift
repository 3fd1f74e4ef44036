import DIRuntime

// @provide
struct Greeting {
  init(name: String /* @arg */) {}
}

// @provide(keyed: language)
final class Greeter: Sendable {
  init(greeting: Greeting, language: Int /* @arg */) {}
}
