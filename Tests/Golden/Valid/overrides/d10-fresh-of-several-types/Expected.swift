// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `any Bolt`, a singleton, provided by `Latch` in Providers.swift.
  var bolt: any Bolt {
    get throws(Failure) {
      try _kept(.bolt)
    }
  }

  /// `Clock`, a singleton, provided by `Clock` in Providers.swift.
  var clock: Clock { _kept(.clock) }

  /// `any Door`, a singleton for each `number`, provided by `Portal` in Providers.swift.
  func door(number: Int) -> any Door {
    _keyed(.door, by: number) { (c: Container) -> any Door in
      if let make = c._override(of: .door) { return make(c._handle, number) }
      return _build_door(c, number)
    }
  }

  /// `any Gate`, a singleton for each `number`, provided by `Portal` in Providers.swift.
  func gate(number: Int) -> any Gate {
    _keyed(.gate, by: number) { (c: Container) -> any Gate in
      if let make = c._override(of: .gate) { return make(c._handle, number) }
      return _build_gate(c, number)
    }
  }

  /// `any Lock`, a singleton, provided by `Latch` in Providers.swift.
  var lock: any Lock {
    get throws(Failure) {
      try _kept(.lock)
    }
  }

  /// `Memory`, a singleton, provided by `Memory` in Providers.swift.
  var memory: Memory { _kept(.memory) }

  /// `any Page`, the same while somebody holds it, provided by `Paper` in Providers.swift.
  var page: any Page {
    get throws {
      try _weak(.page)
    }
  }

  /// `any Reader`, a singleton, provided by `Memory` in Providers.swift.
  var reader: any Reader { _kept(.reader) }

  /// `any Sheet`, the same while somebody holds it, provided by `Paper` in Providers.swift.
  var sheet: any Sheet {
    get throws {
      try _weak(.sheet)
    }
  }

  /// `any Writer`, a singleton, provided by `Memory` in Providers.swift.
  var writer: any Writer { _kept(.writer) }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build__door_shared(_ c: Container, _ number: Int) -> Portal { Portal(number: number) }

private func _build__lock_shared(_ c: Container) throws(Failure) -> Latch { try Latch(reader: c.reader) }

private func _build__page_shared(_ c: Container) throws -> Paper { try Paper() }

private func _build_bolt(_ c: Container) throws(Failure) -> any Bolt {
  try _check_bolt(c._isFresh(_App_base, 3) ? _build__lock_shared(c) : c._kept(._lock_shared))
}

private func _build_clock(_ c: Container) -> Clock { Clock() }

private func _build_door(_ c: Container, _ number: Int) -> any Door {
  _check_door(c._isFresh(_App_base, 5) ? _build__door_shared(c, number) : c._keyed(._door_shared, by: number) { (c: Container) -> Portal in _build__door_shared(c, number) })
}

private func _build_gate(_ c: Container, _ number: Int) -> any Gate {
  _check_gate(c._isFresh(_App_base, 6) ? _build__door_shared(c, number) : c._keyed(._door_shared, by: number) { (c: Container) -> Portal in _build__door_shared(c, number) })
}

private func _build_lock(_ c: Container) throws(Failure) -> any Lock {
  try _check_lock(c._isFresh(_App_base, 7) ? _build__lock_shared(c) : c._kept(._lock_shared))
}

private func _build_memory(_ c: Container) -> Memory { Memory(clock: c.clock) }

private func _build_page(_ c: Container) throws -> any Page {
  try _check_page(c._isFresh(_App_base, 9) ? _build__page_shared(c) : c._weak(._page_shared))
}

private func _build_reader(_ c: Container) -> any Reader {
  _check_reader(c._isFresh(_App_base, 10) ? c._newValue(of: .memory, isOriginal: false) : c.memory)
}

private func _build_sheet(_ c: Container) throws -> any Sheet {
  try _check_sheet(c._isFresh(_App_base, 11) ? _build__page_shared(c) : c._weak(._page_shared))
}

private func _build_writer(_ c: Container) -> any Writer {
  _check_writer(c._isFresh(_App_base, 12) ? c._newValue(of: .memory, isOriginal: false) : c.memory)
}

#sourceLocation(file: "Providers.swift", line: 26)
private func _check_0() { _ =
            _Kept<Portal>.self }
#sourceLocation()
#sourceLocation(file: "Providers.swift", line: 39)
private func _check_1() { _ =
            _Kept<Latch>.self }
#sourceLocation()
#sourceLocation(file: "Providers.swift", line: 21)
private func _check_2() { _ =
            _Kept<Paper>.self }
#sourceLocation()
#sourceLocation(file: "Providers.swift", line: 39)
private func _check_bolt(_ value: consuming Latch) -> any Bolt {
                                  value }
#sourceLocation()
#sourceLocation(file: "Providers.swift", line: 9)
private func _check_4() { _ =
            _Kept<Clock>.self }
#sourceLocation()
#sourceLocation(file: "Providers.swift", line: 26)
private func _check_door(_ value: consuming Portal) -> any Door {
                                value }
#sourceLocation()
#sourceLocation(file: "Providers.swift", line: 26)
private func _check_gate(_ value: consuming Portal) -> any Gate {
                                      value }
#sourceLocation()
#sourceLocation(file: "Providers.swift", line: 39)
private func _check_lock(_ value: consuming Latch) -> any Lock {
                            value }
#sourceLocation()
#sourceLocation(file: "Providers.swift", line: 12)
private func _check_8() { _ =
            _Kept<Memory>.self }
#sourceLocation()
#sourceLocation(file: "Providers.swift", line: 21)
private func _check_page(_ value: consuming Paper) -> any Page {
                       value }
#sourceLocation()
#sourceLocation(file: "Providers.swift", line: 12)
private func _check_reader(_ value: consuming Memory) -> any Reader {
                            value }
#sourceLocation()
#sourceLocation(file: "Providers.swift", line: 21)
private func _check_sheet(_ value: consuming Paper) -> any Sheet {
                             value }
#sourceLocation()
#sourceLocation(file: "Providers.swift", line: 12)
private func _check_writer(_ value: consuming Memory) -> any Writer {
                                    value }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container, Int) -> Portal { fileprivate static var _door_shared: Self { _App_base.key(0) { c, number in _build__door_shared(c, number) } } }
extension Key where Maker == @Sendable (Container) throws(Failure) -> Latch { fileprivate static var _lock_shared: Self { _App_base.key(1, _build__lock_shared) } }
extension Key where Maker == @Sendable (Container) throws -> Paper { fileprivate static var _page_shared: Self { _App_base.key(2, _build__page_shared, lifetime: .weak) } }
extension Key where Maker == @Sendable (Container) throws(Failure) -> any Bolt { static var bolt: Self { _App_base.key(3, _build_bolt) } }
extension Key where Maker == @Sendable (Container) -> Clock { static var clock: Self { _App_base.key(4, _build_clock) } }
extension Key where Maker == @Sendable (Container, Int) -> any Door { static var door: Self { _App_base.key(5) { c, number in _build_door(c, number) } } }
extension Key where Maker == @Sendable (Container, Int) -> any Gate { static var gate: Self { _App_base.key(6) { c, number in _build_gate(c, number) } } }
extension Key where Maker == @Sendable (Container) throws(Failure) -> any Lock { static var lock: Self { _App_base.key(7, _build_lock) } }
extension Key where Maker == @Sendable (Container) -> Memory { static var memory: Self { _App_base.key(8, _build_memory) } }
extension Key where Maker == @Sendable (Container) throws -> any Page { static var page: Self { _App_base.key(9, _build_page, lifetime: .weak) } }
extension Key where Maker == @Sendable (Container) -> any Reader { static var reader: Self { _App_base.key(10, _build_reader) } }
extension Key where Maker == @Sendable (Container) throws -> any Sheet { static var sheet: Self { _App_base.key(11, _build_sheet, lifetime: .weak) } }
extension Key where Maker == @Sendable (Container) -> any Writer { static var writer: Self { _App_base.key(12, _build_writer) } }

private let _App_needs: StaticString = """
  _door_shared:
  _lock_shared: reader
  _page_shared:
  bolt: _lock_shared
  clock:
  door: _door_shared
  gate: _door_shared
  lock: _lock_shared
  memory: clock
  page: _page_shared
  reader: memory
  sheet: _page_shared
  writer: memory
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.bolt)
  entries.add(.clock)
  entries.add(.lock)
  entries.add(.memory)
  entries.add(.page)
  entries.add(.reader)
  entries.add(.sheet)
  entries.add(.writer)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 13, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
