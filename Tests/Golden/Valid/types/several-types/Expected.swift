// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Copier`, new each time, provided by `Copier` in Stores.swift.
  var copier: Copier {
    if let make = _override(of: .copier) { return make(_handle) }
    return _build_copier(self)
  }

  /// `any Reader`, a singleton, provided by `openDisk` in Stores.swift.
  var disk: any Reader { _kept(.disk) }

  /// `any Writer`, a singleton, provided by `openDisk` in Stores.swift.
  var diskWriter: any Writer { _kept(.diskWriter) }

  /// `Memory`, a singleton, provided by `Memory` in Stores.swift.
  var memory: Memory { _kept(.memory) }

  /// `any Reader`, a singleton, provided by `Memory` in Stores.swift.
  var reader: any Reader { _kept(.reader) }

  /// `any Reader`, new each time, provided by `Scratch` in Stores.swift.
  var scratch: any Reader {
    if let make = _override(of: .scratch) { return make(_handle) }
    return _build_scratch(self)
  }

  /// `any Writer`, new each time, provided by `Scratch` in Stores.swift.
  var scratchWriter: any Writer {
    if let make = _override(of: .scratchWriter) { return make(_handle) }
    return _build_scratchWriter(self)
  }

  /// `any Writer`, a singleton, provided by `Memory` in Stores.swift.
  var writer: any Writer { _kept(.writer) }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build__disk_shared(_ c: Container) -> Disk { openDisk(memory: c.memory) }

private func _build_copier(_ c: Container) -> Copier {
  Copier(reader: c.reader, writer: c.writer, memory: c.memory, disk: c.disk, diskWriter: c.diskWriter, scratch: c.scratchWriter)
}

private func _build_disk(_ c: Container) -> any Reader {
  _check_disk(c._isFresh(_App_base, 1) ? _build__disk_shared(c) : c._kept(._disk_shared))
}

private func _build_diskWriter(_ c: Container) -> any Writer {
  _check_diskWriter(c._isFresh(_App_base, 2) ? _build__disk_shared(c) : c._kept(._disk_shared))
}

private func _build_memory(_ c: Container) -> Memory { Memory() }

private func _build_reader(_ c: Container) -> any Reader {
  _check_reader(c._isFresh(_App_base, 4) ? c._newValue(of: .memory, isOriginal: false) : c.memory)
}

private func _build_scratch(_ c: Container) -> any Reader { _check_scratch(Scratch()) }

private func _build_scratchWriter(_ c: Container) -> any Writer { _check_scratchWriter(Scratch()) }

private func _build_writer(_ c: Container) -> any Writer {
  _check_writer(c._isFresh(_App_base, 5) ? c._newValue(of: .memory, isOriginal: false) : c.memory)
}

#sourceLocation(file: "Stores.swift", line: 18)
private func _check_0() { _ =
            _Kept<Disk>.self }
#sourceLocation(file: "Stores.swift", line: 18)
private func _check_disk(_ value: consuming Disk) -> any Reader {
                            value }
#sourceLocation(file: "Stores.swift", line: 18)
private func _check_diskWriter(_ value: consuming Disk) -> any Writer {
                                    value }
#sourceLocation(file: "Stores.swift", line: 3)
private func _check_3() { _ =
            _Kept<Memory>.self }
#sourceLocation(file: "Stores.swift", line: 3)
private func _check_reader(_ value: consuming Memory) -> any Reader {
                            value }
#sourceLocation(file: "Stores.swift", line: 10)
private func _check_scratch(_ value: consuming Scratch) -> any Reader {
                 value }
#sourceLocation(file: "Stores.swift", line: 10)
private func _check_scratchWriter(_ value: consuming Scratch) -> any Writer {
                         value }
#sourceLocation(file: "Stores.swift", line: 3)
private func _check_writer(_ value: consuming Memory) -> any Writer {
                                    value }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Disk { fileprivate static var _disk_shared: Self { _App_base.key(0, _build__disk_shared) } }
extension Key where Maker == @Sendable (Container) -> Copier { static var copier: Self { _App_base.key(6, _build_copier, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> any Reader { static var disk: Self { _App_base.key(1, _build_disk) } }
extension Key where Maker == @Sendable (Container) -> any Writer { static var diskWriter: Self { _App_base.key(2, _build_diskWriter) } }
extension Key where Maker == @Sendable (Container) -> Memory { static var memory: Self { _App_base.key(3, _build_memory) } }
extension Key where Maker == @Sendable (Container) -> any Reader { static var reader: Self { _App_base.key(4, _build_reader) } }
extension Key where Maker == @Sendable (Container) -> any Reader { static var scratch: Self { _App_base.key(7, _build_scratch, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> any Writer { static var scratchWriter: Self { _App_base.key(8, _build_scratchWriter, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> any Writer { static var writer: Self { _App_base.key(5, _build_writer) } }

private let _App_needs: StaticString = """
  _disk_shared: memory
  disk: _disk_shared
  diskWriter: _disk_shared
  memory:
  reader: memory
  writer: memory
  copier: disk diskWriter memory reader scratchWriter writer
  scratch:
  scratchWriter:
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.copier)
  entries.add(.disk, name: "disk")
  entries.add(.diskWriter, name: "disk")
  entries.add(.memory)
  entries.add(.reader)
  entries.add(.scratch, name: "scratch")
  entries.add(.scratchWriter, name: "scratch")
  entries.add(.writer)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.register("App", slots: 6, base: _App_base, needs: _App_needs)
  plan.list(_App_dynamic)
}
