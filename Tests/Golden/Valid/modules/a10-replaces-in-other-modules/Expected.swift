// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime
import Core
import Mid

extension Container {
  /// A container of all providers of Core, Mid, App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `any Clock`, a singleton, in the place of `Core.clock`, provided by `RadioClock` in App.swift.
  fileprivate var _Core_clock: any Clock { _kept(._Core_clock) }

  /// `Counter`, new each time, in the place of `Core.counter`, provided by `QuickCounter` in App.swift.
  fileprivate var _Core_counter: Counter {
    if let make = _override(of: ._Core_counter) { return make(_handle) }
    return _build__Core_counter(self)
  }

  /// `Greeter`, new each time, in the place of `Core.greeter`, provided by `loudGreeter` in App.swift.
  fileprivate func _Core_greeter(_ greeting: String, _ mark: String?) -> Greeter {
    if let make = _override(of: ._Core_greeter) { return make(_handle, greeting, mark) }
    return _build__Core_greeter(self, greeting, mark)
  }

  /// `any Reader`, the same as long as something holds it, in the place of `Core.reader`, provided by `Tape` in App.swift.
  fileprivate var _Core_reader: any Reader { _weak(._Core_reader) }

  /// `Ticket`, new each time, in the place of `Core.ticket`, provided by `ticket` in App.swift.
  fileprivate var _Core_ticket: Ticket {
    get throws(Broken) {
      if let make = _override(of: ._Core_ticket) { return try make(_handle) }
      return try _build__Core_ticket(self)
    }
  }

  /// `any Writer`, the same as long as something holds it, in the place of `Core.reader`, provided by `Tape` in App.swift.
  fileprivate var _Core_writer: any Writer { _weak(._Core_writer) }

  /// `Station`, new each time, provided by `Station` in App.swift.
  var station: Station {
    if let make = _override(of: .station) { return make(_handle) }
    return _build_station(self)
  }
}

private let _App_plan = _Plan { plan in
  _apply_DIGenPlugin_to_Core(&plan)
  _apply_DIGenPlugin_to_Mid(&plan)
  _apply_DIGenPlugin_to_App(&plan)
}

private func _build__Core_clock(_ c: Container) -> any Clock { _check__Core_clock(RadioClock(station: c.station)) }

private func _build__Core_counter(_ c: Container) -> Counter { _check__Core_counter(QuickCounter()) }

private func _build__Core_greeter(_ c: Container, _ greeting: String, _ mark: String?) -> Greeter {
  return switch mark {
  case let mark?: loudGreeter(greeting: greeting, mark: mark)
  case nil: loudGreeter(greeting: greeting)
  }
}

private func _build__Core_reader(_ c: Container) -> any Reader {
  _check__Core_reader(c._isFresh(_App_base, 1) ? _build___Core_reader_shared(c) : c._weak(.__Core_reader_shared))
}

private func _build__Core_ticket(_ c: Container) throws(Broken) -> Ticket { ticket() }

private func _build__Core_writer(_ c: Container) -> any Writer {
  _check__Core_writer(c._isFresh(_App_base, 2) ? _build___Core_reader_shared(c) : c._weak(.__Core_reader_shared))
}

private func _build___Core_reader_shared(_ c: Container) -> Tape { Tape() }

private func _build_station(_ c: Container) -> Station { Station() }

#sourceLocation(file: "App.swift", line: 5)
private func _check_0() { _ =
            _Kept<any Clock>.self }
#sourceLocation(file: "App.swift", line: 5)
private func _check__Core_clock(_ value: consuming RadioClock) -> any Clock {
                                 value }
#sourceLocation(file: "App.swift", line: 15)
private func _check__Core_counter(_ value: consuming QuickCounter) -> Counter {
                      value }
#sourceLocation(file: "App.swift", line: 25)
private func _check_1() { _ =
            _Kept<any Reader>.self }
#sourceLocation(file: "App.swift", line: 25)
private func _check__Core_reader(_ value: consuming Tape) -> any Reader {
                            value }
#sourceLocation(file: "App.swift", line: 25)
private func _check_2() { _ =
            _Kept<any Writer>.self }
#sourceLocation(file: "App.swift", line: 25)
private func _check__Core_writer(_ value: consuming Tape) -> any Writer {
                            value }
#sourceLocation(file: "App.swift", line: 25)
private func _check_3() { _ =
            _Kept<Tape>.self }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> any Clock { fileprivate static var _Core_clock: Self { _App_base.key(0, _build__Core_clock) } }
extension Key where Maker == @Sendable (Container) -> Counter { fileprivate static var _Core_counter: Self { _App_base.key(4, _build__Core_counter, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container, String, String?) -> Greeter { fileprivate static var _Core_greeter: Self { _App_base.key(5) { c, greeting, mark in _build__Core_greeter(c, greeting, mark) } } }
extension Key where Maker == @Sendable (Container) -> any Reader { fileprivate static var _Core_reader: Self { _App_base.key(1, _build__Core_reader, lifetime: .weak) } }
extension Key where Maker == @Sendable (Container) throws(Broken) -> Ticket { fileprivate static var _Core_ticket: Self { _App_base.key(6, _build__Core_ticket, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> any Writer { fileprivate static var _Core_writer: Self { _App_base.key(2, _build__Core_writer, lifetime: .weak) } }
extension Key where Maker == @Sendable (Container) -> Tape { fileprivate static var __Core_reader_shared: Self { _App_base.key(3, _build___Core_reader_shared, lifetime: .weak) } }
extension Key where Maker == @Sendable (Container) -> Station { static var station: Self { _App_base.key(7, _build_station, lifetime: .transient) } }

private let _App_needs: StaticString = """
  _Core_clock: station
  _Core_reader: __Core_reader_shared
  _Core_writer: __Core_reader_shared
  __Core_reader_shared:
  _Core_counter:
  _Core_greeter:
  _Core_ticket:
  station:
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.station)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.register("App", slots: 4, base: _App_base, needs: _App_needs)
  plan.list(_App_dynamic)
  plan.replace(.Core::clock, by: ._Core_clock, .singleton, _App_base.key(0) { c in c._Core_clock })
  plan.replace(.Core::counter, by: ._Core_counter, .transient, _App_base.key(4) { c in c._Core_counter })
  plan.replace(.Core::greeter, by: ._Core_greeter, .transient, _App_base.key(5) { c, greeting, mark in c._Core_greeter(greeting, mark) })
  plan.replace(.Core::reader, by: ._Core_reader, .weak, _App_base.key(1) { c in c._Core_reader })
  plan.replace(.Core::ticket, by: ._Core_ticket, .transient, _App_base.key(6) { c throws(Broken) in try c._Core_ticket })
  plan.replace(.Core::writer, by: ._Core_writer, .weak, _App_base.key(2) { c in c._Core_writer })
}
