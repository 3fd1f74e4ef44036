// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Guest`, new each time, provided by `Guest` in App.swift.
  var guest: Guest {
    if let make = _override(of: .guest) { return make(_handle) }
    return _build_guest(self)
  }

  /// `Hub`, new each time, provided by `Hub` in App.swift.
  var hub: Hub {
    if let make = _override(of: .hub) { return make(_handle) }
    return _build_hub(self)
  }

  /// `any Listener`, a singleton, provided by `Store` in App.swift.
  var listener: any Listener { _kept(.listener) }

  /// `[any Listener]`, new each time, of `screen`, `listener`, `guest`.
  var listeners: [any Listener] {
    if let make = _override(of: .listeners) { return make(_handle) }
    return _build_listeners(self)
  }

  /// `Screen`, the same while somebody holds it, provided by `Screen` in App.swift.
  var screen: Screen { _weak(.screen) }

  /// `Store`, a singleton, provided by `Store` in App.swift.
  var store: Store { _kept(.store) }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_guest(_ c: Container) -> Guest { Guest() }

private func _build_hub(_ c: Container) -> Hub {
  Hub(listeners: c.listeners, later: Lazy<[any Listener]>(_of: c, isKept: c._keeps(.listeners, false)) { $0.listeners })
}

private func _build_listener(_ c: Container) -> any Listener {
  _check_listener(c._isFresh(_App_base, 0) ? c._newValue(of: .store, isOriginal: false) : c.store)
}

private func _build_listeners(_ c: Container) -> [any Listener] { c._joined(.listeners, _build_Container_listeners) }

private func _build_Container_listeners(_ c: Container) -> [any Listener] { [c.screen, c.listener, c.guest] }

private func _build_screen(_ c: Container) -> Screen { Screen() }

private func _build_store(_ c: Container) -> Store {
  let handle = c._handle
  return Store(listeners: { () -> [any Listener] in handle.listeners })
}

#sourceLocation(file: "App.swift", line: 7)
private func _check_listener(_ value: consuming Store) -> any Listener {
                            value }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 4)
private func _check_1() { _ =
            _Kept<Screen>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 7)
private func _check_2() { _ =
            _Kept<Store>.self }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Guest { static var guest: Self { _App_base.key(3, _build_guest, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Hub { static var hub: Self { _App_base.key(4, _build_hub, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> any Listener { static var listener: Self { _App_base.key(0, _build_listener) } }
extension Key where Maker == @Sendable (Container) -> [any Listener] { static var listeners: Self { _App_base.key(5, _build_listeners, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Screen { static var screen: Self { _App_base.key(1, _build_screen, lifetime: .weak) } }
extension Key where Maker == @Sendable (Container) -> Store { static var store: Self { _App_base.key(2, _build_store) } }

private let _App_needs: StaticString = """
  listener: store
  screen:
  store: listeners
  guest:
  hub: listeners
  listeners: guest listener screen
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.guest)
  entries.add(.hub)
  entries.add(.listener)
  entries.add(.listeners)
  entries.add(.screen)
  entries.add(.store)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 3, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
  plan.join(_App_base.key(5, _build_Container_listeners, "listeners"))
}
