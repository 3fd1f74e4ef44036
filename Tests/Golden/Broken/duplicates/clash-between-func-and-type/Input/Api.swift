// @provide(singleton)
final class HTTPClient: Sendable {}
