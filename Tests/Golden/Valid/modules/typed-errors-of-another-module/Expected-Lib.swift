// Made by DIGenPlugin from the directives in Lib. Changes made here are lost.
@_spi(Generated) public import DIRuntime
public import Base

extension Container {
  /// A container of all providers of Lib.
  @_disfavoredOverload
  convenience init() { self.init(_plan: _Lib_plan) }
  /// The same, with some providers overridden.
  @_disfavoredOverload
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _Lib_plan, overrides) }

  /// `Disk`, new each time, provided by `Disk` in Disk.swift.
  public var disk: Disk {
    get throws(Missing) {
      if let make = _override(of: .disk) { return try make(_handle) }
      return try _build_disk(self)
    }
  }

  /// `Reader`, new each time, provided by `Reader` in Reader.swift.
  public var reader: Reader {
    get throws(Missing) {
      if let make = _override(of: .reader) { return try make(_handle) }
      return try _build_reader(self)
    }
  }
}

private let _Lib_plan = _Plan { plan in _apply_DIGenPlugin_to_Lib(&plan) }

private func _build_disk(_ c: Container) throws(Missing) -> Disk { try Disk() }

private func _build_reader(_ c: Container) throws(Missing) -> Reader { try Reader(disk: c.disk) }

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) throws(Missing) -> Disk { public static var disk: Self { _Lib_base.key(0, _build_disk, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) throws(Missing) -> Reader { public static var reader: Self { _Lib_base.key(1, _build_reader, lifetime: .transient) } }

private let _Lib_needs: StaticString = """
  disk:
  reader: disk
  """

private func _Lib_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.disk)
  entries.add(.reader)
}

private let _Lib_base = _SlotBase()
public func _apply_DIGenPlugin_to_Lib(_ plan: inout _Plan) {
  plan.tie("Lib", slots: 0, base: _Lib_base, needs: _Lib_needs, dynamic: _Lib_dynamic)
}
