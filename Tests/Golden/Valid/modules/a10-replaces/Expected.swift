// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `any Clock`, new each time, provided by `CountingClock` in Clocks.swift.
  var clock: any Clock {
    if let make = _override(of: .clock) { return make(_handle) }
    return _build_clock(self)
  }

  /// `Copier`, new each time, provided by `Copier` in Clocks.swift.
  var copier: Copier {
    if let make = _override(of: .copier) { return make(_handle) }
    return _build_copier(self)
  }

  /// `Desk`, new each time, provided by `Desk` in Clocks.swift.
  func desk(user: String) throws -> Desk {
    if let make = _override(of: .desk) { return try make(_handle, user) }
    return try _build_desk(self, user)
  }

  /// `Disk`, a singleton, provided by `Memory` in Clocks.swift.
  var disk: Disk { _kept(.disk) }

  /// `Session`, new each time, provided by `makeOther` in Clocks.swift.
  func main(user: String = "nobody") throws -> Session {
    if let make = _override(of: .main) { return try make(_handle, user) }
    return try _build_main(self, user)
  }

  /// `any Reader & Sendable`, a singleton, provided by `Memory` in Clocks.swift.
  var reader: any Reader & Sendable { _kept(.reader) }

  /// `[any Reader]`, new each time, of `reader`.
  var readers: [any Reader] {
    if let make = _override(of: .readers) { return make(_handle) }
    return _build_readers(self)
  }

  /// `Watch`, new each time, provided by `Watch` in Clocks.swift.
  var watch: Watch {
    if let make = _override(of: .watch) { return make(_handle) }
    return _build_watch(self)
  }

  /// `any Writer & Sendable`, a singleton, provided by `Memory` in Clocks.swift.
  var writer: any Writer & Sendable { _kept(.writer) }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build__reader_shared(_ c: Container) -> Memory { Memory() }

private func _build_clock(_ c: Container) -> any Clock { _check_clock(CountingClock()) }

private func _build_copier(_ c: Container) -> Copier { Copier(reader: c.reader, writer: c.writer, readers: c.readers) }

private func _build_desk(_ c: Container, _ user: String) throws -> Desk {
  try Desk(session: c.main(user: user), user: user)
}

private func _build_disk(_ c: Container) -> Disk {
  _check_disk(c._isFresh(_App_base, 1) ? _build__reader_shared(c) : c._kept(._reader_shared))
}

private func _build_main(_ c: Container, _ user: String) throws -> Session { makeOther(user: user) }

private func _build_reader(_ c: Container) -> any Reader & Sendable {
  _check_reader(c._isFresh(_App_base, 2) ? _build__reader_shared(c) : c._kept(._reader_shared))
}

private func _build_readers(_ c: Container) -> [any Reader] { c._joined(.readers, _build_Container_readers) }

private func _build_Container_readers(_ c: Container) -> [any Reader] { [c.reader] }

private func _build_watch(_ c: Container) -> Watch { Watch(clock: c.clock) }

private func _build_writer(_ c: Container) -> any Writer & Sendable {
  _check_writer(c._isFresh(_App_base, 3) ? _build__reader_shared(c) : c._kept(._reader_shared))
}

#sourceLocation(file: "Clocks.swift", line: 45)
private func _check_0() { _ =
            _Kept<Memory>.self }
#sourceLocation(file: "Clocks.swift", line: 7)
private func _check_clock(_ value: consuming CountingClock) -> any Clock {
                      value }
#sourceLocation(file: "Clocks.swift", line: 45)
private func _check_disk(_ value: consuming Memory) -> Disk {
                                 value }
#sourceLocation(file: "Clocks.swift", line: 45)
private func _check_reader(_ value: consuming Memory) -> any Reader & Sendable {
                                 value }
#sourceLocation(file: "Clocks.swift", line: 45)
private func _check_writer(_ value: consuming Memory) -> any Writer & Sendable {
                                 value }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Memory { fileprivate static var _reader_shared: Self { _App_base.key(0, _build__reader_shared) } }
extension Key where Maker == @Sendable (Container) -> any Clock { static var clock: Self { _App_base.key(4, _build_clock, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Copier { static var copier: Self { _App_base.key(5, _build_copier, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container, String) throws -> Desk { static var desk: Self { _App_base.key(6) { c, user throws in try _build_desk(c, user) } } }
extension Key where Maker == @Sendable (Container) -> Disk { static var disk: Self { _App_base.key(1, _build_disk) } }
extension Key where Maker == @Sendable (Container, String) throws -> Session { static var main: Self { _App_base.key(7) { c, user throws in try _build_main(c, user) } } }
extension Key where Maker == @Sendable (Container) -> any Reader & Sendable { static var reader: Self { _App_base.key(2, _build_reader) } }
extension Key where Maker == @Sendable (Container) -> [any Reader] { static var readers: Self { _App_base.key(8, _build_readers, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Watch { static var watch: Self { _App_base.key(9, _build_watch, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> any Writer & Sendable { static var writer: Self { _App_base.key(3, _build_writer) } }

private let _App_needs: StaticString = """
  _reader_shared:
  disk: _reader_shared
  reader: _reader_shared
  writer: _reader_shared
  clock:
  copier: reader readers writer
  desk: main
  main:
  readers: reader
  watch: clock
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.clock)
  entries.add(.copier)
  entries.add(.disk)
  entries.add(.reader)
  entries.add(.readers)
  entries.add(.watch)
  entries.add(.writer)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.register("App", slots: 4, base: _App_base, needs: _App_needs)
  plan.list(_App_dynamic)
  plan.join(_App_base.key(8, _build_Container_readers, "readers"))
}
