enum Settings {
  // @provide
  static let host: String = "localhost"
  // @provide
  static let port = 8080
  // @provide
  static func retries() -> Int { 3 }
}

// @provide
struct Server {
  let host: String
  let name: String
  let timeout: Int
}

// @provide
final class App {
  init(_ server: Server) {}
}
