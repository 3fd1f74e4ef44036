struct Config {}

enum Configs {
  // @provide
  static func debug() -> Config { Config() }
  // @provide
  static func release() -> Config { Config() }
  // @provide
  static let fallback: Config = Config()
}
