// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension DIRuntime.Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout DIRuntime.Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Container`, new each time, provided by `Holder.container` in Names.swift.
  var container: Container {
    if let make = _override(of: .container) { return make(_handle) }
    return _build_container(self)
  }

  /// `any Fan`, a singleton for each `room`, provided by `Ceiling` in Names.swift.
  func fan(room: String) -> any Fan {
    _keyed(.fan, by: room) { (c: DIRuntime.Container) -> any Fan in
      if let make = c._override(of: .fan) { return make(c._handle, room) }
      return _build_fan(c, room)
    }
  }

  /// `Holder`, a singleton, provided by `Holder` in Names.swift.
  var holder: Holder { _kept(.holder) }

  /// `Key`, new each time, provided by `Holder.key` in Names.swift.
  var key: Key {
    if let make = _override(of: .key) { return make(_handle) }
    return _build_key(self)
  }

  /// `any Lamp`, a singleton for each `room`, provided by `Ceiling` in Names.swift.
  func lamp(room: String) -> any Lamp {
    _keyed(.lamp, by: room) { (c: DIRuntime.Container) -> any Lamp in
      if let make = c._override(of: .lamp) { return make(c._handle, room) }
      return _build_lamp(c, room)
    }
  }

  /// `Overrides`, new each time, provided by `Holder.overrides` in Names.swift.
  var overrides: Overrides {
    if let make = _override(of: .overrides) { return make(_handle) }
    return _build_overrides(self)
  }

  /// `Shelf`, a singleton for each `name`, provided by `Shelf` in Names.swift.
  func shelf(name: String) -> Shelf {
    _keyed(.shelf, by: name) { (c: DIRuntime.Container) -> Shelf in
      if let make = c._override(of: .shelf) { return make(c._handle, name) }
      return _build_shelf(c, name)
    }
  }

  /// `User`, new each time, provided by `User` in Names.swift.
  func user(overrides: Overrides) -> User {
    if let make = _override(of: .user) { return make(_handle, overrides) }
    return _build_user(self, overrides)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build__lamp_shared(_ c: DIRuntime.Container, _ room: String) -> Ceiling { Ceiling(room: room) }

private func _build_container(_ c: DIRuntime.Container) -> Container { Holder.container(holder: c.holder) }

private func _build_fan(_ c: DIRuntime.Container, _ room: String) -> any Fan {
  _check_fan(c._isFresh(_App_base, 1) ? _build__lamp_shared(c, room) : c._keyed(._lamp_shared, by: room) { (c: DIRuntime.Container) -> Ceiling in _build__lamp_shared(c, room) })
}

private func _build_holder(_ c: DIRuntime.Container) -> Holder { Holder() }

private func _build_key(_ c: DIRuntime.Container) -> Key { Holder.key() }

private func _build_lamp(_ c: DIRuntime.Container, _ room: String) -> any Lamp {
  _check_lamp(c._isFresh(_App_base, 3) ? _build__lamp_shared(c, room) : c._keyed(._lamp_shared, by: room) { (c: DIRuntime.Container) -> Ceiling in _build__lamp_shared(c, room) })
}

private func _build_overrides(_ c: DIRuntime.Container) -> Overrides { Holder.overrides() }

private func _build_shelf(_ c: DIRuntime.Container, _ name: String) -> Shelf { Shelf(name: name) }

private func _build_user(_ c: DIRuntime.Container, _ overrides: Overrides) -> User {
  User(container: c.container, key: c.key, overrides: overrides, real: c._handle)
}

#sourceLocation(file: "Names.swift", line: 34)
private func _check_0() { _ =
            _Kept<Ceiling>.self }
#sourceLocation()
#sourceLocation(file: "Names.swift", line: 34)
private func _check_fan(_ value: consuming Ceiling) -> any Fan {
                                  value }
#sourceLocation()
#sourceLocation(file: "Names.swift", line: 6)
private func _check_2() { _ =
            _Kept<Holder>.self }
#sourceLocation()
#sourceLocation(file: "Names.swift", line: 34)
private func _check_lamp(_ value: consuming Ceiling) -> any Lamp {
                            value }
#sourceLocation()
#sourceLocation(file: "Names.swift", line: 26)
private func _check_4() { _ =
            _Kept<Shelf>.self }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension DIRuntime.Key where Maker == @Sendable (DIRuntime.Container, String) -> Ceiling { fileprivate static var _lamp_shared: Self { _App_base.key(0) { c, room in _build__lamp_shared(c, room) } } }
extension DIRuntime.Key where Maker == @Sendable (DIRuntime.Container) -> Container { static var container: Self { _App_base.key(5, _build_container, lifetime: .transient) } }
extension DIRuntime.Key where Maker == @Sendable (DIRuntime.Container, String) -> any Fan { static var fan: Self { _App_base.key(1) { c, room in _build_fan(c, room) } } }
extension DIRuntime.Key where Maker == @Sendable (DIRuntime.Container) -> Holder { static var holder: Self { _App_base.key(2, _build_holder) } }
extension DIRuntime.Key where Maker == @Sendable (DIRuntime.Container) -> Key { static var key: Self { _App_base.key(6, _build_key, lifetime: .transient) } }
extension DIRuntime.Key where Maker == @Sendable (DIRuntime.Container, String) -> any Lamp { static var lamp: Self { _App_base.key(3) { c, room in _build_lamp(c, room) } } }
extension DIRuntime.Key where Maker == @Sendable (DIRuntime.Container) -> Overrides { static var overrides: Self { _App_base.key(7, _build_overrides, lifetime: .transient) } }
extension DIRuntime.Key where Maker == @Sendable (DIRuntime.Container, String) -> Shelf { static var shelf: Self { _App_base.key(4) { c, name in _build_shelf(c, name) } } }
extension DIRuntime.Key where Maker == @Sendable (DIRuntime.Container, Overrides) -> User { static var user: Self { _App_base.key(8) { c, overrides in _build_user(c, overrides) } } }

private let _App_needs: StaticString = """
  _lamp_shared:
  fan: _lamp_shared
  holder:
  lamp: _lamp_shared
  shelf:
  container: holder
  key:
  overrides:
  user: *
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.container)
  entries.add(.holder)
  entries.add(.key)
  entries.add(.overrides)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 5, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
