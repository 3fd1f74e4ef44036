// What a file is about may stand above what it says of its target.
// @module(isolation: MainActor)
import DIRuntime
import Lib

nonisolated protocol Clock: Sendable { func now() -> Int }

// @provide(singleton, as: Clock)
nonisolated struct SystemClock: Clock { func now() -> Int { 42 } }

nonisolated struct FrozenClock: Clock { func now() -> Int { 7 } }

// @provide(singleton, as: Store)
nonisolated struct Disk: Store { let name = "disk" }

// @provide
nonisolated final class Greeter {
  let clock: any Clock
  let greeting: String
  init(clock: any Clock, greeting: String /* @arg */ = ["Hello"].joined()) {
    self.clock = clock
    self.greeting = greeting
  }
}

// A class of the main actor with an initializer that is not.
// @provide
final class Model {
  let start: Int
  var clicks = 0
  nonisolated init(clock: any Clock) { start = clock.now() }
  func click() { clicks += 1 }
}

nonisolated class Base {
  let clock: any Clock
  init(clock: any Clock) { self.clock = clock }
}

// Isolated as its superclass is: not at all.
// @provide
final class Derived: Base {}

nonisolated struct Failed: Error {}

nonisolated enum Values {
  // @provide
  static let port = 8080

  // @provide(public, name: route)
  static func route(port: Int) throws -> String { port == 8080 ? "/" : "" }
}

extension Values {
  // @provide
  nonisolated static func title() -> String { "title" }
}

nonisolated extension Values {
  // @provide(weak)
  final class Cache: Sendable {
    let port: Int
    init(port: Int) { self.port = port }
  }
}

// @provide(singleton)
actor Counter {
  private var count = 0
  func next() -> Int {
    count += 1
    return count
  }
}

// @provide(singleton, keyed: name)
nonisolated final class Channel: Sendable {
  let name: String
  init(name: String /* @arg */) { self.name = name }
}

// @provide(singleton, boxed, set: [isVerbose = true])
nonisolated struct Settings: Sendable { var isVerbose = false }

nonisolated protocol Plugin { var title: String { get } }

// @provide(into: Plugin)
nonisolated struct First: Plugin { let title: String }

// @provide
nonisolated struct Repository<Entity: Sendable> {
  let log: any Log
  let kind = "\(Entity.self)"
}

// @provide
nonisolated final class Later {
  let clock: Lazy<any Clock>
  let greeters: @Sendable (String) -> Greeter
  let routes: () throws -> String
  let shelves: Provider<Shelf>
  let plugins: [any Plugin]
  let users: Repository<Int>
  let missing: Failed?
  init(
    clock: Lazy<any Clock>, greeters: @escaping @Sendable (String) -> Greeter,
    routes: @escaping () throws -> String /* @named(route) */, shelves: Provider<Shelf>,
    plugins: [any Plugin], users: Repository<Int>, missing: Failed?
  ) {
    self.clock = clock
    self.greeters = greeters
    self.routes = routes
    self.shelves = shelves
    self.plugins = plugins
    self.users = users
    self.missing = missing
  }
}

@available(*, deprecated)
nonisolated struct Old: Sendable {}

// @provide
nonisolated struct Legacy: Sendable {
  @available(*, deprecated)
  init(port: Int) {}
}

// @container(parent: Container)
nonisolated struct Session {
  let user: String
}

// @provide(singleton, in: Session)
nonisolated final class Cart: Sendable {
  let owner: String
  let clock: any Clock
  init(user: String, clock: any Clock) {
    owner = user
    self.clock = clock
  }
}

// Nothing says so but its protocol: whatever conforms to that is usable anywhere.
// @provide(name: noon)
struct NoonClock: Clock { func now() -> Int { 12 } }

// Nor is one with an initializer of its own.
// @provide
final class Rederived: Base {
  init(noon: NoonClock) { super.init(clock: noon) }
}
