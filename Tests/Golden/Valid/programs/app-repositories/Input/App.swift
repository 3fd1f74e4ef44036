import DIRuntime

protocol Entity: Sendable { associatedtype ID: Hashable & Sendable; var id: ID { get } }
struct User: Entity { let id: Int }
struct Country: Entity { let id: String }

protocol Repository<Item>: Sendable {
  associatedtype Item: Entity
  func save(_ item: Item)
  func find(_ id: Item.ID) -> Item?
}

// @provide(singleton)
final class Database: Sendable { let log = Box<[String]>([]) }

// @provide(singleton, as: Repository<Item>)
final class Table<Item: Entity>: Repository {
  private let rows = Box<[Item.ID: Item]>([:])
  private let database: Database
  init(database: Database) { self.database = database }
  func save(_ item: Item) {
    rows.withLock { $0[item.id] = item }
    database.log.withLock { $0.append("save \(item.id)") }
  }
  func find(_ id: Item.ID) -> Item? { rows.withLock { $0[id] } }
}

// @provide
struct Registration {
  let users: any Repository<User>
  let countries: any Repository<Country>
  func register(_ id: Int, from country: String) {
    countries.save(Country(id: country))
    users.save(User(id: id))
  }
}

// @provide
struct Report {
  let users: any Repository<User>
  let database: Database
}
