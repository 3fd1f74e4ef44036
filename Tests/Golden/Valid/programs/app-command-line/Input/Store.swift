import DIRuntime

// @provide(singleton)
final class Store: Sendable {
  let items: Box<[String]>
  init(items: Box<[String]>) { self.items = items }
}

enum Initial {
  // @provide(singleton, boxed)
  static func items() -> [String] { ["milk"] }
}
