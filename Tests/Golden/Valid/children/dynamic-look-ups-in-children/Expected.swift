// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime
import Core

extension Container {
  /// A container of all providers of Core, App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Log`, a singleton, provided by `Log` in App.swift.
  var log: Log { _kept(.log) }
}

extension Container {
  @available(*, unavailable, message: "it belongs to 'SessionContainer', which 'session' makes, because 'first' needs 'basket' for its parameter 'basket'")
  var first: Ticket { fatalError() }

#if DEBUG
  @available(*, unavailable, message: "it belongs to 'VisitContainer', which 'visit' makes, because 'inspector' needs 'seat' for its parameter 'seat'")
  var inspector: Inspector { fatalError() }
#endif

  @available(*, unavailable, message: "it belongs to 'VisitContainer', which 'visit' makes, because 'oldSeat' needs 'seat' for its parameter 'seat'")
  @available(*, deprecated)
  var oldSeat: OldSeat { fatalError() }

  @available(*, unavailable, message: "it belongs to 'SessionContainer', which 'session' makes, because 'page' needs 'basket' for its parameter 'basket'")
  var page: Page { fatalError() }

  @available(*, unavailable, message: "it belongs to 'VisitContainer', which 'visit' makes, because 'row' needs 'seat' for its parameter 'seat'")
  func row(number: Int) -> Row { fatalError() }
}

/// A child of `SessionContainer`, which has all of that and is made with a `Visit`.
nonisolated class VisitContainer: SessionContainer, @unchecked Sendable {
  /// Meant for the runtime only; a container makes one by `visit`.
  required init(_making making: _Making) { super.init(_making: making) }
}

extension SessionContainer {
  /// A child container of this one, which it owns.
  func visit(room: Int) -> VisitContainer {
    _child(VisitContainer.self, of: Visit(room: room), base: _App_VisitContainer_base)
  }
}

extension VisitContainer {
  /// Builds a value anew, without regard to the one that is kept.
  nonisolated func fresh<each A, T: ~Copyable, E: Error>(
    _ key: Key<@Sendable (VisitContainer, repeat each A) throws(E) -> T>, _ arguments: repeat each A
  ) throws(E) -> T {
    try _newValue(of: key, isOriginal: false, repeat each arguments)
  }

  /// Builds what an override replaces.
  nonisolated func original<each A, T: ~Copyable, E: Error>(
    _ key: Key<@Sendable (VisitContainer, repeat each A) throws(E) -> T>, _ arguments: repeat each A
  ) throws(E) -> T {
    try _newValue(of: key, isOriginal: true, repeat each arguments)
  }
}

extension VisitContainer {
#if DEBUG
  /// `Inspector`, new each time, provided by `Inspector` in App.swift.
  var inspector: Inspector {
    if let make = _override(of: .inspector) { return make(_handle) }
    return _build_VisitContainer_inspector(self)
  }
#endif

  /// `OldSeat`, new each time, provided by `OldSeat` in App.swift.
  @available(*, deprecated)
  var oldSeat: OldSeat {
    if let make = _override(of: .oldSeat) { return make(_handle) }
    return _build_VisitContainer_oldSeat(self)
  }

  /// `Int`, what the container was made with.
  var room: Int { _input(.room) { (it: Visit) in it.room } }

  /// `Row`, new each time, provided by `Row` in App.swift.
  func row(number: Int) -> Row {
    if let make = _override(of: .row) { return make(_handle, number) }
    return _build_VisitContainer_row(self, number)
  }

  /// `Seat`, the same while somebody holds it, provided by `Seat` in App.swift.
  var seat: Seat { _weak(.seat) }
}

extension SessionContainer {
  /// `Ticket`, new each time, provided by `Ticket` in App.swift.
  var first: Ticket {
    if let make = _override(of: .first) { return make(_handle) }
    return _build_SessionContainer_first(self)
  }

  /// `any Greeter`, a singleton, provided by `PoliteGreeter` in App.swift.
  var greeter: any Greeter { _keptInChild(.greeter) }

  /// `Page`, new each time, provided by `Page` in App.swift.
  var page: Page {
    if let make = _override(of: .page) { return make(_handle) }
    return _build_SessionContainer_page(self)
  }
}

private let _App_plan = _Plan { plan in
  _apply_DIGenPlugin_to_Core(&plan)
  _apply_DIGenPlugin_to_App(&plan)
}

private func _build_SessionContainer_first(_ c: SessionContainer) -> Ticket { Ticket(basket: c.basket) }

private func _build_SessionContainer_greeter(_ c: SessionContainer) -> any Greeter {
  _check_SessionContainer_greeter(PoliteGreeter(user: c.user))
}

#if DEBUG
private func _build_VisitContainer_inspector(_ c: VisitContainer) -> Inspector { Inspector(seat: c.seat) }
#endif

private func _build_log(_ c: Container) -> Log { Log() }

@available(*, deprecated)
private func _build_VisitContainer_oldSeat(_ c: VisitContainer) -> OldSeat { OldSeat(seat: c.seat) }

private func _build_SessionContainer_page(_ c: SessionContainer) -> Page { Page(basket: c.basket, log: c.log) }

private func _build_VisitContainer_room(_ c: VisitContainer) -> Int { c._inputs(Visit.self).room }

private func _build_VisitContainer_row(_ c: VisitContainer, _ number: Int) -> Row { Row(seat: c.seat, number: number) }

private func _build_VisitContainer_seat(_ c: VisitContainer) -> Seat { Seat(room: c.room) }

#sourceLocation(file: "App.swift", line: 10)
private func _check_SessionContainer_greeter(_ value: consuming PoliteGreeter) -> any Greeter {
                                        value }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 5)
private func _check_0() { _ =
            _Kept<Log>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 31)
private func _check_6() { _ =
      _Kept<Int>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 34)
private func _check_8() { _ =
            _Kept<Seat>.self }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (SessionContainer) -> Ticket { static var first: Self { _App_base.key(1, _build_SessionContainer_first, lifetime: .transient) } }
extension Key where Maker == @Sendable (SessionContainer) -> any Greeter { static var greeter: Self { _App_SessionContainer_base.key(2, child: 0, _build_SessionContainer_greeter) } }
#if DEBUG
extension Key where Maker == @Sendable (VisitContainer) -> Inspector { static var inspector: Self { _App_base.key(3, _build_VisitContainer_inspector, lifetime: .transient) } }
#endif
extension Key where Maker == @Sendable (Container) -> Log { static var log: Self { _App_base.key(0, _build_log) } }
@available(*, deprecated)
extension Key where Maker == @Sendable (VisitContainer) -> OldSeat { static var oldSeat: Self { _App_base.key(4, _build_VisitContainer_oldSeat, lifetime: .transient) } }
extension Key where Maker == @Sendable (SessionContainer) -> Page { static var page: Self { _App_base.key(5, _build_SessionContainer_page, lifetime: .transient) } }
extension Key where Maker == @Sendable (VisitContainer) -> Int { static var room: Self { _App_VisitContainer_base.key(6, child: 0, _build_VisitContainer_room) } }
extension Key where Maker == @Sendable (VisitContainer, Int) -> Row { static var row: Self { _App_base.key(7) { c, number in _build_VisitContainer_row(c, number) } } }
extension Key where Maker == @Sendable (VisitContainer) -> Seat { static var seat: Self { _App_VisitContainer_base.key(8, child: 1, _build_VisitContainer_seat, lifetime: .weak) } }

private let _App_needs: StaticString = """
  log:
  SessionContainer.first: Core.SessionContainer.basket
  SessionContainer.greeter: Core.SessionContainer.user
  VisitContainer.inspector: VisitContainer.seat
  VisitContainer.oldSeat: VisitContainer.seat
  SessionContainer.page: Core.SessionContainer.basket log
  VisitContainer.room:
  VisitContainer.row: VisitContainer.seat
  VisitContainer.seat: VisitContainer.room
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.log)
}

private func _App_SessionContainer_dynamic(_ entries: inout _DynamicEntriesOf<SessionContainer>) {
  entries.add(.first, name: "first")
  entries.add(.greeter)
  entries.add(.page)
}

private func _App_VisitContainer_dynamic(_ entries: inout _DynamicEntriesOf<VisitContainer>) {
#if DEBUG
  entries.add(.inspector)
#endif
  entries.add(.room, name: "room")
  entries.add(.seat)
}

private let _App_base = _SlotBase()
private let _App_SessionContainer_base = _SlotBase()
private let _App_VisitContainer_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 1, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
  plan.tie(SessionContainer.self, slots: 1, base: _App_SessionContainer_base, of: _App_base)
  plan.tie(VisitContainer.self, slots: 2, base: _App_VisitContainer_base, of: _App_base)
  plan.list(_App_SessionContainer_dynamic)
  plan.list(_App_VisitContainer_dynamic)
}
