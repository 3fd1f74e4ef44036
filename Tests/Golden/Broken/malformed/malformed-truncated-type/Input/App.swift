// @provide
struct App {
  let name: String

// @provide
final class Other {}
