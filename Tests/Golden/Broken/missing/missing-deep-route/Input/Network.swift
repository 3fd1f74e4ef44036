// @provide
final class HTTPClient {
  init(session: Session, tokens: TokenStore) {}
}

// @provide(singleton)
final class Session: Sendable {
}
