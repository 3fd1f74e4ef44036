// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `() -> String`, new each time, provided by `Actions.load` in App.swift.
  var load: () -> String {
    if let make = _override(of: .load) { return make(_handle) }
    return _build_load(self)
  }

  /// `Menu`, new each time, provided by `Menu` in App.swift.
  var menu: Menu {
    if let make = _override(of: .menu) { return make(_handle) }
    return _build_menu(self)
  }

  /// `Room`, new each time, provided by `Room` in App.swift.
  var room: Room {
    if let make = _override(of: .room) { return make(_handle) }
    return _build_room(self)
  }

  /// `() throws -> Int`, new each time, provided by `Actions.save` in App.swift.
  var save: () throws -> Int {
    if let make = _override(of: .save) { return make(_handle) }
    return _build_save(self)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_load(_ c: Container) -> () -> String { Actions.load }

private func _build_menu(_ c: Container) -> Menu {
  let handle = c._handle
  return Menu(save: c.save, load: c.load, room: { () throws(Never) -> Room in handle.room })
}

private func _build_room(_ c: Container) -> Room { Room() }

private func _build_save(_ c: Container) -> () throws -> Int { Actions.save }

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> () -> String { static var load: Self { _App_base.key(0, _build_load, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Menu { static var menu: Self { _App_base.key(1, _build_menu, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Room { static var room: Self { _App_base.key(2, _build_room, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> () throws -> Int { static var save: Self { _App_base.key(3, _build_save, lifetime: .transient) } }

private let _App_needs: StaticString = """
  load:
  menu: load room save
  room:
  save:
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.load)
  entries.add(.menu)
  entries.add(.room)
  entries.add(.save)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 0, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
