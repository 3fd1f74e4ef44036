// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

nonisolated extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Counter`, a singleton, provided by `Counter` in App.swift.
  var counter: Counter { _kept(.counter) }

  /// `Disk`, a singleton, provided by `Disk` in App.swift.
  var disk: Disk { _kept(.disk) }

  /// `Window`, a singleton, provided by `Window` in App.swift.
  var window: Window { _kept(.window) }
}

/// A child of `Container`, which has all of that and is made with a `Session`.
nonisolated class SessionContainer: Container, @unchecked Sendable {
  /// Meant for the runtime only; a container makes one by `session`.
  required init(_making making: _Making) { super.init(_making: making) }
}

nonisolated extension Container {
  /// A child container of this one, which it owns.
  func session(user: String) -> SessionContainer {
    _child(SessionContainer.self, of: Session(user: user), base: _App_SessionContainer_base)
  }
}

nonisolated extension SessionContainer {
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

nonisolated extension SessionContainer {
  /// `Cart`, a singleton, provided by `Cart` in App.swift.
  var cart: Cart { _keptInChild(.cart) }

  /// `String`, what the container was made with.
  var user: String { _input(.user) { (it: Session) in it.user } }
}

nonisolated private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

nonisolated private func _build_SessionContainer_cart(_ c: SessionContainer) -> Cart {
  var value = Cart(user: c.user)
  _set_SessionContainer_cart(&value)
  _close_SessionContainer_cart(c, value)
  return value
}

nonisolated private func _build_counter(_ c: Container) -> Counter {
  let value = Counter(disk: c.disk)
  _close_counter(c, value)
  return value
}

nonisolated private func _build_disk(_ c: Container) -> Disk {
  let value = Disk()
  _close_disk(c, value)
  return value
}

nonisolated private func _build_SessionContainer_user(_ c: SessionContainer) -> String { c._inputs(Session.self).user }

nonisolated private func _build_window(_ c: Container) -> Window {
  let value = Window()
  _close_window(c, value)
  return value
}

nonisolated private func _set_SessionContainer_cart(_ it: inout Cart) {
#sourceLocation(file: "App.swift", line: 28)
                                                              it.size = 2
#sourceLocation()
}

#sourceLocation(file: "App.swift", line: 27)
nonisolated private func _check_3() { _ =
            _Kept<Cart>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 27)
nonisolated private func _close_SessionContainer_cart(_ c: SessionContainer, _ value: Cart) { c._onClose(_App_SessionContainer_base, 3, child: 0) { try await _closing(
                                              value.close()) } }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 9)
nonisolated private func _check_0() { _ =
            _Kept<Counter>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 9)
nonisolated private func _close_counter(_ c: Container, _ value: Counter) { c._onClose(_App_base, 0) { try await _closing(
                                 value.close()) } }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 3)
nonisolated private func _check_1() { _ =
            _Kept<Disk>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 3)
nonisolated private func _close_disk(_ c: Container, _ value: Disk) { c._onClose(_App_base, 1) { try await _closing(
                                 value.close()) } }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 24)
nonisolated private func _check_4() { _ =
      _Kept<String>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 16)
nonisolated private func _check_2() { _ =
            _Kept<Window>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 16)
nonisolated private func _close_window(_ c: Container, _ value: Window) { c._onClose(_App_base, 2) { try await _closing(
                          value.close()) } }
#sourceLocation()

nonisolated extension Key where Maker == @Sendable (SessionContainer) -> Cart { static var cart: Self { _App_SessionContainer_base.key(3, child: 0, _build_SessionContainer_cart) } }
nonisolated extension Key where Maker == @Sendable (Container) -> Counter { static var counter: Self { _App_base.key(0, _build_counter) } }
nonisolated extension Key where Maker == @Sendable (Container) -> Disk { static var disk: Self { _App_base.key(1, _build_disk) } }
nonisolated extension Key where Maker == @Sendable (SessionContainer) -> String { static var user: Self { _App_SessionContainer_base.key(4, child: 1, _build_SessionContainer_user) } }
nonisolated extension Key where Maker == @Sendable (Container) -> Window { static var window: Self { _App_base.key(2, _build_window) } }

nonisolated private let _App_needs: StaticString = """
  counter: disk
  disk:
  window:
  SessionContainer.cart: SessionContainer.user
  SessionContainer.user:
  """

nonisolated private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.counter)
  entries.add(.disk)
  entries.add(.window)
}

nonisolated private func _App_SessionContainer_dynamic(_ entries: inout _DynamicEntriesOf<SessionContainer>) {
  entries.add(.cart)
  entries.add(.user, name: "user")
}

nonisolated private func _App_eager(_ entries: inout _EagerEntries) {
  entries.add(.disk)
  entries.add(.counter)
}

nonisolated private func _App_SessionContainer_eager(_ entries: inout _EagerEntriesOf<SessionContainer>) {
  entries.add(.cart)
}

nonisolated private let _App_base = _SlotBase()
nonisolated private let _App_SessionContainer_base = _SlotBase()
nonisolated public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 3, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
  plan.tie(SessionContainer.self, slots: 2, base: _App_SessionContainer_base, of: _App_base)
  plan.list(_App_SessionContainer_dynamic)
  plan.warm(_App_eager)
  plan.warm(_App_SessionContainer_eager)
}
