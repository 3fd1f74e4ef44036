private let hidden = "hidden"

// @provide
struct Banner {
  private static let name = "banner"
  let text: String
  init(
    text: String = "I am \(Self.name)",  // @arg
    other: [String] = ["\(hidden)"]  // @arg
  ) {
    self.text = text + other[0]
  }
}
