// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Account`, a singleton for each `id`, provided by `Account` in App.swift.
  func account(id: ID<User>) -> Account {
#sourceLocation(file: "App.swift", line: 21)
    let key =                 _Arguments(id)
#sourceLocation()
    return _keyed(.account, by: key) { (c: Container) -> Account in
      if let make = c._override(of: .account) { return make(c._handle, id) }
      return _build_account(c, id)
    }
  }

  /// `ID<User>`, new each time, provided by `IDs.guest` in App.swift.
  var guest: ID<User> {
    if let make = _override(of: .guest) { return make(_handle) }
    return _build_guest(self)
  }

  /// `Invoice`, new each time, provided by `Invoice` in App.swift.
  var invoice: Invoice {
    if let make = _override(of: .invoice) { return make(_handle) }
    return _build_invoice(self)
  }

  /// `ID<Order>`, new each time, provided by `IDs.latest` in App.swift.
  var latest: ID<Order> {
    if let make = _override(of: .latest) { return make(_handle) }
    return _build_latest(self)
  }

  /// `Tag<Order>`, new each time, provided by `Tag<Order>` in App.swift.
  var tagOrder: Tag<Order> {
    if let make = _override(of: .tagOrder) { return make(_handle) }
    return _build_tagOrder(self)
  }

  /// `Tag<User>`, new each time, provided by `Tag<User>` in App.swift.
  var tagUser: Tag<User> {
    if let make = _override(of: .tagUser) { return make(_handle) }
    return _build_tagUser(self)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_account(_ c: Container, _ id: ID<User>) -> Account { Account(id: id) }

private func _build_guest(_ c: Container) -> ID<User> { IDs.guest }

private func _build_invoice(_ c: Container) -> Invoice { Invoice(user: c.tagUser, order: c.tagOrder, id: c.guest) }

private func _build_latest(_ c: Container) -> ID<Order> { IDs.latest() }

private func _build_tagOrder(_ c: Container) -> Tag<Order> { Tag<Order>(id: c.latest) }

private func _build_tagUser(_ c: Container) -> Tag<User> { Tag<User>(id: c.guest) }

#sourceLocation(file: "App.swift", line: 20)
private func _check_0() { _ =
            _Kept<Account>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 20)
private func _check_0_0() { _ =
                              _Kept<ID<User>>.self }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container, ID<User>) -> Account { static var account: Self { _App_base.key(0) { c, id in _build_account(c, id) } } }
extension Key where Maker == @Sendable (Container) -> ID<User> { static var guest: Self { _App_base.key(1, _build_guest, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Invoice { static var invoice: Self { _App_base.key(2, _build_invoice, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> ID<Order> { static var latest: Self { _App_base.key(3, _build_latest, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Tag<Order> { static var tagOrder: Self { _App_base.key(4, _build_tagOrder, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Tag<User> { static var tagUser: Self { _App_base.key(5, _build_tagUser, lifetime: .transient) } }

private let _App_needs: StaticString = """
  account:
  guest:
  invoice: guest tagOrder tagUser
  latest:
  tagOrder: latest
  tagUser: guest
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.guest)
  entries.add(.invoice)
  entries.add(.latest)
  entries.add(.tagOrder)
  entries.add(.tagUser)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 1, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
