struct Theme {}

enum Themes {
  // @provide
  static func theme() -> Theme? { nil }
}

// @provide
struct Screen {
  let theme: Theme
}
