struct Store {}

enum Stores {
  // @provide
  static func store(id: Int /* @arg */) -> [Store] { [] }
}

// @provide(name: store)
final class Other {}

extension Stores {
  // @provide
  static let store: Int = 4
}
