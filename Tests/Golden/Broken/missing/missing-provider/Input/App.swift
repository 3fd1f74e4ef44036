// @provide
struct App {
  let greeter: Greeter
}
