import DIRuntime

protocol Entity: Sendable, Identifiable where ID: Sendable {
  associatedtype Row: Sendable
}

struct User: Entity {
  struct Row: Sendable { let name = "Ada" }
  typealias ID = Int
  let id: Int
}

struct Order: Entity {
  typealias Row = String
  typealias ID = String
  let id: String
}

// Named after both.
// @provide(singleton)
final class Pool<Key: Hashable & Sendable, Item>: Sendable { init() {} }

// What a generic parameter stands for has members.
// @provide(singleton)
final class Repository<Item: Entity>: Sendable {
  let pool: Pool<Item.ID, Item>
  let rows: [Item.Row]

  init(pool: Pool<Item.ID, Item>, rows: [Item.Row] = [], first: Item.Row?) {
    (self.pool, self.rows) = (pool, rows + [first].compactMap { $0 })
  }
}

enum Rows {
  // @provide
  static func row() -> User.Row { User.Row() }
}

// @provide
struct Shop {
  let users: Repository<User>
  let orders: Repository<Order>
}

struct Theme {
  enum Kind { case dark, light }
  struct Options { var contrast = 2 }

  let text: String

  // @provide
  init(kind: Self.Kind /* @arg */, options: Self.Options) { text = "\(kind) \(options.contrast)" }

  // @provide
  static func options() -> Self.Options { Options() }
}

struct Stack<Element> {
  struct Limit { var most = 0 }
  let limit: Int

  // @provide
  init(limit: Self.Limit) { self.limit = limit.most }
}

enum Limits {
  // @provide
  static func limit() -> Stack<Int>.Limit { .init(most: 5) }
}

// @provide
struct Machine { let stack: Stack<Int> }
