// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Alarm`, a singleton, provided by `Alarm` in App.swift.
  var alarm: Alarm { _kept(.alarm) }

  /// `Caller`, a singleton, provided by `Caller` in App.swift.
  var caller: Caller { _kept(.caller) }

  /// `any Clock`, new each time, provided by `SystemClock` in App.swift.
  var clock: any Clock {
    if let make = _override(of: .clock) { return make(_handle) }
    return _build_clock(self)
  }

  /// `Disk`, a singleton, provided by `Disk` in App.swift.
  var disk: Disk { _kept(.disk) }

  /// `Firm`, a singleton, provided by `Firm` in App.swift.
  var firm: Firm { _kept(.firm) }

  /// `Journal`, a singleton, provided by `Journal` in App.swift.
  var journal: Journal { _kept(.journal) }

  /// `Later`, a singleton, provided by `Later` in App.swift.
  var later: Later { _kept(.later) }

  /// `Named`, a singleton for each `name`, provided by `Named` in App.swift.
  func named(name: String) -> Named {
    _keyed(.named, by: name) { (c: Container) -> Named in
      if let make = c._override(of: .named) { return make(c._handle, name) }
      return _build_named(c, name)
    }
  }

  /// `Printer`, a singleton, provided by `Printer` in App.swift.
  var printer: Printer { _kept(.printer) }

  /// `any Reading`, a singleton, provided by `File` in App.swift.
  var reading: any Reading { _kept(.reading) }

  /// `Router`, a singleton, provided by `Router` in App.swift.
  var router: Router { _kept(.router) }

  /// `Shared`, the same while somebody holds it, provided by `Shared` in App.swift.
  var shared: Shared { _weak(.shared) }

  /// `any Sink`, a singleton, provided by `Pipe` in App.swift.
  var sink: any Sink { _kept(.sink) }

  /// `any Source`, a singleton, provided by `Pipe` in App.swift.
  var source: any Source { _kept(.source) }

  /// `Stamp`, new each time, provided by `Stamp` in App.swift.
  var stamp: Stamp {
    if let make = _override(of: .stamp) { return make(_handle) }
    return _build_stamp(self)
  }

  /// `Office`, a singleton, provided by ``Raw Names`.office` in App.swift.
  var `the office`: Office { _kept(.`the office`) }

  /// `any Writing`, a singleton, provided by `File` in App.swift.
  var writing: any Writing { _kept(.writing) }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build__reading_shared(_ c: Container) -> File { File(alarm: c.alarm) }

private func _build__source_shared(_ c: Container) -> Pipe { Pipe(disk: c.disk) }

private func _build_alarm(_ c: Container) -> Alarm { Alarm(clock: c.clock) }

private func _build_caller(_ c: Container) -> Caller {
  let handle = c._handle
  return Caller(stamp: { () -> Stamp in handle.stamp })
}

private func _build_clock(_ c: Container) -> any Clock { _check_clock(SystemClock()) }

private func _build_disk(_ c: Container) -> Disk { Disk() }

private func _build_firm(_ c: Container) -> Firm { Firm(office: c.`the office`) }

private func _build_journal(_ c: Container) -> Journal { Journal(stamp: c.stamp) }

private func _build_later(_ c: Container) -> Later { Later(alarm: Lazy<Alarm>(_of: c, kept: .alarm)) }

private func _build_named(_ c: Container, _ name: String) -> Named { Named(name: name, alarm: c.alarm) }

private func _build_printer(_ c: Container) -> Printer { Printer(writing: c.writing) }

private func _build_reading(_ c: Container) -> any Reading {
  _check_reading(c._isFresh(_App_base, 10) ? _build__reading_shared(c) : c._kept(._reading_shared))
}

private func _build_router(_ c: Container) -> Router { Router(container: c._handle) }

private func _build_shared(_ c: Container) -> Shared { Shared(disk: c.disk) }

private func _build_sink(_ c: Container) -> any Sink {
  _check_sink(c._isFresh(_App_base, 13) ? _build__source_shared(c) : c._kept(._source_shared))
}

private func _build_source(_ c: Container) -> any Source {
  _check_source(c._isFresh(_App_base, 14) ? _build__source_shared(c) : c._kept(._source_shared))
}

private func _build_stamp(_ c: Container) -> Stamp { Stamp(clock: c.clock) }

private func _build_the_20_office(_ c: Container) -> Office { `Raw Names`.office(alarm: c.alarm) }

private func _build_writing(_ c: Container) -> any Writing {
  _check_writing(c._isFresh(_App_base, 16) ? _build__reading_shared(c) : c._kept(._reading_shared))
}

#sourceLocation(file: "App.swift", line: 45)
private func _check_0() { _ =
            _Kept<File>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 62)
private func _check_1() { _ =
            _Kept<Pipe>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 9)
private func _check_2() { _ =
            _Kept<Alarm>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 30)
private func _check_3() { _ =
            _Kept<Caller>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 4)
private func _check_clock(_ value: consuming SystemClock) -> any Clock {
                value }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 59)
private func _check_4() { _ =
            _Kept<Disk>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 91)
private func _check_5() { _ =
            _Kept<Firm>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 18)
private func _check_6() { _ =
            _Kept<Journal>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 24)
private func _check_7() { _ =
            _Kept<Later>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 36)
private func _check_8() { _ =
            _Kept<Named>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 51)
private func _check_9() { _ =
            _Kept<Printer>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 45)
private func _check_reading(_ value: consuming File) -> any Reading {
                            value }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 78)
private func _check_11() { _ =
            _Kept<Router>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 71)
private func _check_12() { _ =
            _Kept<Shared>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 62)
private func _check_sink(_ value: consuming Pipe) -> any Sink {
                                    value }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 62)
private func _check_source(_ value: consuming Pipe) -> any Source {
                            value }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 85)
private func _check_15() { _ =
              _Kept<Office>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 45)
private func _check_writing(_ value: consuming File) -> any Writing {
                                     value }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> File { fileprivate static var _reading_shared: Self { _App_base.key(0, _build__reading_shared) } }
extension Key where Maker == @Sendable (Container) -> Pipe { fileprivate static var _source_shared: Self { _App_base.key(1, _build__source_shared) } }
extension Key where Maker == @Sendable (Container) -> Alarm { static var alarm: Self { _App_base.key(2, _build_alarm) } }
extension Key where Maker == @Sendable (Container) -> Caller { static var caller: Self { _App_base.key(3, _build_caller) } }
extension Key where Maker == @Sendable (Container) -> any Clock { static var clock: Self { _App_base.key(17, _build_clock, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Disk { static var disk: Self { _App_base.key(4, _build_disk) } }
extension Key where Maker == @Sendable (Container) -> Firm { static var firm: Self { _App_base.key(5, _build_firm) } }
extension Key where Maker == @Sendable (Container) -> Journal { static var journal: Self { _App_base.key(6, _build_journal) } }
extension Key where Maker == @Sendable (Container) -> Later { static var later: Self { _App_base.key(7, _build_later) } }
extension Key where Maker == @Sendable (Container, String) -> Named { static var named: Self { _App_base.key(8) { c, name in _build_named(c, name) } } }
extension Key where Maker == @Sendable (Container) -> Printer { static var printer: Self { _App_base.key(9, _build_printer) } }
extension Key where Maker == @Sendable (Container) -> any Reading { static var reading: Self { _App_base.key(10, _build_reading) } }
extension Key where Maker == @Sendable (Container) -> Router { static var router: Self { _App_base.key(11, _build_router) } }
extension Key where Maker == @Sendable (Container) -> Shared { static var shared: Self { _App_base.key(12, _build_shared, lifetime: .weak) } }
extension Key where Maker == @Sendable (Container) -> any Sink { static var sink: Self { _App_base.key(13, _build_sink) } }
extension Key where Maker == @Sendable (Container) -> any Source { static var source: Self { _App_base.key(14, _build_source) } }
extension Key where Maker == @Sendable (Container) -> Stamp { static var stamp: Self { _App_base.key(18, _build_stamp, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Office { static var `the office`: Self { _App_base.key(15, _build_the_20_office) } }
extension Key where Maker == @Sendable (Container) -> any Writing { static var writing: Self { _App_base.key(16, _build_writing) } }

private let _App_needs: StaticString = """
  _reading_shared: alarm
  _source_shared: disk
  alarm: clock
  caller: stamp
  disk:
  firm: `the office`
  journal: stamp
  later: alarm
  named: alarm
  printer: writing
  reading: _reading_shared
  router: *
  shared: disk
  sink: _source_shared
  source: _source_shared
  `the office`: alarm
  writing: _reading_shared
  clock:
  stamp: clock
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.alarm)
  entries.add(.caller)
  entries.add(.clock)
  entries.add(.disk)
  entries.add(.firm)
  entries.add(.journal)
  entries.add(.later)
  entries.add(.printer)
  entries.add(.reading)
  entries.add(.router)
  entries.add(.shared)
  entries.add(.sink)
  entries.add(.source)
  entries.add(.stamp)
  entries.add(.`the office`, name: "the office")
  entries.add(.writing)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 17, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
