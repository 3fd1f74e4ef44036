struct Config { var text = "top" }

// @provide
struct App {
  struct Config { var text = "nested" }
  var config: Config
  var name: String  // @arg

  // @provide
  static func makeConfig() -> Config { Config() }
}
