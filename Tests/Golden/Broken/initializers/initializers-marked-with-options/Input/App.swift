// @provide
final class Client {
  // @provide(singleton)
  init(size: Int /* @arg */) {}
  init() {}
}

// @provide(singleton)
final class Server: Sendable {
  // @provide(name: other)
  init() {}
}
