// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Archive`, new each time, provided by `Archive` in Errors.swift.
  var archive: Archive {
    get throws(StorageError) {
      if let make = _override(of: .archive) { return try make(_handle) }
      return try _build_archive(self)
    }
  }

  /// `Disk`, new each time, provided by `openDisk` in Errors.swift.
  var openDisk: Disk {
    get throws(DiskError) {
      if let make = _override(of: .openDisk) { return try make(_handle) }
      return try _build_openDisk(self)
    }
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_archive(_ c: Container) throws(StorageError) -> Archive { try Archive(disk: c.openDisk) }

private func _build_openDisk(_ c: Container) throws(DiskError) -> Disk { try openDisk() }

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) throws(StorageError) -> Archive { static var archive: Self { _App_base.key(0, _build_archive, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) throws(DiskError) -> Disk { static var openDisk: Self { _App_base.key(1, _build_openDisk, lifetime: .transient) } }

private let _App_needs: StaticString = """
  archive: openDisk
  openDisk:
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.archive)
  entries.add(.openDisk)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 0, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
