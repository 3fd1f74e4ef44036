// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime
import Core
import Lib

extension Container {
  /// A container of all providers of Lib, App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Store<Order>`, new each time, provided by `archivedOrders` in App.swift.
  var archived: Store<Order> {
    if let make = _override(of: .archived) { return make(_handle) }
    return _build_archived(self)
  }

  /// `Shop`, new each time, provided by `Shop` in App.swift.
  var shop: Shop {
    if let make = _override(of: .shop) { return make(_handle) }
    return _build_shop(self)
  }

  /// `Store<Order>`, new each time, provided by `Store<Order>` in Core.swift.
  var storeOrder: Store<Order> {
    if let make = _override(of: .storeOrder) { return make(_handle) }
    return _build_storeOrder(self)
  }

  /// `Store<User>`, new each time, provided by `Store<User>` in Core.swift.
  var storeUser: Store<User> {
    if let make = _override(of: .storeUser) { return make(_handle) }
    return _build_storeUser(self)
  }
}

private let _App_plan = _Plan { plan in
  _apply_DIGenPlugin_to_Lib(&plan)
  _apply_DIGenPlugin_to_App(&plan)
}

private func _build_archived(_ c: Container) -> Store<Order> { archivedOrders() }

private func _build_shop(_ c: Container) -> Shop {
  Shop(users: c.storeUser, orders: c.storeOrder, archived: c.archived, service: c.service)
}

private func _build_storeOrder(_ c: Container) -> Store<Order> { Store<Order>() }

private func _build_storeUser(_ c: Container) -> Store<User> { Store<User>() }

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Store<Order> { static var archived: Self { _App_base.key(0, _build_archived, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Shop { static var shop: Self { _App_base.key(1, _build_shop, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Store<Order> { static var storeOrder: Self { _App_base.key(2, _build_storeOrder, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Store<User> { static var storeUser: Self { _App_base.key(3, _build_storeUser, lifetime: .transient) } }

private let _App_needs: StaticString = """
  archived:
  shop: Lib.service archived storeOrder storeUser
  storeOrder:
  storeUser:
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.archived, name: "archived")
  entries.add(.shop)
  entries.add(.storeOrder)
  entries.add(.storeUser)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 0, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
