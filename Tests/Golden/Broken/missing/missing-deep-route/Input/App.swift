// @provide
struct App {
  let screen: Screen
}
