// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `any Clock`, new each time, provided by `SystemClock` in App.swift.
  var clock: any Clock {
    if let make = _override(of: .clock) { return make(_handle) }
    return _build_clock(self)
  }

  /// `Desk`, new each time, provided by `Desk` in App.swift.
  func desk(card: Card) -> Desk {
    if let make = _override(of: .desk) { return make(_handle, card) }
    return _build_desk(self, card)
  }

  /// `Hotel`, new each time, provided by `Hotel` in App.swift.
  var hotel: Hotel {
    if let make = _override(of: .hotel) { return make(_handle) }
    return _build_hotel(self)
  }

  /// `House`, new each time, provided by `House` in App.swift.
  func house(house: String) -> House {
    if let make = _override(of: .house) { return make(_handle, house) }
    return _build_house(self, house)
  }

  /// `Key`, new each time, provided by `key` in App.swift.
  func key(_ c: Int, view: Int, open: @escaping () -> Int) -> Key {
    if let make = _override(of: .key) { return make(_handle, c, view, open) }
    return _build_key(self, c, view, open)
  }

  /// `Lobby`, new each time, provided by `Lobby` in App.swift.
  var lobby: Lobby {
    if let make = _override(of: .lobby) { return make(_handle) }
    return _build_lobby(self)
  }

  /// `Reception`, new each time, provided by `Reception` in App.swift.
  func reception(guest: Guest) -> Reception {
    if let make = _override(of: .reception) { return make(_handle, guest) }
    return _build_reception(self, guest)
  }

  /// `Ring`, new each time, provided by `ring` in App.swift.
  var ring: Ring {
    if let make = _override(of: .ring) { return make(_handle) }
    return _build_ring(self)
  }

  /// `Room`, new each time, provided by `Room` in App.swift.
  func room(house: String, number: Int, floor: Int = 1) -> Room {
    if let make = _override(of: .room) { return make(_handle, house, number, floor) }
    return _build_room(self, house, number, floor)
  }

  /// `Stay`, new each time, provided by `Stay` in App.swift.
  func stay(card: Card) -> Stay {
    if let make = _override(of: .stay) { return make(_handle, card) }
    return _build_stay(self, card)
  }

  /// `Street`, new each time, provided by `Street` in App.swift.
  func street(house: String, number: Int) -> Street {
    if let make = _override(of: .street) { return make(_handle, house, number) }
    return _build_street(self, house, number)
  }

  /// `Suite`, new each time, provided by `Suite` in App.swift.
  func suite(house: String, number: Int) -> Suite {
    if let make = _override(of: .suite) { return make(_handle, house, number) }
    return _build_suite(self, house, number)
  }

  /// `Visit`, new each time, provided by `Visit` in App.swift.
  func visit(guest: Guest) -> Visit {
    if let make = _override(of: .visit) { return make(_handle, guest) }
    return _build_visit(self, guest)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_clock(_ c: Container) -> any Clock { _check_clock(SystemClock()) }

private func _build_desk(_ c: Container, _ card: Card) -> Desk {
  let handle = c._handle
  let card_ = _Remembered(card)
  return Desk(card: card, stay: { () -> Stay in handle.stay(card: card_.value) }, later: Lazy<Stay>(_of: c, isKept: c._keeps(.stay, false)) { $0.stay(card: card_.value) })
}

private func _build_hotel(_ c: Container) -> Hotel {
  let handle = c._handle
  return Hotel(full: { (house: String, number: Int, floor: Int) -> Room in handle.room(house: house, number: number, floor: floor) }, short: { (house: String, number: Int) -> Room in handle.room(house: house, number: number) })
}

private func _build_house(_ c: Container, _ house: String) -> House {
  let handle = c._handle
  return House(house: house, full: { (number: Int, floor: Int) -> Room in handle.room(house: house, number: number, floor: floor) }, short: { (number: Int) -> Room in handle.room(house: house, number: number) }, any: { (house_: String, number: Int, floor: Int) -> Room in handle.room(house: house_, number: number, floor: floor) })
}

private func _build_key(_ c_: Container, _ c: Int, _ view: Int, _ open: @escaping () -> Int) -> Key {
  key(c, view: view, open: open)
}

private func _build_lobby(_ c: Container) -> Lobby { Lobby() }

private func _build_reception(_ c: Container, _ guest: Guest) -> Reception {
  let handle = c._handle
  return Reception(guest: guest, visit: { () -> Visit in handle.visit(guest: guest) })
}

private func _build_ring(_ c: Container) -> Ring {
  let handle = c._handle
  return ring(keys: { (c_: Int, view: Int, open: @escaping () -> Int) -> Key in handle.key(c_, view: view, open: open) })
}

private func _build_room(_ c: Container, _ house: String, _ number: Int, _ floor: Int) -> Room {
  Room(house: house, number: number, clock: c.clock, floor: floor)
}

private func _build_stay(_ c: Container, _ card: Card) -> Stay { Stay(card: card) }

private func _build_street(_ c: Container, _ house: String, _ number: Int) -> Street {
  Street(house: house, number: number, home: c.house(house: house), suite: c.suite(house: house, number: number))
}

private func _build_suite(_ c: Container, _ house: String, _ number: Int) -> Suite {
  let handle = c._handle
  return Suite(house: house, number: number, lazy: Lazy<Room>(_of: c, isKept: c._keeps(.room, false)) { $0.room(house: house, number: number) }, provider: Provider<Room> { handle.room(house: house, number: number) }, function: { () -> Room in handle.room(house: house, number: number) }, optional: { (floor: Int) -> Room in handle.room(house: house, number: number, floor: floor) })
}

private func _build_visit(_ c: Container, _ guest: Guest) -> Visit { Visit(guest: guest) }

#sourceLocation(file: "App.swift", line: 4)
private func _check_clock(_ value: consuming SystemClock) -> any Clock {
                value }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 84)
private func _check_1_0() { _ =
      _Kept<Card>.self }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension DIRuntime.Key where Maker == @Sendable (Container) -> any Clock { static var clock: Self { _App_base.key(0, _build_clock, lifetime: .transient) } }
extension DIRuntime.Key where Maker == @Sendable (Container, Card) -> Desk { static var desk: Self { _App_base.key(1) { c, card in _build_desk(c, card) } } }
extension DIRuntime.Key where Maker == @Sendable (Container) -> Hotel { static var hotel: Self { _App_base.key(2, _build_hotel, lifetime: .transient) } }
extension DIRuntime.Key where Maker == @Sendable (Container, String) -> House { static var house: Self { _App_base.key(3) { c, house in _build_house(c, house) } } }
extension DIRuntime.Key where Maker == @Sendable (Container, Int, Int, @escaping () -> Int) -> Key { static var key: Self { _App_base.key(4) { c_, c, view, open in _build_key(c_, c, view, open) } } }
extension DIRuntime.Key where Maker == @Sendable (Container) -> Lobby { static var lobby: Self { _App_base.key(5, _build_lobby, lifetime: .transient) } }
extension DIRuntime.Key where Maker == @Sendable (Container, Guest) -> Reception { static var reception: Self { _App_base.key(6) { c, guest in _build_reception(c, guest) } } }
extension DIRuntime.Key where Maker == @Sendable (Container) -> Ring { static var ring: Self { _App_base.key(7, _build_ring, lifetime: .transient) } }
extension DIRuntime.Key where Maker == @Sendable (Container, String, Int, Int) -> Room { static var room: Self { _App_base.key(8) { c, house, number, floor in _build_room(c, house, number, floor) } } }
extension DIRuntime.Key where Maker == @Sendable (Container, Card) -> Stay { static var stay: Self { _App_base.key(9) { c, card in _build_stay(c, card) } } }
extension DIRuntime.Key where Maker == @Sendable (Container, String, Int) -> Street { static var street: Self { _App_base.key(10) { c, house, number in _build_street(c, house, number) } } }
extension DIRuntime.Key where Maker == @Sendable (Container, String, Int) -> Suite { static var suite: Self { _App_base.key(11) { c, house, number in _build_suite(c, house, number) } } }
extension DIRuntime.Key where Maker == @Sendable (Container, Guest) -> Visit { static var visit: Self { _App_base.key(12) { c, guest in _build_visit(c, guest) } } }

private let _App_needs: StaticString = """
  clock:
  desk: stay
  hotel: room
  house: room
  key:
  lobby:
  reception: visit
  ring: key
  room: clock
  stay:
  street: house suite
  suite: room
  visit:
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.clock)
  entries.add(.hotel)
  entries.add(.lobby)
  entries.add(.ring)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 0, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
