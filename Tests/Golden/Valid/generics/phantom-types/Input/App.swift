struct ID<Of>: Hashable, Sendable { let raw: Int }
struct User: Sendable {}
struct Order: Sendable {}

enum IDs {
  // @provide
  static let guest: ID<User> = ID(raw: 1)
  // @provide
  static func latest() -> ID<Order> { ID(raw: 2) }
}

// @provide
struct Tag<Of> {
  let id: ID<Of>
  var text: String { "\(Of.self) \(id.raw)" }
}

// @provide
struct Invoice { let user: Tag<User>; let order: Tag<Order>; let id: ID<User> }

// @provide(singleton, keyed: id)
final class Account: Sendable {
  let id: ID<User>
  init(id: ID<User> /* @arg */) { self.id = id }
}
