// Made by DIGenPlugin from the directives in Core. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of Core.
  @_disfavoredOverload
  convenience init() { self.init(_plan: _Core_plan) }
  /// The same, with some providers overridden.
  @_disfavoredOverload
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _Core_plan, overrides) }

  /// `Apart`, a singleton, provided by `Apart` in Core.swift.
  public var apart: Apart { _kept(.apart) }

  /// `any Clock`, new each time, provided by `SystemClock` in Core.swift.
  public var clock: any Clock {
    if let make = _override(of: .clock) { return make(_handle) }
    return _build_clock(self)
  }

  /// `Counter`, a singleton, provided by `Counter` in Core.swift.
  public var counter: Counter { _kept(.counter) }

  /// `Dial`, new each time, provided by `Dial` in Core.swift.
  var dial: Dial {
    if let make = _override(of: .dial) { return make(_handle) }
    return _build_dial(self)
  }

  /// `Greeter`, new each time, provided by `Greeter` in Core.swift.
  public func greeter(greeting: String, mark: String) -> Greeter {
    if let make = _override(of: .greeter) { return make(_handle, greeting, mark) }
    return _build_greeter(self, greeting, mark)
  }

  /// `Greeter`, new each time, provided by `Greeter` in Core.swift.
  public func greeter(greeting: String) -> Greeter {
    if let make = _override(of: .greeter) { return make(_handle, greeting, nil) }
    return _build_greeter(self, greeting, nil)
  }

  /// `any Reader`, a singleton, provided by `File` in Core.swift.
  public var reader: any Reader { _kept(.reader) }

  /// `Report`, new each time, provided by `Report` in Core.swift.
  public var report: Report {
    if let make = _override(of: .report) { return make(_handle) }
    return _build_report(self)
  }

  /// `Room`, a singleton for each `name`, provided by `Room` in Core.swift.
  public func room(name: String) -> Room {
    _keyed(.room, by: name) { (c: Container) -> Room in
      if let make = c._override(of: .room) { return make(c._handle, name) }
      return _build_room(c, name)
    }
  }

  /// `Ticket`, new each time, provided by `Ticket` in Core.swift.
  public var ticket: Ticket {
    get throws(Broken) {
      if let make = _override(of: .ticket) { return try make(_handle) }
      return try _build_ticket(self)
    }
  }

  /// `Wall`, a singleton, provided by `Wall` in Core.swift.
  public var wall: Wall { _kept(.wall) }

  /// `any Writer`, a singleton, provided by `File` in Core.swift.
  public var writer: any Writer { _kept(.writer) }
}

private let _Core_plan = _Plan { plan in _apply_DIGenPlugin_to_Core(&plan) }

private func _build__reader_shared(_ c: Container) -> File { File() }

private func _build_apart(_ c: Container) -> Apart { Apart() }

private func _build_clock(_ c: Container) -> any Clock { _check_clock(SystemClock(dial: c.dial)) }

private func _build_counter(_ c: Container) -> Counter { Counter() }

private func _build_dial(_ c: Container) -> Dial { Dial() }

private func _build_greeter(_ c: Container, _ greeting: String, _ mark: String?) -> Greeter {
  return switch mark {
  case let mark?: Greeter(clock: c.clock, greeting: greeting, mark: mark)
  case nil: Greeter(clock: c.clock, greeting: greeting)
  }
}

private func _build_reader(_ c: Container) -> any Reader {
  _check_reader(c._isFresh(_Core_base, 3) ? _build__reader_shared(c) : c._kept(._reader_shared))
}

private func _build_report(_ c: Container) -> Report {
  Report(clock: c.clock, counter: c.counter, later: Lazy<Counter>(_of: c, kept: .counter), reader: c.reader, writer: c.writer)
}

private func _build_room(_ c: Container, _ name: String) -> Room { Room(name: name) }

private func _build_ticket(_ c: Container) throws(Broken) -> Ticket { try Ticket() }

private func _build_wall(_ c: Container) -> Wall { Wall(clock: c.clock) }

private func _build_writer(_ c: Container) -> any Writer {
  _check_writer(c._isFresh(_Core_base, 6) ? _build__reader_shared(c) : c._kept(._reader_shared))
}

#sourceLocation(file: "Core/Core.swift", line: 35)
private func _check_0() { _ =
            _Kept<File>.self }
#sourceLocation(file: "Core/Core.swift", line: 81)
private func _check_1() { _ =
            _Kept<Apart>.self }
#sourceLocation(file: "Core/Core.swift", line: 4)
private func _check_clock(_ value: consuming SystemClock) -> any Clock {
                        value }
#sourceLocation(file: "Core/Core.swift", line: 14)
private func _check_2() { _ =
            _Kept<Counter>.self }
#sourceLocation(file: "Core/Core.swift", line: 35)
private func _check_reader(_ value: consuming File) -> any Reader {
                                    value }
#sourceLocation(file: "Core/Core.swift", line: 50)
private func _check_4() { _ =
                    _Kept<Room>.self }
#sourceLocation(file: "Core/Core.swift", line: 75)
private func _check_5() { _ =
            _Kept<Wall>.self }
#sourceLocation(file: "Core/Core.swift", line: 35)
private func _check_writer(_ value: consuming File) -> any Writer {
                                            value }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> File { fileprivate static var _reader_shared: Self { _Core_base.key(0, _build__reader_shared) } }
extension Key where Maker == @Sendable (Container) -> Apart { public static var apart: Self { _Core_base.key(1, _build_apart) } }
extension Key where Maker == @Sendable (Container) -> any Clock { public static var clock: Self { _Core_base.key(7, _build_clock, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Counter { public static var counter: Self { _Core_base.key(2, _build_counter) } }
extension Key where Maker == @Sendable (Container) -> Dial { static var dial: Self { _Core_base.key(8, _build_dial, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container, String, String?) -> Greeter { public static var greeter: Self { _Core_base.key(9) { c, greeting, mark in _build_greeter(c, greeting, mark) } } }
extension Key where Maker == @Sendable (Container) -> any Reader { public static var reader: Self { _Core_base.key(3, _build_reader) } }
extension Key where Maker == @Sendable (Container) -> Report { public static var report: Self { _Core_base.key(10, _build_report, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container, String) -> Room { public static var room: Self { _Core_base.key(4) { c, name in _build_room(c, name) } } }
extension Key where Maker == @Sendable (Container) throws(Broken) -> Ticket { public static var ticket: Self { _Core_base.key(11, _build_ticket, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Wall { public static var wall: Self { _Core_base.key(5, _build_wall) } }
extension Key where Maker == @Sendable (Container) -> any Writer { public static var writer: Self { _Core_base.key(6, _build_writer) } }

private let _Core_needs: StaticString = """
  _reader_shared:
  apart:
  counter:
  reader: _reader_shared
  room:
  wall: clock
  writer: _reader_shared
  clock: dial
  dial:
  greeter: clock
  report: clock counter reader writer
  ticket:
  """

private func _Core_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.apart)
  entries.add(.clock)
  entries.add(.counter)
  entries.add(.dial)
  entries.add(.reader)
  entries.add(.report)
  entries.add(.ticket)
  entries.add(.wall)
  entries.add(.writer)
}

private let _Core_base = _SlotBase()
public func _apply_DIGenPlugin_to_Core(_ plan: inout _Plan) {
  plan.register("Core", slots: 7, base: _Core_base, needs: _Core_needs)
  plan.list(_Core_dynamic)
}
