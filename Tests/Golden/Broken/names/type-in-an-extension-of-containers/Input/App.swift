import DIRuntime

extension Container {
  enum Screen { case home }
  typealias Style = Int
  // Hides nothing that an accessor names.
  struct Helper {}
}

// @provide
struct Screen { let title = "home" }

enum Styles {
  // @provide
  static func label(style: Style /* @arg */) -> Screens { Screens() }
}

struct Screens {}
struct Style {}
