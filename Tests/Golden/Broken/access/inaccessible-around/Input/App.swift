fileprivate enum Namespace {
  // @provide(singleton)
  final class Service: Sendable {}
}

extension Namespace {
  // @provide
  struct Model {}
}
