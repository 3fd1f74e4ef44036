// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Shop.Lamp.Bulb`, new each time, provided by `Shop.bulb` in App.swift.
  var bulb: Shop.Lamp.Bulb {
    if let make = _override(of: .bulb) { return make(_handle) }
    return _build_bulb(self)
  }

  /// `Shop.Desk`, new each time, provided by `Shop.Desk` in App.swift.
  var desk: Shop.Desk {
    if let make = _override(of: .desk) { return make(_handle) }
    return _build_desk(self)
  }

  /// `Shop.Desk.Drawer`, new each time, provided by `Shop.Desk.Drawer` in App.swift.
  var drawer: Shop.Desk.Drawer {
    if let make = _override(of: .drawer) { return make(_handle) }
    return _build_drawer(self)
  }

  /// `Shop.Store`, new each time, provided by `Shop.Store` in App.swift.
  var inner: Shop.Store {
    if let make = _override(of: .inner) { return make(_handle) }
    return _build_inner(self)
  }

  /// `Shop.Lamp.Shade`, new each time, provided by `Shop.Lamp.Shade` in App.swift.
  var shade: Shop.Lamp.Shade {
    if let make = _override(of: .shade) { return make(_handle) }
    return _build_shade(self)
  }

  /// `Shop.Lamp.Stand`, new each time, provided by `Shop.Lamp.Stand` in App.swift.
  var stand: Shop.Lamp.Stand {
    if let make = _override(of: .stand) { return make(_handle) }
    return _build_stand(self)
  }

  /// `Store`, new each time, provided by `Store` in App.swift.
  var store: Store {
    if let make = _override(of: .store) { return make(_handle) }
    return _build_store(self)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_bulb(_ c: Container) -> Shop.Lamp.Bulb { Shop.bulb() }

private func _build_desk(_ c: Container) -> Shop.Desk { Shop.Desk(store: c.store) }

private func _build_drawer(_ c: Container) -> Shop.Desk.Drawer { Shop.Desk.Drawer(store: c.store, desk: c.desk) }

private func _build_inner(_ c: Container) -> Shop.Store { Shop.Store() }

private func _build_shade(_ c: Container) -> Shop.Lamp.Shade { Shop.Lamp.Shade(bulb: c.bulb) }

private func _build_stand(_ c: Container) -> Shop.Lamp.Stand { Shop.Lamp.Stand(bulb: c.bulb) }

private func _build_store(_ c: Container) -> Store { Store() }

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Shop.Lamp.Bulb { static var bulb: Self { _App_base.key(0, _build_bulb, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Shop.Desk { static var desk: Self { _App_base.key(1, _build_desk, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Shop.Desk.Drawer { static var drawer: Self { _App_base.key(2, _build_drawer, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Shop.Store { static var inner: Self { _App_base.key(3, _build_inner, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Shop.Lamp.Shade { static var shade: Self { _App_base.key(4, _build_shade, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Shop.Lamp.Stand { static var stand: Self { _App_base.key(5, _build_stand, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Store { static var store: Self { _App_base.key(6, _build_store, lifetime: .transient) } }

private let _App_needs: StaticString = """
  bulb:
  desk: store
  drawer: desk store
  inner:
  shade: bulb
  stand: bulb
  store:
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.bulb)
  entries.add(.desk)
  entries.add(.drawer)
  entries.add(.inner, name: "inner")
  entries.add(.shade)
  entries.add(.stand)
  entries.add(.store)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 0, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
