struct Config {}

enum Configs {
  // @provide
  static let one: Config = Config()
  // @provide
  static let two: Config = Config()
}

// @provide
struct App {
  let config: Config
  let window: Window
}

struct Window {}
