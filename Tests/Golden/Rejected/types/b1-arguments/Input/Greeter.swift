// @provide
final class Greeter {
  init(greeting: String /* @arg */, times: Int = 1 /* @arg */) {}
}
