// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Cache<[User?]>`, new each time, provided by `Cache<[User?]>` in App.swift.
  var cacheArrayOptionalUser: Cache<[User?]> {
    if let make = _override(of: .cacheArrayOptionalUser) { return make(_handle) }
    return _build_cacheArrayOptionalUser(self)
  }

  /// `Cache<Shop.Order>`, new each time, provided by `Cache<Shop.Order>` in App.swift.
  var cacheOrder: Cache<Shop.Order> {
    if let make = _override(of: .cacheOrder) { return make(_handle) }
    return _build_cacheOrder(self)
  }

  /// `Cache<User>`, new each time, provided by `Cache<User>` in App.swift.
  var cacheUser: Cache<User> {
    if let make = _override(of: .cacheUser) { return make(_handle) }
    return _build_cacheUser(self)
  }

  /// `Concrete`, a singleton, provided by `Concrete` in App.swift.
  var concrete: Concrete { _kept(.concrete) }

  /// `Database`, a singleton, provided by `Database` in App.swift.
  var database: Database { _kept(.database) }

  /// `Pair<Database, Cache<User>>`, new each time, provided by `Pairs.pair` in App.swift.
  var pairDatabaseCacheUser: Pair<Database, Cache<User>> {
    if let make = _override(of: .pairDatabaseCacheUser) { return make(_handle) }
    return _build_pairDatabaseCacheUser(self)
  }

  /// `Logger<UserService>`, new each time, provided by `Logger<UserService>.quiet` in App.swift.
  var quietUserService: Logger<UserService> {
    if let make = _override(of: .quietUserService) { return make(_handle) }
    return _build_quietUserService(self)
  }

  /// `Repository<Shop.Order>`, a singleton, provided by `Repository<Shop.Order>` in App.swift.
  ///
  /// One for each entity that somebody asks for.
  var repositoryOrder: Repository<Shop.Order> { _kept(.repositoryOrder) }

  /// `Repository<User>`, a singleton, provided by `Repository<User>` in App.swift.
  ///
  /// One for each entity that somebody asks for.
  var repositoryUser: Repository<User> { _kept(.repositoryUser) }

  /// `any Store<User?>`, new each time, provided by `MemoryStore<User?>` in App.swift.
  var storeOptionalUser: any Store<User?> {
    if let make = _override(of: .storeOptionalUser) { return make(_handle) }
    return _build_storeOptionalUser(self)
  }

  /// `UserService`, new each time, provided by `UserService` in App.swift.
  var userService: UserService {
    if let make = _override(of: .userService) { return make(_handle) }
    return _build_userService(self)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_cacheArrayOptionalUser(_ c: Container) -> Cache<[User?]> { Cache<[User?]>() }

private func _build_cacheOrder(_ c: Container) -> Cache<Shop.Order> { Cache<Shop.Order>() }

private func _build_cacheUser(_ c: Container) -> Cache<User> { Cache<User>() }

private func _build_concrete(_ c: Container) -> Concrete {
  Concrete(repository: c.repositoryUser, other: c.repositoryUser)
}

private func _build_database(_ c: Container) -> Database { Database() }

private func _build_pairDatabaseCacheUser(_ c: Container) -> Pair<Database, Cache<User>> {
  Pairs.pair(first: c.database, second: c.cacheUser)
}

private func _build_quietUserService(_ c: Container) -> Logger<UserService> { Logger<UserService>.quiet() }

private func _build_repositoryOrder(_ c: Container) -> Repository<Shop.Order> {
  Repository<Shop.Order>(database: c.database, cache: c.cacheOrder)
}

private func _build_repositoryUser(_ c: Container) -> Repository<User> {
  Repository<User>(database: c.database, cache: c.cacheUser)
}

private func _build_storeOptionalUser(_ c: Container) -> any Store<User?> {
  _check_storeOptionalUser(MemoryStore<User?>(cache: c.cacheArrayOptionalUser))
}

private func _build_userService(_ c: Container) -> UserService {
  UserService(users: c.repositoryUser, orders: c.repositoryOrder, again: c.repositoryUser, store: c.storeOptionalUser, pair: c.pairDatabaseCacheUser, quiet: c.quietUserService)
}

#sourceLocation(file: "App.swift", line: 84)
private func _check_0() { _ =
            _Kept<Concrete>.self }
#sourceLocation(file: "App.swift", line: 14)
private func _check_1() { _ =
            _Kept<Database>.self }
#sourceLocation(file: "App.swift", line: 21)
private func _check_2() { _ =
            _Kept<Repository<Shop.Order>>.self }
#sourceLocation(file: "App.swift", line: 21)
private func _check_3() { _ =
            _Kept<Repository<User>>.self }
#sourceLocation(file: "App.swift", line: 41)
private func _check_storeOptionalUser(_ value: consuming MemoryStore<User?>) -> any Store<User?> {
                value }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Cache<[User?]> { static var cacheArrayOptionalUser: Self { _App_base.key(4, _build_cacheArrayOptionalUser, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Cache<Shop.Order> { static var cacheOrder: Self { _App_base.key(5, _build_cacheOrder, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Cache<User> { static var cacheUser: Self { _App_base.key(6, _build_cacheUser, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Concrete { static var concrete: Self { _App_base.key(0, _build_concrete) } }
extension Key where Maker == @Sendable (Container) -> Database { static var database: Self { _App_base.key(1, _build_database) } }
extension Key where Maker == @Sendable (Container) -> Pair<Database, Cache<User>> { static var pairDatabaseCacheUser: Self { _App_base.key(7, _build_pairDatabaseCacheUser, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Logger<UserService> { static var quietUserService: Self { _App_base.key(8, _build_quietUserService, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Repository<Shop.Order> { static var repositoryOrder: Self { _App_base.key(2, _build_repositoryOrder) } }
extension Key where Maker == @Sendable (Container) -> Repository<User> { static var repositoryUser: Self { _App_base.key(3, _build_repositoryUser) } }
extension Key where Maker == @Sendable (Container) -> any Store<User?> { static var storeOptionalUser: Self { _App_base.key(9, _build_storeOptionalUser, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> UserService { static var userService: Self { _App_base.key(10, _build_userService, lifetime: .transient) } }

private let _App_needs: StaticString = """
  concrete: repositoryUser
  database:
  repositoryOrder: cacheOrder database
  repositoryUser: cacheUser database
  cacheArrayOptionalUser:
  cacheOrder:
  cacheUser:
  pairDatabaseCacheUser: cacheUser database
  quietUserService:
  storeOptionalUser: cacheArrayOptionalUser
  userService: pairDatabaseCacheUser quietUserService repositoryOrder repositoryUser storeOptionalUser
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.cacheArrayOptionalUser)
  entries.add(.cacheOrder)
  entries.add(.cacheUser)
  entries.add(.concrete)
  entries.add(.database)
  entries.add(.pairDatabaseCacheUser)
  entries.add(.quietUserService, name: "quiet")
  entries.add(.repositoryOrder)
  entries.add(.repositoryUser)
  entries.add(.storeOptionalUser)
  entries.add(.userService)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.register("App", slots: 4, base: _App_base, needs: _App_needs)
  plan.list(_App_dynamic)
}
