protocol Keyed {
  associatedtype Mark
  var mark: Mark { get }
}

struct User: Identifiable, Keyed {
  let id: Int
  let mark = "A"
  typealias Key = String
}

final class Cache<Value>: Sendable {}

enum Caches {
  // @provide(singleton)
  static func marks() -> Cache<User.Mark> { Cache() }

  // @provide(singleton)
  static func ids() -> Cache<User.ID> { Cache() }

  // @provide(singleton)
  static func numbers() -> Cache<Int> { Cache() }

  // @provide(singleton)
  static func keys() -> Cache<User.Key> { Cache() }

  // @provide(singleton)
  static func letters() -> Cache<String> { Cache() }
}

// @provide
struct Page { let mark: User.Mark /* @arg */ }

// @provide
struct Report {
  init(
    cache: Cache<[User.Mark?]>, user: User.Mark /* @arg */, other: Cache<User.Mark> = Cache(),
    key: Cache<User.Key>, later: (User.Mark) -> Page
  ) {}
}
