// @provide(singleton)
final class Coordinator: Sendable {
  init(router: any Router) {}
}
