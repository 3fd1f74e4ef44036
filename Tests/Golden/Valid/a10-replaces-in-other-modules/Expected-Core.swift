// Made by DIGenPlugin from the directives in Core. Changes made here are lost.

@_spi(Generated) public import DIRuntime

/// Where the target's default isolation is the main actor, this does not compile.
private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Container {
  /// A container of all providers of Core.
  @_disfavoredOverload
  convenience init() { self.init(_plan: _Core_plan) }

  /// The same, with some providers overridden.
  @_disfavoredOverload
  convenience init(_ overrides: (inout Overrides) -> Void) {
    self.init(_plan: _Core_plan, overrides)
  }
}

extension Container {
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

extension Key where Maker == @Sendable (Container) -> File {
  fileprivate static var _reader_shared: Self { _Core_base.key(0, _build__reader_shared) }
}

extension Key where Maker == @Sendable (Container) -> Apart {
  public static var apart: Self { _Core_base.key(1, _build_apart) }
}

extension Key where Maker == @Sendable (Container) -> any Clock {
  public static var clock: Self { _Core_base.key(7, _build_clock, lifetime: .transient) }
}

extension Key where Maker == @Sendable (Container) -> Counter {
  public static var counter: Self { _Core_base.key(2, _build_counter) }
}

extension Key where Maker == @Sendable (Container) -> Dial {
  static var dial: Self { _Core_base.key(8, _build_dial, lifetime: .transient) }
}

extension Key where Maker == @Sendable (Container, String, String?) -> Greeter {
  public static var greeter: Self { _Core_base.key(9) { c, greeting, mark in _build_greeter(c, greeting, mark) } }
}

extension Key where Maker == @Sendable (Container) -> any Reader {
  public static var reader: Self { _Core_base.key(3, _build_reader) }
}

extension Key where Maker == @Sendable (Container) -> Report {
  public static var report: Self { _Core_base.key(10, _build_report, lifetime: .transient) }
}

extension Key where Maker == @Sendable (Container, String) -> Room {
  public static var room: Self { _Core_base.key(4) { c, name in _build_room(c, name) } }
}

extension Key where Maker == @Sendable (Container) throws(Broken) -> Ticket {
  public static var ticket: Self { _Core_base.key(11, _build_ticket, lifetime: .transient) }
}

extension Key where Maker == @Sendable (Container) -> Wall {
  public static var wall: Self { _Core_base.key(5, _build_wall) }
}

extension Key where Maker == @Sendable (Container) -> any Writer {
  public static var writer: Self { _Core_base.key(6, _build_writer) }
}

/// What each provider needs, in the order of their numbers.
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

/// Lists the providers that are found by their types.
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

/// Where this module's slots begin in every container.
private let _Core_base = _SlotBase()

/// Ties this module's providers into a container's plan.
public func _apply_DIGenPlugin_to_Core(_ plan: inout _Plan) {
  plan.tie("Core", slots: 7, base: _Core_base, needs: _Core_needs, dynamic: _Core_dynamic)
}

private let _Core_plan = _Plan { plan in
  _apply_DIGenPlugin_to_Core(&plan)
}

private func _build__reader_shared(_ c: Container) -> File {
  File()
}

private func _build_apart(_ c: Container) -> Apart {
  Apart()
}

private func _build_clock(_ c: Container) -> any Clock {
  let value = SystemClock(dial: c.dial)
#sourceLocation(file: "Core/Core.swift", line: 5)
  return                value
#sourceLocation()
}

private func _build_counter(_ c: Container) -> Counter {
  Counter()
}

private func _build_dial(_ c: Container) -> Dial {
  Dial()
}

private func _build_greeter(_ c: Container, _ greeting: String, _ mark: String?) -> Greeter {
  return switch mark {
  case let mark?: Greeter(clock: c.clock, greeting: greeting, mark: mark)
  case nil: Greeter(clock: c.clock, greeting: greeting)
  }
}

private func _build_reader(_ c: Container) -> any Reader {
  let value = c._isFresh(_Core_base, 3) ? _build__reader_shared(c) : c._kept(._reader_shared)
#sourceLocation(file: "Core/Core.swift", line: 36)
  return                            value
#sourceLocation()
}

private func _build_report(_ c: Container) -> Report {
  Report(clock: c.clock, counter: c.counter, later: Lazy<Counter>(_of: c, kept: .counter), reader: c.reader, writer: c.writer)
}

private func _build_room(_ c: Container, _ name: String) -> Room {
  Room(name: name)
}

private func _build_ticket(_ c: Container) throws(Broken) -> Ticket {
  try Ticket()
}

private func _build_wall(_ c: Container) -> Wall {
  Wall(clock: c.clock)
}

private func _build_writer(_ c: Container) -> any Writer {
  let value = c._isFresh(_Core_base, 6) ? _build__reader_shared(c) : c._kept(._reader_shared)
#sourceLocation(file: "Core/Core.swift", line: 36)
  return                                    value
#sourceLocation()
}

#sourceLocation(file: "Core/Core.swift", line: 36)
private typealias _check_0 = _Kept<File>
#sourceLocation()

#sourceLocation(file: "Core/Core.swift", line: 82)
private typealias _check_1 = _Kept<Apart>
#sourceLocation()

#sourceLocation(file: "Core/Core.swift", line: 15)
private typealias _check_2 = _Kept<Counter>
#sourceLocation()

#sourceLocation(file: "Core/Core.swift", line: 51)
private typealias _check_4 = _Kept<Room>
#sourceLocation()

#sourceLocation(file: "Core/Core.swift", line: 76)
private typealias _check_5 = _Kept<Wall>
#sourceLocation()
