// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }
}

/// A child of `Container`, which has all of that and is made with a `Session`.
nonisolated class SessionContainer: Container, @unchecked Sendable {
  /// Meant for the runtime only; a container makes one by `session`.
  required init(_making making: _Making) { super.init(_making: making) }
}

extension Container {
  /// A child container of this one, which it owns.
  func session(user: User) -> SessionContainer {
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
  /// `any Channel`, a singleton for each `name`, provided by `Mail` in App.swift.
  func channel(name: String) -> any Channel {
    _keyed(Key<@Sendable (SessionContainer, String) -> any Channel>.channel, by: name) { (c: SessionContainer) -> any Channel in
      if let make = c._override(of: Key<@Sendable (SessionContainer, String) -> any Channel>.channel) { return make(c._handle, name) }
      return _build_SessionContainer_channel(c, name)
    }
  }

  /// `Label`, new each time, provided by `card` in App.swift.
  func label(_ text: String) -> Label {
    if let make = _override(of: Key<@Sendable (SessionContainer, String) -> Label>.label) { return make(_handle, text) }
    return _build_SessionContainer_label(self, text)
  }

  /// `any Reading`, a singleton, provided by `Book` in App.swift.
  var reading: any Reading { _keptInChild(Key<@Sendable (SessionContainer) -> any Reading>.reading) }

  /// `any Sender`, a singleton for each `name`, provided by `Mail` in App.swift.
  func sender(name: String) -> any Sender {
    _keyed(Key<@Sendable (SessionContainer, String) -> any Sender>.sender, by: name) { (c: SessionContainer) -> any Sender in
      if let make = c._override(of: Key<@Sendable (SessionContainer, String) -> any Sender>.sender) { return make(c._handle, name) }
      return _build_SessionContainer_sender(c, name)
    }
  }

  /// `Sheet`, new each time, provided by `Sheet` in App.swift.
  func sheet(_ text: String) -> Sheet {
    if let make = _override(of: .sheet) { return make(_handle, text) }
    return _build_SessionContainer_sheet(self, text)
  }

  /// `Shelf`, a singleton, provided by `Shelf` in App.swift.
  var shelf: Shelf { _keptInChild(.shelf) }

  /// `User`, what the container was made with.
  var user: User { _input(.user) { (it: Session) in it.user } }

  /// `any Writing`, a singleton, provided by `Book` in App.swift.
  var writing: any Writing { _keptInChild(Key<@Sendable (SessionContainer) -> any Writing>.writing) }
}

/// A child of `Container`, which has all of that and is made with a `Stay`.
nonisolated class StayContainer: Container, @unchecked Sendable {
  /// Meant for the runtime only; a container makes one by `stay`.
  required init(_making making: _Making) { super.init(_making: making) }
}

extension Container {
  /// A child container of this one, which it owns.
  func stay(room: Room) -> StayContainer {
    _child(StayContainer.self, of: Stay(room: room), base: _App_StayContainer_base)
  }
}

extension StayContainer {
  /// Builds a value anew, without regard to the one that is kept.
  nonisolated func fresh<each A, T: ~Copyable, E: Error>(
    _ key: Key<@Sendable (StayContainer, repeat each A) throws(E) -> T>, _ arguments: repeat each A
  ) throws(E) -> T {
    try _newValue(of: key, isOriginal: false, repeat each arguments)
  }

  /// Builds what an override replaces.
  nonisolated func original<each A, T: ~Copyable, E: Error>(
    _ key: Key<@Sendable (StayContainer, repeat each A) throws(E) -> T>, _ arguments: repeat each A
  ) throws(E) -> T {
    try _newValue(of: key, isOriginal: true, repeat each arguments)
  }
}

extension StayContainer {
  /// `any Channel`, a singleton for each `name`, provided by `Phone` in App.swift.
  func channel(name: String) throws -> any Channel {
    try _keyed(Key<@Sendable (StayContainer, String) throws -> any Channel>.channel, by: name) { (c: StayContainer) throws -> any Channel in
      if let make = c._override(of: Key<@Sendable (StayContainer, String) throws -> any Channel>.channel) { return try make(c._handle, name) }
      return try _build_StayContainer_channel(c, name)
    }
  }

  /// `Label`, new each time, provided by `tag` in App.swift.
  func label(_ text: String) -> Label {
    if let make = _override(of: Key<@Sendable (StayContainer, String) -> Label>.label) { return make(_handle, text) }
    return _build_StayContainer_label(self, text)
  }

  /// `any Reading`, a singleton, provided by `Poster` in App.swift.
  var reading: any Reading { _keptInChild(Key<@Sendable (StayContainer) -> any Reading>.reading) }

  /// `Room`, what the container was made with.
  var room: Room { _input(.room) { (it: Stay) in it.room } }

  /// `any Sender`, a singleton for each `name`, provided by `Phone` in App.swift.
  func sender(name: String) throws -> any Sender {
    try _keyed(Key<@Sendable (StayContainer, String) throws -> any Sender>.sender, by: name) { (c: StayContainer) throws -> any Sender in
      if let make = c._override(of: Key<@Sendable (StayContainer, String) throws -> any Sender>.sender) { return try make(c._handle, name) }
      return try _build_StayContainer_sender(c, name)
    }
  }

  /// `Wall`, a singleton, provided by `Wall` in App.swift.
  var wall: Wall { _keptInChild(.wall) }

  /// `any Writing`, a singleton, provided by `Poster` in App.swift.
  var writing: any Writing { _keptInChild(Key<@Sendable (StayContainer) -> any Writing>.writing) }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_SessionContainer__channel_shared(_ c: SessionContainer, _ name: String) -> Mail {
  Mail(name: name)
}

private func _build_StayContainer__channel_shared(_ c: StayContainer, _ name: String) throws -> Phone {
  try Phone(name: name)
}

private func _build_SessionContainer__reading_shared(_ c: SessionContainer) -> Book { Book() }

private func _build_StayContainer__reading_shared(_ c: StayContainer) -> Poster { Poster() }

private func _build_SessionContainer_channel(_ c: SessionContainer, _ name: String) -> any Channel {
  _check_SessionContainer_channel(c._isFresh(_App_SessionContainer_base, 4, child: 2) ? _build_SessionContainer__channel_shared(c, name) : c._keyed(Key<@Sendable (SessionContainer, String) -> Mail>._channel_shared, by: name) { (c: SessionContainer) -> Mail in _build_SessionContainer__channel_shared(c, name) })
}

private func _build_StayContainer_channel(_ c: StayContainer, _ name: String) throws -> any Channel {
  try _check_StayContainer_channel(c._isFresh(_App_StayContainer_base, 5, child: 2) ? _build_StayContainer__channel_shared(c, name) : c._keyed(Key<@Sendable (StayContainer, String) throws -> Phone>._channel_shared, by: name) { (c: StayContainer) throws -> Phone in try _build_StayContainer__channel_shared(c, name) })
}

private func _build_SessionContainer_label(_ c: SessionContainer, _ text: String) -> Label { card(text) }

private func _build_StayContainer_label(_ c: StayContainer, _ text: String) -> Label { tag(text) }

private func _build_SessionContainer_reading(_ c: SessionContainer) -> any Reading {
  _check_SessionContainer_reading(c._isFresh(_App_SessionContainer_base, 8, child: 3) ? _build_SessionContainer__reading_shared(c) : c._keptInChild(Key<@Sendable (SessionContainer) -> Book>._reading_shared))
}

private func _build_StayContainer_reading(_ c: StayContainer) -> any Reading {
  _check_StayContainer_reading(c._isFresh(_App_StayContainer_base, 9, child: 3) ? _build_StayContainer__reading_shared(c) : c._keptInChild(Key<@Sendable (StayContainer) -> Poster>._reading_shared))
}

private func _build_StayContainer_room(_ c: StayContainer) -> Room { c._inputs(Stay.self).room }

private func _build_SessionContainer_sender(_ c: SessionContainer, _ name: String) -> any Sender {
  _check_SessionContainer_sender(c._isFresh(_App_SessionContainer_base, 11, child: 4) ? _build_SessionContainer__channel_shared(c, name) : c._keyed(Key<@Sendable (SessionContainer, String) -> Mail>._channel_shared, by: name) { (c: SessionContainer) -> Mail in _build_SessionContainer__channel_shared(c, name) })
}

private func _build_StayContainer_sender(_ c: StayContainer, _ name: String) throws -> any Sender {
  try _check_StayContainer_sender(c._isFresh(_App_StayContainer_base, 12, child: 5) ? _build_StayContainer__channel_shared(c, name) : c._keyed(Key<@Sendable (StayContainer, String) throws -> Phone>._channel_shared, by: name) { (c: StayContainer) throws -> Phone in try _build_StayContainer__channel_shared(c, name) })
}

private func _build_SessionContainer_sheet(_ c: SessionContainer, _ text: String) -> Sheet {
  Sheet(text, label: Lazy<Label>(_of: c, isKept: c._keeps(Key<@Sendable (SessionContainer, String) -> Label>.label, false)) { $0.label(text) })
}

private func _build_SessionContainer_shelf(_ c: SessionContainer) -> Shelf {
  Shelf(reading: Lazy<any Reading>(_of: c, kept: Key<@Sendable (SessionContainer) -> any Reading>.reading))
}

private func _build_SessionContainer_user(_ c: SessionContainer) -> User { c._inputs(Session.self).user }

private func _build_StayContainer_wall(_ c: StayContainer) -> Wall {
  Wall(reading: Lazy<any Reading>(_of: c, kept: Key<@Sendable (StayContainer) -> any Reading>.reading))
}

private func _build_SessionContainer_writing(_ c: SessionContainer) -> any Writing {
  _check_SessionContainer_writing(c._isFresh(_App_SessionContainer_base, 17, child: 7) ? _build_SessionContainer__reading_shared(c) : c._keptInChild(Key<@Sendable (SessionContainer) -> Book>._reading_shared))
}

private func _build_StayContainer_writing(_ c: StayContainer) -> any Writing {
  _check_StayContainer_writing(c._isFresh(_App_StayContainer_base, 18, child: 7) ? _build_StayContainer__reading_shared(c) : c._keptInChild(Key<@Sendable (StayContainer) -> Poster>._reading_shared))
}

#sourceLocation(file: "App.swift", line: 24)
private func _check_0() { _ =
            _Kept<Mail>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 30)
private func _check_1() { _ =
            _Kept<Phone>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 15)
private func _check_2() { _ =
            _Kept<Book>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 18)
private func _check_3() { _ =
            _Kept<Poster>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 24)
private func _check_SessionContainer_channel(_ value: consuming Mail) -> any Channel {
                                         value }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 30)
private func _check_StayContainer_channel(_ value: consuming Phone) -> any Channel {
                                         value }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 15)
private func _check_SessionContainer_reading(_ value: consuming Book) -> any Reading {
                            value }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 18)
private func _check_StayContainer_reading(_ value: consuming Poster) -> any Reading {
                            value }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 9)
private func _check_10() { _ =
                  _Kept<Room>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 24)
private func _check_SessionContainer_sender(_ value: consuming Mail) -> any Sender {
                                                  value }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 30)
private func _check_StayContainer_sender(_ value: consuming Phone) -> any Sender {
                                                  value }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 36)
private func _check_14() { _ =
            _Kept<Shelf>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 6)
private func _check_15() { _ =
                     _Kept<User>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 42)
private func _check_16() { _ =
            _Kept<Wall>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 15)
private func _check_SessionContainer_writing(_ value: consuming Book) -> any Writing {
                                     value }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 18)
private func _check_StayContainer_writing(_ value: consuming Poster) -> any Writing {
                                     value }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (SessionContainer, String) -> Mail { fileprivate static var _channel_shared: Self { _App_SessionContainer_base.key(0, child: 0) { c, name in _build_SessionContainer__channel_shared(c, name) } } }
extension Key where Maker == @Sendable (StayContainer, String) throws -> Phone { fileprivate static var _channel_shared: Self { _App_StayContainer_base.key(1, child: 0) { c, name throws in try _build_StayContainer__channel_shared(c, name) } } }
extension Key where Maker == @Sendable (SessionContainer) -> Book { fileprivate static var _reading_shared: Self { _App_SessionContainer_base.key(2, child: 1, _build_SessionContainer__reading_shared) } }
extension Key where Maker == @Sendable (StayContainer) -> Poster { fileprivate static var _reading_shared: Self { _App_StayContainer_base.key(3, child: 1, _build_StayContainer__reading_shared) } }
extension Key where Maker == @Sendable (SessionContainer, String) -> any Channel { static var channel: Self { _App_SessionContainer_base.key(4, child: 2) { c, name in _build_SessionContainer_channel(c, name) } } }
extension Key where Maker == @Sendable (StayContainer, String) throws -> any Channel { static var channel: Self { _App_StayContainer_base.key(5, child: 2) { c, name throws in try _build_StayContainer_channel(c, name) } } }
extension Key where Maker == @Sendable (SessionContainer, String) -> Label { static var label: Self { _App_base.key(6) { c, text in _build_SessionContainer_label(c, text) } } }
extension Key where Maker == @Sendable (StayContainer, String) -> Label { static var label: Self { _App_base.key(7) { c, text in _build_StayContainer_label(c, text) } } }
extension Key where Maker == @Sendable (SessionContainer) -> any Reading { static var reading: Self { _App_SessionContainer_base.key(8, child: 3, _build_SessionContainer_reading) } }
extension Key where Maker == @Sendable (StayContainer) -> any Reading { static var reading: Self { _App_StayContainer_base.key(9, child: 3, _build_StayContainer_reading) } }
extension Key where Maker == @Sendable (StayContainer) -> Room { static var room: Self { _App_StayContainer_base.key(10, child: 4, _build_StayContainer_room) } }
extension Key where Maker == @Sendable (SessionContainer, String) -> any Sender { static var sender: Self { _App_SessionContainer_base.key(11, child: 4) { c, name in _build_SessionContainer_sender(c, name) } } }
extension Key where Maker == @Sendable (StayContainer, String) throws -> any Sender { static var sender: Self { _App_StayContainer_base.key(12, child: 5) { c, name throws in try _build_StayContainer_sender(c, name) } } }
extension Key where Maker == @Sendable (SessionContainer, String) -> Sheet { static var sheet: Self { _App_base.key(13) { c, text in _build_SessionContainer_sheet(c, text) } } }
extension Key where Maker == @Sendable (SessionContainer) -> Shelf { static var shelf: Self { _App_SessionContainer_base.key(14, child: 5, _build_SessionContainer_shelf) } }
extension Key where Maker == @Sendable (SessionContainer) -> User { static var user: Self { _App_SessionContainer_base.key(15, child: 6, _build_SessionContainer_user) } }
extension Key where Maker == @Sendable (StayContainer) -> Wall { static var wall: Self { _App_StayContainer_base.key(16, child: 6, _build_StayContainer_wall) } }
extension Key where Maker == @Sendable (SessionContainer) -> any Writing { static var writing: Self { _App_SessionContainer_base.key(17, child: 7, _build_SessionContainer_writing) } }
extension Key where Maker == @Sendable (StayContainer) -> any Writing { static var writing: Self { _App_StayContainer_base.key(18, child: 7, _build_StayContainer_writing) } }

private let _App_needs: StaticString = """
  SessionContainer._channel_shared:
  StayContainer._channel_shared:
  SessionContainer._reading_shared:
  StayContainer._reading_shared:
  SessionContainer.channel: SessionContainer._channel_shared
  StayContainer.channel: StayContainer._channel_shared
  SessionContainer.label:
  StayContainer.label:
  SessionContainer.reading: SessionContainer._reading_shared
  StayContainer.reading: StayContainer._reading_shared
  StayContainer.room:
  SessionContainer.sender: SessionContainer._channel_shared
  StayContainer.sender: StayContainer._channel_shared
  SessionContainer.sheet: SessionContainer.label
  SessionContainer.shelf: SessionContainer.reading
  SessionContainer.user:
  StayContainer.wall: StayContainer.reading
  SessionContainer.writing: SessionContainer._reading_shared
  StayContainer.writing: StayContainer._reading_shared
  """

private func _App_SessionContainer_dynamic(_ entries: inout _DynamicEntriesOf<SessionContainer>) {
  entries.add(Key<@Sendable (SessionContainer) -> any Reading>.reading)
  entries.add(.shelf)
  entries.add(.user)
  entries.add(Key<@Sendable (SessionContainer) -> any Writing>.writing)
}

private func _App_StayContainer_dynamic(_ entries: inout _DynamicEntriesOf<StayContainer>) {
  entries.add(Key<@Sendable (StayContainer) -> any Reading>.reading)
  entries.add(.room)
  entries.add(.wall)
  entries.add(Key<@Sendable (StayContainer) -> any Writing>.writing)
}

private let _App_base = _SlotBase()
private let _App_SessionContainer_base = _SlotBase()
private let _App_StayContainer_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 0, base: _App_base, needs: _App_needs)
  plan.tie(SessionContainer.self, slots: 8, base: _App_SessionContainer_base, of: _App_base)
  plan.tie(StayContainer.self, slots: 8, base: _App_StayContainer_base, of: _App_base)
  plan.list(_App_SessionContainer_dynamic)
  plan.list(_App_StayContainer_dynamic)
}
