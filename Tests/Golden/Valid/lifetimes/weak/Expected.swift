// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Chair`, the same as long as something holds it, provided by `Chair` in App.swift.
  var chair: Chair {
    get throws(Failure) {
      try _weak(.chair)
    }
  }

  /// `Disk`, the same as long as something holds it, provided by `Disk` in App.swift.
  ///
  /// The same object under all of its types.
  var disk: Disk { _weak(.disk) }

  /// `any Feed & Sendable`, the same as long as something holds it, provided by `Disk` in App.swift.
  ///
  /// The same object under all of its types.
  var feed: any Feed & Sendable { _weak(.feed) }

  /// `any Log`, the same as long as something holds it, provided by `Logs.log` in App.swift.
  ///
  /// Whether it is an object only shows when it is there.
  var log: any Log { _weak(.log) }

  /// `Pair`, new each time, provided by `Pair` in App.swift.
  ///
  /// Two parameters of one weak value get the same one.
  var pair: Pair {
    if let make = _override(of: .pair) { return make(_handle) }
    return _build_pair(self)
  }

  /// `any Log`, the same as long as something holds it, provided by `Logs.plainLog` in App.swift.
  var plain: any Log { _weak(.plain) }

  /// `any Seat`, the same as long as something holds it, provided by `Chair` in App.swift.
  var seat: any Seat {
    get throws(Failure) {
      try _weak(.seat)
    }
  }

  /// `Session`, the same as long as something holds it, provided by `Session` in App.swift.
  var session: Session { _weak(.session) }

  /// `Session?`, the same as long as something holds it, provided by `Logs.spare` in App.swift.
  var spare: Session? { _weak(.spare) }

  /// `any Store`, the same as long as something holds it, provided by `Disk` in App.swift.
  ///
  /// The same object under all of its types.
  var store: any Store { _weak(.store) }

  /// `Ticket`, the same as long as something holds it, provided by `Ticket` in App.swift.
  var ticket: Ticket {
    get throws(Failure) {
      try _weak(.ticket)
    }
  }

  /// `Worker`, the same as long as something holds it, provided by `Worker` in App.swift.
  var worker: Worker { _weak(.worker) }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_chair(_ c: Container) throws(Failure) -> Chair { try Chair(ticket: c.ticket) }

private func _build_disk(_ c: Container) -> Disk { Disk() }

private func _build_feed(_ c: Container) -> any Feed & Sendable {
  _check_feed(c._isFresh(_App_base, 2) ? c._newValue(of: .disk, isOriginal: false) : c.disk)
}

private func _build_log(_ c: Container) -> any Log { Logs.log() }

private func _build_pair(_ c: Container) -> Pair {
  Pair(first: c.session, second: c.session, later: Lazy<Session>(_of: c, isKept: c._keeps(.session, true)) { $0.session })
}

private func _build_plain(_ c: Container) -> any Log { Logs.plainLog() }

private func _build_seat(_ c: Container) throws(Failure) -> any Seat {
  try _check_seat(c._isFresh(_App_base, 5) ? c._newValue(of: .chair, isOriginal: false) : c.chair)
}

private func _build_session(_ c: Container) -> Session { Session() }

private func _build_spare(_ c: Container) -> Session? { Logs.spare() }

private func _build_store(_ c: Container) -> any Store {
  _check_store(c._isFresh(_App_base, 8) ? c._newValue(of: .disk, isOriginal: false) : c.disk)
}

private func _build_ticket(_ c: Container) throws(Failure) -> Ticket { try Ticket() }

private func _build_worker(_ c: Container) -> Worker { Worker() }

#sourceLocation(file: "App.swift", line: 44)
private func _check_0() { _ =
            _Kept<Chair>.self }
#sourceLocation(file: "App.swift", line: 17)
private func _check_1() { _ =
            _Kept<Disk>.self }
#sourceLocation(file: "App.swift", line: 17)
private func _check_feed(_ value: consuming Disk) -> any Feed & Sendable {
                              value }
#sourceLocation(file: "App.swift", line: 44)
private func _check_seat(_ value: consuming Chair) -> any Seat {
                       value }
#sourceLocation(file: "App.swift", line: 4)
private func _check_6() { _ =
            _Kept<Session>.self }
#sourceLocation(file: "App.swift", line: 25)
private func _check_7() { _ =
              _Kept<Session?>.self }
#sourceLocation(file: "App.swift", line: 17)
private func _check_store(_ value: consuming Disk) -> any Store {
                       value }
#sourceLocation(file: "App.swift", line: 39)
private func _check_9() { _ =
            _Kept<Ticket>.self }
#sourceLocation(file: "App.swift", line: 9)
private func _check_10() { _ =
            _Kept<Worker>.self }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) throws(Failure) -> Chair { static var chair: Self { _App_base.key(0, _build_chair, lifetime: .weak) } }
extension Key where Maker == @Sendable (Container) -> Disk { static var disk: Self { _App_base.key(1, _build_disk, lifetime: .weak) } }
extension Key where Maker == @Sendable (Container) -> any Feed & Sendable { static var feed: Self { _App_base.key(2, _build_feed, lifetime: .weak) } }
extension Key where Maker == @Sendable (Container) -> any Log { static var log: Self { _App_base.key(3, _build_log, lifetime: .weak) } }
extension Key where Maker == @Sendable (Container) -> Pair { static var pair: Self { _App_base.key(11, _build_pair, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> any Log { static var plain: Self { _App_base.key(4, _build_plain, lifetime: .weak) } }
extension Key where Maker == @Sendable (Container) throws(Failure) -> any Seat { static var seat: Self { _App_base.key(5, _build_seat, lifetime: .weak) } }
extension Key where Maker == @Sendable (Container) -> Session { static var session: Self { _App_base.key(6, _build_session, lifetime: .weak) } }
extension Key where Maker == @Sendable (Container) -> Session? { static var spare: Self { _App_base.key(7, _build_spare, lifetime: .weak) } }
extension Key where Maker == @Sendable (Container) -> any Store { static var store: Self { _App_base.key(8, _build_store, lifetime: .weak) } }
extension Key where Maker == @Sendable (Container) throws(Failure) -> Ticket { static var ticket: Self { _App_base.key(9, _build_ticket, lifetime: .weak) } }
extension Key where Maker == @Sendable (Container) -> Worker { static var worker: Self { _App_base.key(10, _build_worker, lifetime: .weak) } }

private let _App_needs: StaticString = """
  chair: ticket
  disk:
  feed: disk
  log:
  plain:
  seat: chair
  session:
  spare:
  store: disk
  ticket:
  worker:
  pair: session
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.chair)
  entries.add(.disk)
  entries.add(.feed)
  entries.add(.log)
  entries.add(.pair)
  entries.add(.plain, name: "plain")
  entries.add(.seat)
  entries.add(.session)
  entries.add(.spare)
  entries.add(.store)
  entries.add(.ticket)
  entries.add(.worker)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.register("App", slots: 11, base: _App_base, needs: _App_needs)
  plan.list(_App_dynamic)
}
