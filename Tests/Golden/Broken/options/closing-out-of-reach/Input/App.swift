// @provide(singleton, onClose: shutDown)
final class Pool: Resource, @unchecked Sendable {}

// @provide(singleton, onClose: `stop`)
final class Server: Sendable {
  func start() {}
}
