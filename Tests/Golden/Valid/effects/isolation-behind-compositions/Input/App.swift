import DIRuntime

@MainActor
protocol Shown { func show() -> String }

protocol Titled { var title: String { get } }

typealias Widget = Shown & Titled

protocol Panel: Titled & Shown {}

// @provide
struct Window: Titled & Shown {
  let title = "window"
  func show() -> String { title }
}

// @provide
final class Button: Widget {
  let title = "button"
  init() {}
  func show() -> String { title }
}

// @provide
struct Sidebar: Panel {
  let title = "sidebar"
  init() {}
  func show() -> String { title }
}

// @provide
struct Screen {
  let window: Window
  let button: Button
  let sidebar: Sidebar
}

// Nobody's, and Sendable without saying so again.
protocol Plain: Titled & Sendable {}

// @provide(singleton, as: Plain)
struct Label: Plain { let title = "label" }
