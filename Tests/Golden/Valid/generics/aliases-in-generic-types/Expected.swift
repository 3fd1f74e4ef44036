// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Cache<Order>`, new each time, provided by `Cache<Order>` in App.swift.
  var cacheOrder: Cache<Order> {
    if let make = _override(of: .cacheOrder) { return make(_handle) }
    return _build_cacheOrder(self)
  }

  /// `Cache<User>`, new each time, provided by `Cache<User>` in App.swift.
  var cacheUser: Cache<User> {
    if let make = _override(of: .cacheUser) { return make(_handle) }
    return _build_cacheUser(self)
  }

  /// `Repository<User>.Cursor`, new each time, provided by `Repository<User>.Cursor` in App.swift.
  var cursor: Repository<User>.Cursor {
    if let make = _override(of: .cursor) { return make(_handle) }
    return _build_cursor(self)
  }

  /// `Repository<User>.Index<Order>`, new each time, provided by `Repository<User>.Index<Order>` in App.swift.
  var indexOrder: Repository<User>.Index<Order> {
    if let make = _override(of: .indexOrder) { return make(_handle) }
    return _build_indexOrder(self)
  }

  /// `Order`, new each time, provided by `order` in App.swift.
  var order: Order {
    if let make = _override(of: .order) { return make(_handle) }
    return _build_order(self)
  }

  /// `Pair<Order, User>`, new each time, provided by `Pair<Order, User>` in App.swift.
  var pairOrderUser: Pair<Order, User> {
    if let make = _override(of: .pairOrderUser) { return make(_handle) }
    return _build_pairOrderUser(self)
  }

  /// `Pair<User, Order>`, new each time, provided by `Pair<User, Order>` in App.swift.
  var pairUserOrder: Pair<User, Order> {
    if let make = _override(of: .pairUserOrder) { return make(_handle) }
    return _build_pairUserOrder(self)
  }

  /// `Repository<User>`, new each time, provided by `Repository<User>` in App.swift.
  var repositoryUser: Repository<User> {
    if let make = _override(of: .repositoryUser) { return make(_handle) }
    return _build_repositoryUser(self)
  }

  /// `Shop`, new each time, provided by `Shop` in App.swift.
  var shop: Shop {
    if let make = _override(of: .shop) { return make(_handle) }
    return _build_shop(self)
  }

  /// `User`, new each time, provided by `user` in App.swift.
  var user: User {
    if let make = _override(of: .user) { return make(_handle) }
    return _build_user(self)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_cacheOrder(_ c: Container) -> Cache<Order> { Cache<Order>(value: c.order) }

private func _build_cacheUser(_ c: Container) -> Cache<User> { Cache<User>(value: c.user) }

private func _build_cursor(_ c: Container) -> Repository<User>.Cursor { Repository<User>.Cursor(entity: c.user) }

private func _build_indexOrder(_ c: Container) -> Repository<User>.Index<Order> {
  Repository<User>.Index<Order>(entity: c.user, key: c.order)
}

private func _build_order(_ c: Container) -> Order { order() }

private func _build_pairOrderUser(_ c: Container) -> Pair<Order, User> {
  Pair<Order, User>(first: c.order, second: c.user)
}

private func _build_pairUserOrder(_ c: Container) -> Pair<User, Order> {
  Pair<User, Order>(first: c.user, second: c.order)
}

private func _build_repositoryUser(_ c: Container) -> Repository<User> {
  let handle = c._handle
  return Repository<User>(item: c.user, stored: c.cacheUser, maybe: c.cacheUser, both: c.pairUserOrder, cursor: c.cursor, index: c.indexOrder, make: { () -> Repository<User>.Cursor in handle.cursor })
}

private func _build_shop(_ c: Container) -> Shop {
  let handle = c._handle
  return Shop(users: c.repositoryUser, user: c.user, stored: c.cacheUser, maybe: c.cacheUser, both: c.pairOrderUser, cursor: c.cursor, index: c.indexOrder, orders: c.cacheOrder, kept: c.cacheUser, later: Lazy<Repository<User>.Stored>(_of: c, isKept: c._keeps(.cacheUser, false)) { $0.cacheUser }, make: { () -> Repository<Order>.Stored in handle.cacheOrder })
}

private func _build_user(_ c: Container) -> User { user() }

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Cache<Order> { static var cacheOrder: Self { _App_base.key(0, _build_cacheOrder, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Cache<User> { static var cacheUser: Self { _App_base.key(1, _build_cacheUser, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Repository<User>.Cursor { static var cursor: Self { _App_base.key(2, _build_cursor, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Repository<User>.Index<Order> { static var indexOrder: Self { _App_base.key(3, _build_indexOrder, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Order { static var order: Self { _App_base.key(4, _build_order, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Pair<Order, User> { static var pairOrderUser: Self { _App_base.key(5, _build_pairOrderUser, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Pair<User, Order> { static var pairUserOrder: Self { _App_base.key(6, _build_pairUserOrder, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Repository<User> { static var repositoryUser: Self { _App_base.key(7, _build_repositoryUser, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Shop { static var shop: Self { _App_base.key(8, _build_shop, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> User { static var user: Self { _App_base.key(9, _build_user, lifetime: .transient) } }

private let _App_needs: StaticString = """
  cacheOrder: order
  cacheUser: user
  cursor: user
  indexOrder: order user
  order:
  pairOrderUser: order user
  pairUserOrder: order user
  repositoryUser: cacheUser cursor indexOrder pairUserOrder user
  shop: cacheOrder cacheUser cursor indexOrder pairOrderUser repositoryUser user
  user:
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.cacheOrder)
  entries.add(.cacheUser)
  entries.add(.cursor)
  entries.add(.indexOrder)
  entries.add(.order)
  entries.add(.pairOrderUser)
  entries.add(.pairUserOrder)
  entries.add(.repositoryUser)
  entries.add(.shop)
  entries.add(.user)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 0, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
