protocol Model: Sendable {
  static var table: String { get }
}

struct User: Model {
  static let table = "users"
}

enum Shop {
  struct Order: Model {
    static let table = "orders"
  }
}

// @provide(singleton)
final class Database: Sendable {
  let name: String
  init() { name = "db" }
}

/// One for each entity that somebody asks for.
// @provide(singleton)
final class Repository<Entity: Model>: Sendable {
  let database: Database
  let cache: Cache<Entity>
  init(database: Database, cache: Cache<Entity>) {
    (self.database, self.cache) = (database, cache)
  }
  var title: String { "\(database.name).\(Entity.table)" }
}

// @provide
struct Cache<Value: Sendable>: Sendable {
  var limit = 10
}

protocol Store<Element> {
  associatedtype Element
  func describe() -> String
}

// @provide(as: Store<Element>)
struct MemoryStore<Element: Sendable>: Store {
  let cache: Cache<[Element]>
  func describe() -> String { "store of \(Element.self) \(type(of: cache))" }
}

struct Pair<First, Second> {
  let first: First
  let second: Second
}

enum Pairs {
  // @provide
  static func pair<First, Second>(first: First, second: Second) -> Pair<First, Second> {
    Pair(first: first, second: second)
  }
}

struct Logger<Subject> {
  let prefix: String

  // @provide(name: quiet)
  static func quiet() -> Logger<Subject> { Logger(prefix: "quiet") }
}

// @provide
struct UserService {
  let users: Repository<User>
  let orders: Repository<Shop.Order>?
  let again: Repository<User>
  let store: any Store<User?>
  let pair: Pair<Database, Cache<User>>
  let quiet: Logger<UserService>

  init(
    users: Repository<User>, orders: Repository<Shop.Order>?, again: Repository<User>,
    store: any Store<User?>, pair: Pair<Database, Cache<User>>, quiet: Logger<UserService>
  ) {
    (self.users, self.orders, self.again) = (users, orders, again)
    (self.store, self.pair, self.quiet) = (store, pair, quiet)
  }
}

// @provide(singleton)
struct Concrete: Sendable {
  let repository: Repository<User>
  typealias Users = Repository<User>
  let other: Users
}
