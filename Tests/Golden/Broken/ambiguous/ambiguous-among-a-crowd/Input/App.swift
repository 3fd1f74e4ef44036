// @provide
final class Server: Sendable {
  init(hots: String) {}
}
