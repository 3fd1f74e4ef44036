// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Stack<Int>.Limit`, new each time, provided by `Limits.limit` in App.swift.
  var limit: Stack<Int>.Limit {
    if let make = _override(of: .limit) { return make(_handle) }
    return _build_limit(self)
  }

  /// `Machine`, new each time, provided by `Machine` in App.swift.
  var machine: Machine {
    if let make = _override(of: .machine) { return make(_handle) }
    return _build_machine(self)
  }

  /// `Theme.Options`, new each time, provided by `Theme.options` in App.swift.
  var options: Theme.Options {
    if let make = _override(of: .options) { return make(_handle) }
    return _build_options(self)
  }

  /// `Pool<Int, User>`, a singleton, provided by `Pool<Int, User>` in App.swift.
  var poolIntUser: Pool<Int, User> { _kept(.poolIntUser) }

  /// `Pool<String, Order>`, a singleton, provided by `Pool<String, Order>` in App.swift.
  var poolStringOrder: Pool<String, Order> { _kept(.poolStringOrder) }

  /// `Repository<Order>`, a singleton, provided by `Repository<Order>` in App.swift.
  var repositoryOrder: Repository<Order> { _kept(.repositoryOrder) }

  /// `Repository<User>`, a singleton, provided by `Repository<User>` in App.swift.
  var repositoryUser: Repository<User> { _kept(.repositoryUser) }

  /// `User.Row`, new each time, provided by `Rows.row` in App.swift.
  var row: User.Row {
    if let make = _override(of: .row) { return make(_handle) }
    return _build_row(self)
  }

  /// `Shop`, new each time, provided by `Shop` in App.swift.
  var shop: Shop {
    if let make = _override(of: .shop) { return make(_handle) }
    return _build_shop(self)
  }

  /// `Stack<Int>`, new each time, provided by `Stack<Int>` in App.swift.
  var stackInt: Stack<Int> {
    if let make = _override(of: .stackInt) { return make(_handle) }
    return _build_stackInt(self)
  }

  /// `Theme`, new each time, provided by `Theme` in App.swift.
  func theme(kind: Theme.Kind) -> Theme {
    if let make = _override(of: .theme) { return make(_handle, kind) }
    return _build_theme(self, kind)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_limit(_ c: Container) -> Stack<Int>.Limit { Limits.limit() }

private func _build_machine(_ c: Container) -> Machine { Machine(stack: c.stackInt) }

private func _build_options(_ c: Container) -> Theme.Options { Theme.options() }

private func _build_poolIntUser(_ c: Container) -> Pool<Int, User> { Pool<Int, User>() }

private func _build_poolStringOrder(_ c: Container) -> Pool<String, Order> { Pool<String, Order>() }

private func _build_repositoryOrder(_ c: Container) -> Repository<Order> {
  Repository<Order>(pool: c.poolStringOrder, first: nil)
}

private func _build_repositoryUser(_ c: Container) -> Repository<User> {
  Repository<User>(pool: c.poolIntUser, first: c.row)
}

private func _build_row(_ c: Container) -> User.Row { Rows.row() }

private func _build_shop(_ c: Container) -> Shop { Shop(users: c.repositoryUser, orders: c.repositoryOrder) }

private func _build_stackInt(_ c: Container) -> Stack<Int> { Stack<Int>(limit: c.limit) }

private func _build_theme(_ c: Container, _ kind: Theme.Kind) -> Theme { Theme(kind: kind, options: c.options) }

#sourceLocation(file: "App.swift", line: 17)
private func _check_0() { _ =
            _Kept<Pool<Int, User>>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 17)
private func _check_1() { _ =
            _Kept<Pool<String, Order>>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 21)
private func _check_2() { _ =
            _Kept<Repository<Order>>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 21)
private func _check_3() { _ =
            _Kept<Repository<User>>.self }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Stack<Int>.Limit { static var limit: Self { _App_base.key(4, _build_limit, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Machine { static var machine: Self { _App_base.key(5, _build_machine, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Theme.Options { static var options: Self { _App_base.key(6, _build_options, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Pool<Int, User> { static var poolIntUser: Self { _App_base.key(0, _build_poolIntUser) } }
extension Key where Maker == @Sendable (Container) -> Pool<String, Order> { static var poolStringOrder: Self { _App_base.key(1, _build_poolStringOrder) } }
extension Key where Maker == @Sendable (Container) -> Repository<Order> { static var repositoryOrder: Self { _App_base.key(2, _build_repositoryOrder) } }
extension Key where Maker == @Sendable (Container) -> Repository<User> { static var repositoryUser: Self { _App_base.key(3, _build_repositoryUser) } }
extension Key where Maker == @Sendable (Container) -> User.Row { static var row: Self { _App_base.key(7, _build_row, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Shop { static var shop: Self { _App_base.key(8, _build_shop, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Stack<Int> { static var stackInt: Self { _App_base.key(9, _build_stackInt, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container, Theme.Kind) -> Theme { static var theme: Self { _App_base.key(10) { c, kind in _build_theme(c, kind) } } }

private let _App_needs: StaticString = """
  poolIntUser:
  poolStringOrder:
  repositoryOrder: poolStringOrder
  repositoryUser: poolIntUser row
  limit:
  machine: stackInt
  options:
  row:
  shop: repositoryOrder repositoryUser
  stackInt: limit
  theme: options
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.limit)
  entries.add(.machine)
  entries.add(.options)
  entries.add(.poolIntUser)
  entries.add(.poolStringOrder)
  entries.add(.repositoryOrder)
  entries.add(.repositoryUser)
  entries.add(.row)
  entries.add(.shop)
  entries.add(.stackInt)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 4, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
