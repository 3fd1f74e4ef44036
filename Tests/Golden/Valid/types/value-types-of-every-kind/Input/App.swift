struct Settings: OptionSet, Sendable {
  let rawValue: Int
  static let fast = Settings(rawValue: 1)
  // @provide(name: defaults)
  static let all: Settings = [.fast, Settings(rawValue: 2)]
}

enum Theme: String, Sendable, CaseIterable {
  case light, dark
  // @provide(name: preferred)
  static var current: Theme { .dark }
}

enum Payload: Sendable {
  case text(String), number(Int)
  // @provide
  static func standard(theme: Theme /* @named(preferred) */) -> Payload { .text(theme.rawValue) }
}

// @provide
struct Window {
  let settings: Settings  // @named(defaults)
  let theme: Theme?  // @named(preferred)
  let payload: Payload
  let fallback: Theme = .light
  var other = Theme.light
}
