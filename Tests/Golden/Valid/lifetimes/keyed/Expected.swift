// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `any Bed`, a singleton for each `number`, provided by `SofaBed` in App.swift.
  ///
  /// One value for each number, under all of its types.
  func bed(_ number: Int) -> any Bed {
    _keyed(.bed, by: number) { (c: Container) -> any Bed in
      if let make = c._override(of: .bed) { return make(c._handle, number) }
      return _build_bed(c, number)
    }
  }

  /// `any Clock`, a singleton, provided by `SystemClock` in App.swift.
  var clock: any Clock { _kept(.clock) }

  /// `Guest`, a singleton, provided by `Guest` in App.swift.
  var guest: Guest { _kept(.guest) }

  /// `House`, a singleton for each `name`, provided by `House` in App.swift.
  func house(name: String) -> House {
    _keyed(.house, by: name) { (c: Container) -> House in
      if let make = c._override(of: .house) { return make(c._handle, name) }
      return _build_house(c, name)
    }
  }

  /// `Key`, new each time, provided by `Key` in App.swift.
  ///
  /// Transient, and hands its argument on to kept ones.
  func key(name: String) -> Key {
    if let make = _override(of: .key) { return make(_handle, name) }
    return _build_key(self, name)
  }

  /// `any Lamp`, a singleton for each `c` and `make`, provided by `LavaLamp` in App.swift.
  func lamp(c: Int, make: Int? = nil) throws -> any Lamp {
    try _keyed(.lamp, by: _Arguments(c, make)) { (c_: Container) throws -> any Lamp in
      if let make_ = c_._override(of: .lamp) { return try make_(c_._handle, c, make) }
      return try _build_lamp(c_, c, make)
    }
  }

  /// `LavaLamp`, a singleton for each `c` and `make`, provided by `LavaLamp` in App.swift.
  func lampLavaLamp(c: Int, make: Int? = nil) throws -> LavaLamp {
    try _keyed(.lampLavaLamp, by: _Arguments(c, make)) { (c_: Container) throws -> LavaLamp in
      if let make_ = c_._override(of: .lampLavaLamp) { return try make_(c_._handle, c, make) }
      return try _build_lampLavaLamp(c_, c, make)
    }
  }

  /// `Room`, a singleton for each `name` and `number` and `size`, provided by `Room` in App.swift.
  ///
  /// `keyed:` says that it is a singleton; built from one of the same argument.
  func room(name: String, number: Int, size: Size = .small) throws(Failure) -> Room {
#sourceLocation(file: "App.swift", line: 23)
    let key =                     _Arguments(name, number, size)
#sourceLocation()
    return try _keyed(.room, by: key) { (c: Container) throws(Failure) -> Room in
      if let make = c._override(of: .room) { return try make(c._handle, name, number, size) }
      return try _build_room(c, name, number, size)
    }
  }

  /// `any Sofa & Sendable`, a singleton for each `number`, provided by `SofaBed` in App.swift.
  ///
  /// One value for each number, under all of its types.
  func sofa(_ number: Int) -> any Sofa & Sendable {
    _keyed(.sofa, by: number) { (c: Container) -> any Sofa & Sendable in
      if let make = c._override(of: .sofa) { return make(c._handle, number) }
      return _build_sofa(c, number)
    }
  }

  /// `SofaBed`, a singleton for each `number`, provided by `SofaBed` in App.swift.
  ///
  /// One value for each number, under all of its types.
  func sofaBed(_ number: Int) -> SofaBed {
    _keyed(.sofaBed, by: number) { (c: Container) -> SofaBed in
      if let make = c._override(of: .sofaBed) { return make(c._handle, number) }
      return _build_sofaBed(c, number)
    }
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_bed(_ c: Container, _ number: Int) -> any Bed {
  _check_bed(c._isFresh(_App_base, 0) ? c._newValue(of: .sofaBed, isOriginal: false, number) : c.sofaBed(number))
}

private func _build_clock(_ c: Container) -> any Clock { _check_clock(SystemClock()) }

private func _build_guest(_ c: Container) -> Guest {
  let handle = c._handle
  return Guest(room: { (name: String, number: Int, size: Size) throws(Failure) -> Room in try handle.room(name: name, number: number, size: size) }, house: { (name: String) -> House in handle.house(name: name) })
}

private func _build_house(_ c: Container, _ name: String) -> House { House(name: name, clock: c.clock) }

private func _build_key(_ c: Container, _ name: String) -> Key {
  Key(name: name, house: c.house(name: name), again: c.house(name: name))
}

private func _build_lamp(_ c_: Container, _ c: Int, _ make: Int?) throws -> any Lamp {
  try _check_lamp(c_._isFresh(_App_base, 4) ? c_._newValue(of: .lampLavaLamp, isOriginal: false, c, make) : c_.lampLavaLamp(c: c, make: make))
}

private func _build_lampLavaLamp(_ c_: Container, _ c: Int, _ make: Int?) throws -> LavaLamp {
  try LavaLamp(c: c, make: make)
}

private func _build_room(_ c: Container, _ name: String, _ number: Int, _ size: Size) throws(Failure) -> Room {
  try Room(name: name, number: number, size: size, house: c.house(name: name))
}

private func _build_sofa(_ c: Container, _ number: Int) -> any Sofa & Sendable {
  _check_sofa(c._isFresh(_App_base, 7) ? c._newValue(of: .sofaBed, isOriginal: false, number) : c.sofaBed(number))
}

private func _build_sofaBed(_ c: Container, _ number: Int) -> SofaBed {
  SofaBed(number, rooms: Lazy<Guest>(_of: c, kept: .guest))
}

#sourceLocation(file: "App.swift", line: 37)
private func _check_bed(_ value: consuming SofaBed) -> any Bed {
                            value }
#sourceLocation(file: "App.swift", line: 4)
private func _check_clock(_ value: consuming SystemClock) -> any Clock {
                           value }
#sourceLocation(file: "App.swift", line: 56)
private func _check_2() { _ =
            _Kept<Guest>.self }
#sourceLocation(file: "App.swift", line: 7)
private func _check_3() { _ =
            _Kept<House>.self }
#sourceLocation(file: "App.swift", line: 47)
private func _check_lamp(_ value: consuming LavaLamp) -> any Lamp {
                            value }
#sourceLocation(file: "App.swift", line: 47)
private func _check_5() { _ =
            _Kept<LavaLamp>.self }
#sourceLocation(file: "App.swift", line: 22)
private func _check_6() { _ =
            _Kept<Room>.self }
#sourceLocation(file: "App.swift", line: 23)
private func _check_6_0() { _ =   _Kept<Size>.self }
#sourceLocation(file: "App.swift", line: 37)
private func _check_sofa(_ value: consuming SofaBed) -> any Sofa & Sendable {
                                 value }
#sourceLocation(file: "App.swift", line: 37)
private func _check_8() { _ =
            _Kept<SofaBed>.self }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension DIRuntime.Key where Maker == @Sendable (Container, Int) -> any Bed { static var bed: Self { _App_base.key(0) { c, number in _build_bed(c, number) } } }
extension DIRuntime.Key where Maker == @Sendable (Container) -> any Clock { static var clock: Self { _App_base.key(1, _build_clock) } }
extension DIRuntime.Key where Maker == @Sendable (Container) -> Guest { static var guest: Self { _App_base.key(2, _build_guest) } }
extension DIRuntime.Key where Maker == @Sendable (Container, String) -> House { static var house: Self { _App_base.key(3) { c, name in _build_house(c, name) } } }
extension DIRuntime.Key where Maker == @Sendable (Container, String) -> Key { static var key: Self { _App_base.key(9) { c, name in _build_key(c, name) } } }
extension DIRuntime.Key where Maker == @Sendable (Container, Int, Int?) throws -> any Lamp { static var lamp: Self { _App_base.key(4) { c_, c, make throws in try _build_lamp(c_, c, make) } } }
extension DIRuntime.Key where Maker == @Sendable (Container, Int, Int?) throws -> LavaLamp { static var lampLavaLamp: Self { _App_base.key(5) { c_, c, make throws in try _build_lampLavaLamp(c_, c, make) } } }
extension DIRuntime.Key where Maker == @Sendable (Container, String, Int, Size) throws(Failure) -> Room { static var room: Self { _App_base.key(6) { c, name, number, size throws(Failure) in try _build_room(c, name, number, size) } } }
extension DIRuntime.Key where Maker == @Sendable (Container, Int) -> any Sofa & Sendable { static var sofa: Self { _App_base.key(7) { c, number in _build_sofa(c, number) } } }
extension DIRuntime.Key where Maker == @Sendable (Container, Int) -> SofaBed { static var sofaBed: Self { _App_base.key(8) { c, number in _build_sofaBed(c, number) } } }

private let _App_needs: StaticString = """
  bed: sofaBed
  clock:
  guest: house room
  house: clock
  lamp: lampLavaLamp
  lampLavaLamp:
  room: house
  sofa: sofaBed
  sofaBed: guest
  key: house
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.clock)
  entries.add(.guest)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.register("App", slots: 9, base: _App_base, needs: _App_needs)
  plan.list(_App_dynamic)
}
