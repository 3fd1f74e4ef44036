enum Outer {}

extension Outer {
  struct Settings: Sendable { var size = 1 }
  enum Deep {}
}

extension Outer.Deep {
  struct Settings: Sendable { var size = 2 }

  // @provide(singleton)
  final class Engine: Sendable {
    let settings: Settings
    let outer: Outer.Settings
    init(settings: Settings, outer: Outer.Settings) {
      self.settings = settings
      self.outer = outer
    }
  }

  // @provide
  static let deepSettings: Settings = Settings(size: 3)
}

extension Outer {
  // @provide
  static func settings() -> Settings { Settings(size: 4) }

  typealias Machine = Deep.Engine
}

// @provide
struct Car { var engine: Outer.Machine }
