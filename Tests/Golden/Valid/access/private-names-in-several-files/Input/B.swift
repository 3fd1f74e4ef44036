private struct Secret { let text = "b" }
private let prefix = "B"
extension Report {
  // @provide(name: second)
  static func create() -> Report { Report(text: prefix + Secret().text) }
}
struct Report { let text: String }
