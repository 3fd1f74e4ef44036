// @provide(singleton)
final class Store: Sendable {
  init() {}

  // @provide(name: main)
  init(path: String) {}
}
