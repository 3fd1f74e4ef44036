class View { var name: String { "view" } }

// @provide
class Label: View {
  let text: String
  // @provide
  override init() { text = "label" }
  init(text: String) { self.text = text }
  override var name: String { text }
}

// @provide(as: [View, Self])
final class Button: Label {
  // @provide
  init(label: Label, count: Int /* @arg */ = 2) { super.init(text: "button of \(label.text) \(count)") }
}

// @provide
struct Window {
  let view: View
  let label: Label
  let button: Button
}
