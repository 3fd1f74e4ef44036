// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }
}

extension Container {
  @available(*, unavailable, message: "it belongs to 'RoomContainer', which 'room' makes, because 'lantern' needs 'lamp' for its parameter 'lamp'")
  var lantern: Lantern { fatalError() }
}

/// A child of `Container`, which has all of that and is made with a `Nested.Attic`.
nonisolated class AtticContainer: Container, @unchecked Sendable {
  /// Meant for the runtime only; a container makes one by `attic`.
  required init(_making making: _Making) { super.init(_making: making) }
}

extension Container {
  /// A child container of this one, which it owns.
  func attic(dust: Nested.Dust) -> AtticContainer {
    _child(AtticContainer.self, of: Nested.Attic(dust: dust), base: _App_AtticContainer_base)
  }
}

extension AtticContainer {
  /// Builds a value anew, without regard to the one that is kept.
  nonisolated func fresh<each A, T: ~Copyable, E: Error>(
    _ key: Key<@Sendable (AtticContainer, repeat each A) throws(E) -> T>, _ arguments: repeat each A
  ) throws(E) -> T {
    try _newValue(of: key, isOriginal: false, repeat each arguments)
  }

  /// Builds what an override replaces.
  nonisolated func original<each A, T: ~Copyable, E: Error>(
    _ key: Key<@Sendable (AtticContainer, repeat each A) throws(E) -> T>, _ arguments: repeat each A
  ) throws(E) -> T {
    try _newValue(of: key, isOriginal: true, repeat each arguments)
  }
}

extension AtticContainer {
  /// `Nested.Dust`, what the container was made with.
  var dust: Nested.Dust { _input(.dust) { (it: Nested.Attic) in it.dust } }

  /// `Trunk`, new each time, provided by `Trunk` in Room.swift.
  var trunk: Trunk {
    if let make = _override(of: .trunk) { return make(_handle) }
    return _build_AtticContainer_trunk(self)
  }
}

/// A child of `Container`, which has all of that and is made with a `Room`.
nonisolated class RoomContainer: Container, @unchecked Sendable {
  /// Meant for the runtime only; a container makes one by `room`.
  required init(_making making: _Making) { super.init(_making: making) }
}

extension Container {
  /// A child container of this one, which it owns.
  func room(lamp: any Lamp, address: House.Address, guest: Guest? = nil, names: Names, default: Int, log: @escaping @Sendable (String) -> Void, size: (width: Int, height: Int), shelf: [String: Guest], limit: Int = 3, note: String? = nil) -> RoomContainer {
    _child(RoomContainer.self, of: Room(lamp: lamp, address: address, guest: guest, names: names, default: `default`, log: log, size: size, shelf: shelf, limit: limit, note: note), base: _App_RoomContainer_base)
  }
}

extension RoomContainer {
  /// Builds a value anew, without regard to the one that is kept.
  nonisolated func fresh<each A, T: ~Copyable, E: Error>(
    _ key: Key<@Sendable (RoomContainer, repeat each A) throws(E) -> T>, _ arguments: repeat each A
  ) throws(E) -> T {
    try _newValue(of: key, isOriginal: false, repeat each arguments)
  }

  /// Builds what an override replaces.
  nonisolated func original<each A, T: ~Copyable, E: Error>(
    _ key: Key<@Sendable (RoomContainer, repeat each A) throws(E) -> T>, _ arguments: repeat each A
  ) throws(E) -> T {
    try _newValue(of: key, isOriginal: true, repeat each arguments)
  }
}

extension RoomContainer {
  /// `House.Address`, what the container was made with.
  var address: House.Address { _input(.address) { (it: Room) in it.address } }

  /// `Int`, what the container was made with.
  var `default`: Int { _input(.`default`) { (it: Room) in it.`default` } }

  /// `Guest?`, what the container was made with.
  var guest: Guest? { _input(.guest) { (it: Room) in it.guest } }

  /// `any Lamp`, what the container was made with.
  var lamp: any Lamp { _input(.lamp) { (it: Room) in it.lamp } }

  /// `Lantern`, new each time, provided by `Lantern` in Room.swift.
  var lantern: Lantern {
    if let make = _override(of: .lantern) { return make(_handle) }
    return _build_RoomContainer_lantern(self)
  }

  /// `Int`, what the container was made with.
  var limit: Int { _input(.limit) { (it: Room) in it.limit } }

  /// `@Sendable (String) -> Void`, what the container was made with.
  var log: @Sendable (String) -> Void { _input(.log) { (it: Room) in it.log } }

  /// `Names`, what the container was made with.
  var names: Names { _input(.names) { (it: Room) in it.names } }

  /// `String?`, what the container was made with.
  var note: String? { _input(.note) { (it: Room) in it.note } }

  /// `[String: Guest]`, what the container was made with.
  var shelf: [String: Guest] { _input(.shelf) { (it: Room) in it.shelf } }

  /// `(width: Int, height: Int)`, what the container was made with.
  var size: (width: Int, height: Int) { _input(.size) { (it: Room) in it.size } }
}

/// A child of `RoomContainer`, which has all of that and is made with a `Corner`.
nonisolated class CornerContainer: RoomContainer, @unchecked Sendable {
  /// Meant for the runtime only; a container makes one by `corner`.
  required init(_making making: _Making) { super.init(_making: making) }
}

extension RoomContainer {
  /// A child container of this one, which it owns.
  func corner() -> CornerContainer {
    _child(CornerContainer.self, of: Corner(), base: _App_CornerContainer_base)
  }
}

extension CornerContainer {
  /// Builds a value anew, without regard to the one that is kept.
  nonisolated func fresh<each A, T: ~Copyable, E: Error>(
    _ key: Key<@Sendable (CornerContainer, repeat each A) throws(E) -> T>, _ arguments: repeat each A
  ) throws(E) -> T {
    try _newValue(of: key, isOriginal: false, repeat each arguments)
  }

  /// Builds what an override replaces.
  nonisolated func original<each A, T: ~Copyable, E: Error>(
    _ key: Key<@Sendable (CornerContainer, repeat each A) throws(E) -> T>, _ arguments: repeat each A
  ) throws(E) -> T {
    try _newValue(of: key, isOriginal: true, repeat each arguments)
  }
}

extension CornerContainer {
  /// `Chair`, a singleton, provided by `Chair` in Room.swift.
  var chair: Chair { _keptInChild(.chair) }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_RoomContainer_address(_ c: RoomContainer) -> House.Address { c._inputs(Room.self).address }

private func _build_CornerContainer_chair(_ c: CornerContainer) -> Chair {
  Chair(lamp: c.lamp, address: c.address, guest: c.guest, names: c.names, default: c.`default`, log: c.log, limit: c.limit, note: c.note, shelf: c.shelf)
}

private func _build_RoomContainer_default(_ c: RoomContainer) -> Int { c._inputs(Room.self).`default` }

private func _build_AtticContainer_dust(_ c: AtticContainer) -> Nested.Dust { c._inputs(Nested.Attic.self).dust }

private func _build_RoomContainer_guest(_ c: RoomContainer) -> Guest? { c._inputs(Room.self).guest }

private func _build_RoomContainer_lamp(_ c: RoomContainer) -> any Lamp { c._inputs(Room.self).lamp }

private func _build_RoomContainer_lantern(_ c: RoomContainer) -> Lantern { Lantern(lamp: c.lamp) }

private func _build_RoomContainer_limit(_ c: RoomContainer) -> Int { c._inputs(Room.self).limit }

private func _build_RoomContainer_log(_ c: RoomContainer) -> @Sendable (String) -> Void { c._inputs(Room.self).log }

private func _build_RoomContainer_names(_ c: RoomContainer) -> Names { c._inputs(Room.self).names }

private func _build_RoomContainer_note(_ c: RoomContainer) -> String? { c._inputs(Room.self).note }

private func _build_RoomContainer_shelf(_ c: RoomContainer) -> [String: Guest] { c._inputs(Room.self).shelf }

private func _build_RoomContainer_size(_ c: RoomContainer) -> (width: Int, height: Int) { c._inputs(Room.self).size }

private func _build_AtticContainer_trunk(_ c: AtticContainer) -> Trunk { Trunk() }

#sourceLocation(file: "Room.swift", line: 15)
private func _check_0() { _ =
      _Kept<House.Address>.self }
#sourceLocation()
#sourceLocation(file: "Room.swift", line: 35)
private func _check_1() { _ =
            _Kept<Chair>.self }
#sourceLocation()
#sourceLocation(file: "Room.swift", line: 18)
private func _check_2() { _ =
      _Kept<Int>.self }
#sourceLocation()
#sourceLocation(file: "Room.swift", line: 57)
private func _check_3() { _ =
        _Kept<Nested.Dust>.self }
#sourceLocation()
#sourceLocation(file: "Room.swift", line: 16)
private func _check_4() { _ =
      _Kept<Guest?>.self }
#sourceLocation()
#sourceLocation(file: "Room.swift", line: 14)
private func _check_5() { _ =
      _Kept<any Lamp>.self }
#sourceLocation()
#sourceLocation(file: "Room.swift", line: 22)
private func _check_7() { _ =
      _Kept<Int>.self }
#sourceLocation()
#sourceLocation(file: "Room.swift", line: 19)
private func _check_8() { _ =
      _Kept<@Sendable (String) -> Void>.self }
#sourceLocation()
#sourceLocation(file: "Room.swift", line: 17)
private func _check_9() { _ =
      _Kept<Names>.self }
#sourceLocation()
#sourceLocation(file: "Room.swift", line: 23)
private func _check_10() { _ =
      _Kept<String?>.self }
#sourceLocation()
#sourceLocation(file: "Room.swift", line: 21)
private func _check_11() { _ =
      _Kept<[String: Guest]>.self }
#sourceLocation()
#sourceLocation(file: "Room.swift", line: 20)
private func _check_12() { _ =
      _Kept<(width: Int, height: Int)>.self }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (RoomContainer) -> House.Address { static var address: Self { _App_RoomContainer_base.key(0, child: 0, _build_RoomContainer_address) } }
extension Key where Maker == @Sendable (CornerContainer) -> Chair { static var chair: Self { _App_CornerContainer_base.key(1, child: 0, _build_CornerContainer_chair) } }
extension Key where Maker == @Sendable (RoomContainer) -> Int { static var `default`: Self { _App_RoomContainer_base.key(2, child: 1, _build_RoomContainer_default) } }
extension Key where Maker == @Sendable (AtticContainer) -> Nested.Dust { static var dust: Self { _App_AtticContainer_base.key(3, child: 0, _build_AtticContainer_dust) } }
extension Key where Maker == @Sendable (RoomContainer) -> Guest? { static var guest: Self { _App_RoomContainer_base.key(4, child: 2, _build_RoomContainer_guest) } }
extension Key where Maker == @Sendable (RoomContainer) -> any Lamp { static var lamp: Self { _App_RoomContainer_base.key(5, child: 3, _build_RoomContainer_lamp) } }
extension Key where Maker == @Sendable (RoomContainer) -> Lantern { static var lantern: Self { _App_base.key(6, _build_RoomContainer_lantern, lifetime: .transient) } }
extension Key where Maker == @Sendable (RoomContainer) -> Int { static var limit: Self { _App_RoomContainer_base.key(7, child: 4, _build_RoomContainer_limit) } }
extension Key where Maker == @Sendable (RoomContainer) -> @Sendable (String) -> Void { static var log: Self { _App_RoomContainer_base.key(8, child: 5, _build_RoomContainer_log) } }
extension Key where Maker == @Sendable (RoomContainer) -> Names { static var names: Self { _App_RoomContainer_base.key(9, child: 6, _build_RoomContainer_names) } }
extension Key where Maker == @Sendable (RoomContainer) -> String? { static var note: Self { _App_RoomContainer_base.key(10, child: 7, _build_RoomContainer_note) } }
extension Key where Maker == @Sendable (RoomContainer) -> [String: Guest] { static var shelf: Self { _App_RoomContainer_base.key(11, child: 8, _build_RoomContainer_shelf) } }
extension Key where Maker == @Sendable (RoomContainer) -> (width: Int, height: Int) { static var size: Self { _App_RoomContainer_base.key(12, child: 9, _build_RoomContainer_size) } }
extension Key where Maker == @Sendable (AtticContainer) -> Trunk { static var trunk: Self { _App_base.key(13, _build_AtticContainer_trunk, lifetime: .transient) } }

private let _App_needs: StaticString = """
  RoomContainer.address:
  CornerContainer.chair: RoomContainer.address RoomContainer.default RoomContainer.guest RoomContainer.lamp RoomContainer.limit RoomContainer.log RoomContainer.names RoomContainer.note RoomContainer.shelf
  RoomContainer.default:
  AtticContainer.dust:
  RoomContainer.guest:
  RoomContainer.lamp:
  RoomContainer.lantern: RoomContainer.lamp
  RoomContainer.limit:
  RoomContainer.log:
  RoomContainer.names:
  RoomContainer.note:
  RoomContainer.shelf:
  RoomContainer.size:
  AtticContainer.trunk:
  """

private func _App_AtticContainer_dynamic(_ entries: inout _DynamicEntriesOf<AtticContainer>) {
  entries.add(.dust)
  entries.add(.trunk)
}

private func _App_RoomContainer_dynamic(_ entries: inout _DynamicEntriesOf<RoomContainer>) {
  entries.add(.address)
  entries.add(.`default`, name: "default")
  entries.add(.guest)
  entries.add(.lamp)
  entries.add(.lantern)
  entries.add(.limit, name: "limit")
  entries.add(.log)
  entries.add(.names, name: "names")
  entries.add(.note, name: "note")
  entries.add(.shelf)
  entries.add(.size)
}

private func _App_CornerContainer_dynamic(_ entries: inout _DynamicEntriesOf<CornerContainer>) {
  entries.add(.chair)
}

private let _App_base = _SlotBase()
private let _App_AtticContainer_base = _SlotBase()
private let _App_RoomContainer_base = _SlotBase()
private let _App_CornerContainer_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 0, base: _App_base, needs: _App_needs)
  plan.tie(AtticContainer.self, slots: 1, base: _App_AtticContainer_base, of: _App_base)
  plan.tie(RoomContainer.self, slots: 10, base: _App_RoomContainer_base, of: _App_base)
  plan.tie(CornerContainer.self, slots: 1, base: _App_CornerContainer_base, of: _App_base)
  plan.list(_App_AtticContainer_dynamic)
  plan.list(_App_RoomContainer_dynamic)
  plan.list(_App_CornerContainer_dynamic)
}
