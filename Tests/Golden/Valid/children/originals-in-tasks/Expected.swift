// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `any Reader`, a singleton, provided by `Disk` in App.swift.
  nonisolated(nonsending) var disk: any Reader {
    get async {
      await _keptAsync(.disk)
    }
  }

  /// `any Writer`, a singleton, provided by `Disk` in App.swift.
  nonisolated(nonsending) var diskWriter: any Writer {
    get async {
      await _keptAsync(.diskWriter)
    }
  }

  /// `Network`, a singleton, provided by `Network` in App.swift.
  nonisolated(nonsending) var network: Network {
    get async {
      await _keptAsync(.network)
    }
  }

  /// `Settings`, a singleton, provided by `Settings` in App.swift.
  nonisolated(nonsending) var settings: Settings {
    get async {
      await _keptAsync(.settings)
    }
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

nonisolated(nonsending) private func _build__disk_shared(_ c: Container) async -> Disk {
  let value = await Disk()
  _close__disk_shared(c, value)
  return value
}

nonisolated(nonsending) private func _build_disk(_ c: Container) async -> any Reader {
  await _check_disk(c._isFresh(_App_base, 1) ? _build__disk_shared(c) : c._keptAsync(._disk_shared))
}

nonisolated(nonsending) private func _build_diskWriter(_ c: Container) async -> any Writer {
  await _check_diskWriter(c._isFresh(_App_base, 2) ? _build__disk_shared(c) : c._keptAsync(._disk_shared))
}

nonisolated(nonsending) private func _build_network(_ c: Container) async -> Network {
  let value = await Network()
  _close_network(c, value)
  return value
}

nonisolated(nonsending) private func _build_settings(_ c: Container) async -> Settings { await Settings() }

#sourceLocation(file: "App.swift", line: 5)
private func _check_0() { _ =
            _Kept<Disk>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 5)
private func _close__disk_shared(_ c: Container, _ value: Disk) { c._onClose(_App_base, 0) { try await _closing(
                                                            value.close()) } }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 5)
private func _check_disk(_ value: consuming Disk) -> any Reader {
                            value }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 5)
private func _check_diskWriter(_ value: consuming Disk) -> any Writer {
                                    value }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 11)
private func _check_3() { _ =
            _Kept<Network>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 11)
private func _close_network(_ c: Container, _ value: Network) { c._onClose(_App_base, 3) { try await _closing(
                          value.close()) } }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 17)
private func _check_4() { _ =
            _Kept<Settings>.self }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == nonisolated(nonsending) @Sendable (Container) async -> Disk { fileprivate static var _disk_shared: Self { _App_base.asyncKey(0, _build__disk_shared) } }
extension Key where Maker == nonisolated(nonsending) @Sendable (Container) async -> any Reader { static var disk: Self { _App_base.asyncKey(1, _build_disk) } }
extension Key where Maker == nonisolated(nonsending) @Sendable (Container) async -> any Writer { static var diskWriter: Self { _App_base.asyncKey(2, _build_diskWriter) } }
extension Key where Maker == nonisolated(nonsending) @Sendable (Container) async -> Network { static var network: Self { _App_base.asyncKey(3, _build_network) } }
extension Key where Maker == nonisolated(nonsending) @Sendable (Container) async -> Settings { static var settings: Self { _App_base.asyncKey(4, _build_settings) } }

private let _App_needs: StaticString = """
  _disk_shared:
  disk: _disk_shared
  diskWriter: _disk_shared
  network:
  settings:
  """

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 5, base: _App_base, needs: _App_needs)
}
