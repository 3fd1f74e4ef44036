/// Members of types from elsewhere.
struct Label: Sendable { var text: String }

extension String {
  // @provide
  static func title(label: Label) -> String { "title " + label.text }

  // @provide
  static let motto = "keep it short"
}

extension Label {
  // @provide
  static var standard: Label { Label(text: "standard") }
}

extension Range where Bound == Int {
  static var ignored: Int { 1 }
}

extension Double {
  // @provide
  init(label: Label) { self = Double(label.text.count) }
}

// @provide
func report(title: String, motto: String, double: Double) -> [Label] {
  [Label(text: title), Label(text: motto), Label(text: "\(double)")]
}
