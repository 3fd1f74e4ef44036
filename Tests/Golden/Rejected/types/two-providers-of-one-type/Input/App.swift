import Kit

enum Make {
  // @provide
  static func theme() -> Theme { Theme() }

  // @provide
  static func look() -> Look { Look() }

  // @provide(name: spare)
  static func other() -> Look { Look() }

  // @provide
  static func icon() -> Icon { Icon() }
}
