private struct Secret { let text = "a" }
private let prefix = "A"
extension Report {
  // @provide(name: first)
  static func make() -> Report { Report(text: prefix + Secret().text) }
}
