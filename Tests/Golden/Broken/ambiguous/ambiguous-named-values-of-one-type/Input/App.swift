// @provide
final class Server: Sendable {
  init(hots: String, users: String, _ other: String) {}
}
