// @provide(name: reporter)
final class Reporter {
  init(settings: Settings, reporter: Int /* @arg */ = 1) {}
}

enum Defaults {
  // @provide
  static func settings(auth: Auth) -> Settings { Settings() }
}

struct Settings {}
