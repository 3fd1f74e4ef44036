// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Clock`, a singleton, provided by `Clock` in Session.swift.
  var clock: Clock { _kept(.clock) }
}

/// A child of `Container`, which has all of that and is made with a `Session`.
nonisolated class SessionContainer: Container, @unchecked Sendable {
  /// Meant for the runtime only; a container makes one by `session`.
  required init(_making making: _Making) { super.init(_making: making) }
}

extension Container {
  /// A child container of this one, which it owns.
  func session(user: String) -> SessionContainer {
    _child(SessionContainer.self, of: Session(user: user), base: _App_SessionContainer_base)
  }
}

extension SessionContainer {
  /// Builds a value anew, without regard to the one that is kept.
  nonisolated func fresh<each A, T: ~Copyable, E: Error>(
    _ key: Key<@Sendable (SessionContainer, repeat each A) throws(E) -> T>, _ arguments: repeat each A
  ) throws(E) -> T {
    try _newValue(of: key, isOriginal: false, repeat each arguments)
  }

  /// Builds what an override replaces.
  nonisolated func original<each A, T: ~Copyable, E: Error>(
    _ key: Key<@Sendable (SessionContainer, repeat each A) throws(E) -> T>, _ arguments: repeat each A
  ) throws(E) -> T {
    try _newValue(of: key, isOriginal: true, repeat each arguments)
  }
}

extension SessionContainer {
  /// `Cart`, a singleton, provided by `Cart` in Session.swift.
  var cart: Cart { _keptInChild(.cart) }

  /// `Header`, new each time, provided by `Header` in Session.swift.
  var header: Header {
    if let make = _override(of: .header) { return make(_handle) }
    return _build_SessionContainer_header(self)
  }

  /// `Page`, the same while somebody holds it, provided by `Page` in Session.swift.
  var page: Page { _weak(.page) }

  /// `String`, what the container was made with.
  var user: String { _input(.user) { (it: Session) in it.user } }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_SessionContainer_cart(_ c: SessionContainer) -> Cart { Cart(user: c.user) }

private func _build_clock(_ c: Container) -> Clock { Clock() }

private func _build_SessionContainer_header(_ c: SessionContainer) -> Header {
  c._asCurrent { () -> Header in
    Header()
  }
}

private func _build_SessionContainer_page(_ c: SessionContainer) -> Page { Page(cart: c.cart) }

private func _build_SessionContainer_user(_ c: SessionContainer) -> String { c._inputs(Session.self).user }

#sourceLocation(file: "Session.swift", line: 7)
private func _check_1() { _ =
            _Kept<Cart>.self }
#sourceLocation()
#sourceLocation(file: "Session.swift", line: 19)
private func _check_0() { _ =
            _Kept<Clock>.self }
#sourceLocation()
#sourceLocation(file: "Session.swift", line: 13)
private func _check_3() { _ =
            _Kept<Page>.self }
#sourceLocation()
#sourceLocation(file: "Session.swift", line: 4)
private func _check_4() { _ =
      _Kept<String>.self }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (SessionContainer) -> Cart { static var cart: Self { _App_SessionContainer_base.key(1, child: 0, _build_SessionContainer_cart) } }
extension Key where Maker == @Sendable (Container) -> Clock { static var clock: Self { _App_base.key(0, _build_clock) } }
extension Key where Maker == @Sendable (SessionContainer) -> Header { static var header: Self { _App_base.key(2, _build_SessionContainer_header, lifetime: .transient) } }
extension Key where Maker == @Sendable (SessionContainer) -> Page { static var page: Self { _App_SessionContainer_base.key(3, child: 1, _build_SessionContainer_page, lifetime: .weak) } }
extension Key where Maker == @Sendable (SessionContainer) -> String { static var user: Self { _App_SessionContainer_base.key(4, child: 2, _build_SessionContainer_user) } }

private let _App_needs: StaticString = """
  clock:
  SessionContainer.cart: SessionContainer.user
  SessionContainer.header: *
  SessionContainer.page: SessionContainer.cart
  SessionContainer.user:
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.clock)
}

private func _App_SessionContainer_dynamic(_ entries: inout _DynamicEntriesOf<SessionContainer>) {
  entries.add(.cart)
  entries.add(.header)
  entries.add(.page)
  entries.add(.user, name: "user")
}

private let _App_base = _SlotBase()
private let _App_SessionContainer_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 1, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
  plan.tie(SessionContainer.self, slots: 3, base: _App_SessionContainer_base, of: _App_base)
  plan.list(_App_SessionContainer_dynamic)
}
