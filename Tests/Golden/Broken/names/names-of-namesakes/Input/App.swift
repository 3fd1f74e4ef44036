enum A { struct User {} }
enum B { struct User {} }

// @provide
struct Repo<Item> {}

// @provide
struct Report {
  init(one: Repo<A.User>, other: Repo<B.User>) {}
}

protocol Storing<Item> { associatedtype Item }

// @provide(as: Storing<A.User>)
struct First: Storing { typealias Item = A.User }

// @provide(as: Storing<B.User>)
struct Second: Storing { typealias Item = B.User }

enum C {
  // @provide
  struct Clock {}
}

enum D {
  // @provide
  struct Clock {}
}

extension A {
  // @provide
  static func port() -> C.Clock? { nil }
}

extension B {
  // @provide
  static func port() -> D.Clock? { nil }
}
