struct Token {}
typealias AccessToken = Token
typealias Credentials = AccessToken

enum Secrets {
  // @provide
  static let token: Token = Token()
  // @provide
  static func access() -> Credentials { Token() }
}
