// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Desk`, a singleton, provided by `Desk` in App.swift.
  var desk: Desk { _kept(.desk) }
}

extension Container {
  @available(*, unavailable, message: "it belongs to 'StayContainer', which 'stay' makes, because 'letter' needs 'logger' for its parameter 'logger'")
  var letter: Letter { fatalError() }

  @available(*, unavailable, message: "it belongs to 'SessionContainer', which 'session' makes, because 'logger' needs 'user' for its parameter 'user'")
  var logger: any Logger { fatalError() }

  @available(*, unavailable, message: "it belongs to 'StayContainer', which 'stay' makes, because 'receipt' needs 'logger' for its parameter 'logger'")
  var receipt: Receipt { fatalError() }
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
  /// `Cart`, a singleton, provided by `Cart` in App.swift.
  var cart: Cart { _keptInChild(.cart) }

  /// `any Logger`, new each time, provided by `UserLogger` in App.swift.
  var logger: any Logger {
    if let make = _override(of: Key<@Sendable (SessionContainer) -> any Logger>.logger) { return make(_handle) }
    return _build_SessionContainer_logger(self)
  }

  /// `User`, what the container was made with.
  var user: User { _input(.user) { (it: Session) in it.user } }
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
  /// `Bill`, a singleton, provided by `Bill` in App.swift.
  var bill: Bill { _keptInChild(.bill) }

  /// `Letter`, new each time, provided by `Letter` in App.swift.
  var letter: Letter {
    if let make = _override(of: .letter) { return make(_handle) }
    return _build_StayContainer_letter(self)
  }

  /// `any Logger`, new each time, provided by `RoomLogger` in App.swift.
  var logger: any Logger {
    if let make = _override(of: Key<@Sendable (StayContainer) -> any Logger>.logger) { return make(_handle) }
    return _build_StayContainer_logger(self)
  }

  /// `Receipt`, new each time, provided by `Receipt` in App.swift.
  var receipt: Receipt {
    if let make = _override(of: .receipt) { return make(_handle) }
    return _build_StayContainer_receipt(self)
  }

  /// `Room`, what the container was made with.
  var room: Room { _input(.room) { (it: Stay) in it.room } }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_StayContainer_bill(_ c: StayContainer) -> Bill {
  Bill(logger: c.logger, later: Lazy<any Logger>(_of: c, isKept: c._keeps(Key<@Sendable (StayContainer) -> any Logger>.logger, false)) { $0.logger })
}

private func _build_SessionContainer_cart(_ c: SessionContainer) -> Cart { Cart(logger: c.logger) }

private func _build_desk(_ c: Container) -> Desk { Desk(logger: nil) }

private func _build_StayContainer_letter(_ c: StayContainer) -> Letter { Letter(logger: c.logger, receipt: c.receipt) }

private func _build_SessionContainer_logger(_ c: SessionContainer) -> any Logger {
  _check_SessionContainer_logger(UserLogger(user: c.user))
}

private func _build_StayContainer_logger(_ c: StayContainer) -> any Logger {
  _check_StayContainer_logger(RoomLogger(room: c.room))
}

private func _build_StayContainer_receipt(_ c: StayContainer) -> Receipt { Receipt(logger: c.logger, bill: c.bill) }

private func _build_StayContainer_room(_ c: StayContainer) -> Room { c._inputs(Stay.self).room }

private func _build_SessionContainer_user(_ c: SessionContainer) -> User { c._inputs(Session.self).user }

#sourceLocation(file: "App.swift", line: 32)
private func _check_1() { _ =
            _Kept<Bill>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 26)
private func _check_2() { _ =
            _Kept<Cart>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 47)
private func _check_0() { _ =
            _Kept<Desk>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 14)
private func _check_SessionContainer_logger(_ value: consuming UserLogger) -> any Logger {
                value }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 20)
private func _check_StayContainer_logger(_ value: consuming RoomLogger) -> any Logger {
                value }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 9)
private func _check_7() { _ =
                  _Kept<Room>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 6)
private func _check_8() { _ =
                     _Kept<User>.self }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (StayContainer) -> Bill { static var bill: Self { _App_StayContainer_base.key(1, child: 0, _build_StayContainer_bill) } }
extension Key where Maker == @Sendable (SessionContainer) -> Cart { static var cart: Self { _App_SessionContainer_base.key(2, child: 0, _build_SessionContainer_cart) } }
extension Key where Maker == @Sendable (Container) -> Desk { static var desk: Self { _App_base.key(0, _build_desk) } }
extension Key where Maker == @Sendable (StayContainer) -> Letter { static var letter: Self { _App_base.key(3, _build_StayContainer_letter, lifetime: .transient) } }
extension Key where Maker == @Sendable (SessionContainer) -> any Logger { static var logger: Self { _App_base.key(4, _build_SessionContainer_logger, lifetime: .transient) } }
extension Key where Maker == @Sendable (StayContainer) -> any Logger { static var logger: Self { _App_base.key(5, _build_StayContainer_logger, lifetime: .transient) } }
extension Key where Maker == @Sendable (StayContainer) -> Receipt { static var receipt: Self { _App_base.key(6, _build_StayContainer_receipt, lifetime: .transient) } }
extension Key where Maker == @Sendable (StayContainer) -> Room { static var room: Self { _App_StayContainer_base.key(7, child: 1, _build_StayContainer_room) } }
extension Key where Maker == @Sendable (SessionContainer) -> User { static var user: Self { _App_SessionContainer_base.key(8, child: 1, _build_SessionContainer_user) } }

private let _App_needs: StaticString = """
  desk:
  StayContainer.bill: StayContainer.logger
  SessionContainer.cart: SessionContainer.logger
  StayContainer.letter: StayContainer.logger StayContainer.receipt
  SessionContainer.logger: SessionContainer.user
  StayContainer.logger: StayContainer.room
  StayContainer.receipt: StayContainer.bill StayContainer.logger
  StayContainer.room:
  SessionContainer.user:
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.desk)
}

private func _App_SessionContainer_dynamic(_ entries: inout _DynamicEntriesOf<SessionContainer>) {
  entries.add(.cart)
  entries.add(Key<@Sendable (SessionContainer) -> any Logger>.logger)
  entries.add(.user)
}

private func _App_StayContainer_dynamic(_ entries: inout _DynamicEntriesOf<StayContainer>) {
  entries.add(.bill)
  entries.add(.letter)
  entries.add(Key<@Sendable (StayContainer) -> any Logger>.logger)
  entries.add(.receipt)
  entries.add(.room)
}

private let _App_base = _SlotBase()
private let _App_SessionContainer_base = _SlotBase()
private let _App_StayContainer_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 1, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
  plan.tie(SessionContainer.self, slots: 2, base: _App_SessionContainer_base, of: _App_base)
  plan.tie(StayContainer.self, slots: 2, base: _App_StayContainer_base, of: _App_base)
  plan.list(_App_SessionContainer_dynamic)
  plan.list(_App_StayContainer_dynamic)
}
