// @provide
final class Greeter {
  init(
    // @arg
    greeting: String,
    name: String  // @arg
  ) {}
}
