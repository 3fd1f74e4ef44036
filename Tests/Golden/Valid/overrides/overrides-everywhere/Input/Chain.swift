protocol Clock: Sendable { var name: String { get } }

// @provide(singleton, as: Clock)
struct SystemClock: Clock { let name = "system" }

// @provide(singleton)
final class Database: Sendable {
  let clock: any Clock
  let level: Int
  init(clock: any Clock, level: Int = 1) {
    self.clock = clock
    self.level = level
  }
}

// @provide
struct Repository {
  var database: Database
  var table: String  // @arg
}

// @provide
struct Service {
  var repository: Repository
  var table: String  // @arg
  var clock: any Clock
}

// @provide
struct Screen {
  let service: Service
  init(service: Service, table: String /* @arg */) { self.service = service }
  var text: String { "\(service.clock.name) \(service.repository.database.clock.name) \(service.repository.database.level) \(service.repository.table)" }
}
