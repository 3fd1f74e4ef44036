// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Archive`, new each time, provided by `Archive` in Errors.swift.
  var archive: Archive {
    get throws(DiskError) {
      if let make = _override(of: .archive) { return try make(_handle) }
      return try _build_archive(self)
    }
  }

  /// `Backup`, new each time, provided by `Backup` in Errors.swift.
  var backup: Backup {
    get throws(DiskError) {
      if let make = _override(of: .backup) { return try make(_handle) }
      return try _build_backup(self)
    }
  }

  /// `Disk`, a singleton, provided by `Factory.disk` in Errors.swift.
  ///
  /// Fails the first time.
  var disk: Disk {
    get throws(DiskError) {
      try _kept(.disk)
    }
  }

  /// `Index`, a singleton, provided by `Index` in Errors.swift.
  var index: Index {
    get throws {
      try _kept(.index)
    }
  }

  /// `Network`, new each time, provided by `Factory.network` in Errors.swift.
  func network(isUp: Bool) throws(NetworkError) -> Network {
    if let make = _override(of: .network) { return try make(_handle, isUp) }
    return try _build_network(self, isUp)
  }

  /// `Never?`, new each time, provided by `Factory.never` in Errors.swift.
  var never: Never? {
    if let make = _override(of: .never) { return make(_handle) }
    return _build_never(self)
  }

  /// `Sync`, new each time, provided by `Sync` in Errors.swift.
  func sync(isUp: Bool) throws -> Sync {
    if let make = _override(of: .sync) { return try make(_handle, isUp) }
    return try _build_sync(self, isUp)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_archive(_ c: Container) throws(DiskError) -> Archive { try Archive(disk: c.disk) }

private func _build_backup(_ c: Container) throws(DiskError) -> Backup { try Backup(disk: c.disk, archive: c.archive) }

private func _build_disk(_ c: Container) throws(DiskError) -> Disk { try Factory.disk() }

private func _build_index(_ c: Container) throws -> Index { try Index(disk: c.disk) }

private func _build_network(_ c: Container, _ isUp: Bool) throws(NetworkError) -> Network {
  try Factory.network(isUp: isUp)
}

private func _build_never(_ c: Container) -> Never? { Factory.never() }

private func _build_sync(_ c: Container, _ isUp: Bool) throws -> Sync {
  try Sync(disk: c.disk, network: c.network(isUp: isUp), isUp: isUp)
}

#sourceLocation(file: "Errors.swift", line: 12)
private func _check_0() { _ =
              _Kept<Disk>.self }
#sourceLocation(file: "Errors.swift", line: 45)
private func _check_1() { _ =
            _Kept<Index>.self }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) throws(DiskError) -> Archive { static var archive: Self { _App_base.key(2, _build_archive, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) throws(DiskError) -> Backup { static var backup: Self { _App_base.key(3, _build_backup, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) throws(DiskError) -> Disk { static var disk: Self { _App_base.key(0, _build_disk) } }
extension Key where Maker == @Sendable (Container) throws -> Index { static var index: Self { _App_base.key(1, _build_index) } }
extension Key where Maker == @Sendable (Container, Bool) throws(NetworkError) -> Network { static var network: Self { _App_base.key(4) { c, isUp throws(NetworkError) in try _build_network(c, isUp) } } }
extension Key where Maker == @Sendable (Container) -> Never? { static var never: Self { _App_base.key(5, _build_never, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container, Bool) throws -> Sync { static var sync: Self { _App_base.key(6) { c, isUp throws in try _build_sync(c, isUp) } } }

private let _App_needs: StaticString = """
  disk:
  index: disk
  archive: disk
  backup: archive disk
  network:
  never:
  sync: disk network
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.archive)
  entries.add(.backup)
  entries.add(.disk)
  entries.add(.index)
  entries.add(.never)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.register("App", slots: 2, base: _App_base, needs: _App_needs)
  plan.list(_App_dynamic)
}
