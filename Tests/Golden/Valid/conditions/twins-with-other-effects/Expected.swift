// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Dashboard`, new each time, provided by `Dashboard` in App.swift.
  @MainActor var dashboard: Dashboard {
    if let make = _override(of: _unisolated(.dashboard)) { return make(_handle) }
    return _build_dashboard(self)
  }

#if !DEBUG
  /// `Panel`, new each time, provided by `Panel` in App.swift.
  @MainActor var panel: Panel {
    if let make = _override(of: _unisolated(.panel)) { return make(_handle) }
    return _build_panel(self)
  }
#endif

#if DEBUG
  /// `Panel`, new each time, provided by `Panel` in App.swift.
  @MainActor var panel: Panel {
    if let make = _override(of: _unisolated(.panel)) { return make(_handle) }
    return _build_panel(self)
  }
#endif

  /// `Remote`, a singleton, provided by `near` in App.swift.
  nonisolated(nonsending) var remote: Remote {
    get async throws {
      try await _keptAsync(.remote)
    }
  }

  /// `Settings`, new each time, provided by `Settings` in App.swift.
  nonisolated(nonsending) var settings: Settings {
    get async throws {
      if let make = _overrideAsync(of: .settings) { return try await make(_handle) }
      return try await _build_settings(self)
    }
  }

#if !DEBUG
  /// `Storage`, a singleton, provided by `Storage` in App.swift.
  nonisolated(nonsending) var storage: Storage {
    get async throws {
      try await _keptAsync(.storage)
    }
  }
#endif

#if DEBUG
  /// `Storage`, a singleton, provided by `Storage` in App.swift.
  nonisolated(nonsending) var storage: Storage {
    get async throws {
      try await _keptAsync(.storage)
    }
  }
#endif

#if !DEBUG
  /// `Int`, new each time, provided by `token` in App.swift.
  nonisolated(nonsending) var token: Int {
    get async {
      if let make = _overrideAsync(of: .token) { return await make(_handle) }
      return await _build_token(self)
    }
  }
#endif

#if DEBUG
  /// `Int`, new each time, provided by `token` in App.swift.
  nonisolated(nonsending) var token: Int {
    get async {
      if let make = _overrideAsync(of: .token) { return await make(_handle) }
      return await _build_token(self)
    }
  }
#endif
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

@MainActor private func _build_dashboard(_ c: Container) -> Dashboard { Dashboard(panel: c.panel) }

#if !DEBUG
@MainActor private func _build_panel(_ c: Container) -> Panel { Panel() }
#endif

#if DEBUG
@MainActor private func _build_panel(_ c: Container) -> Panel { Panel() }
#endif

nonisolated(nonsending) private func _build_remote(_ c: Container) async throws -> Remote { await near() }

nonisolated(nonsending) private func _build_settings(_ c: Container) async throws -> Settings {
#sourceLocation(file: "App.swift", line: 36)
  try await Settings(storage: c.storage, token: c.token)
#sourceLocation()
}

#if !DEBUG
nonisolated(nonsending) private func _build_storage(_ c: Container) async throws -> Storage { try await Storage() }
#endif

#if DEBUG
nonisolated(nonsending) private func _build_storage(_ c: Container) async throws -> Storage { Storage() }
#endif

#if !DEBUG
@MainActor private func _build_token(_ c: Container) async -> Int { token() }
#endif

#if DEBUG
nonisolated(nonsending) private func _build_token(_ c: Container) async -> Int { await token() }
#endif

#sourceLocation(file: "App.swift", line: 52)
private func _check_0() { _ =
            _Kept<Remote>.self }
#sourceLocation()
#if !DEBUG
#sourceLocation(file: "App.swift", line: 13)
private func _check_1() { _ =
              _Kept<Storage>.self }
#sourceLocation()
#endif
#if DEBUG
#sourceLocation(file: "App.swift", line: 3)
private func _check_1() { _ =
              _Kept<Storage>.self }
#sourceLocation()
#endif
#if !DEBUG
#sourceLocation(file: "App.swift", line: 30)
private func _check_5() { _ =
     _Kept<Int>.self }
#sourceLocation()
#endif

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @MainActor @Sendable (Container) -> Dashboard { static var dashboard: Self { _App_base.mainActorKey(2, _build_dashboard, lifetime: .transient) } }
#if !DEBUG
extension Key where Maker == @MainActor @Sendable (Container) -> Panel { static var panel: Self { _App_base.mainActorKey(3, _build_panel, lifetime: .transient) } }
#endif
#if DEBUG
extension Key where Maker == @MainActor @Sendable (Container) -> Panel { static var panel: Self { _App_base.mainActorKey(3, _build_panel, lifetime: .transient) } }
#endif
extension Key where Maker == nonisolated(nonsending) @Sendable (Container) async throws -> Remote { static var remote: Self { _App_base.asyncKey(0, _build_remote) } }
extension Key where Maker == nonisolated(nonsending) @Sendable (Container) async throws -> Settings { static var settings: Self { _App_base.asyncKey(4, _build_settings, lifetime: .transient) } }
#if !DEBUG
extension Key where Maker == nonisolated(nonsending) @Sendable (Container) async throws -> Storage { static var storage: Self { _App_base.asyncKey(1, _build_storage) } }
#endif
#if DEBUG
extension Key where Maker == nonisolated(nonsending) @Sendable (Container) async throws -> Storage { static var storage: Self { _App_base.asyncKey(1, _build_storage) } }
#endif
#if !DEBUG
extension Key where Maker == nonisolated(nonsending) @Sendable (Container) async -> Int { static var token: Self { _App_base.asyncKey(5, _build_token, lifetime: .transient) } }
#endif
#if DEBUG
extension Key where Maker == nonisolated(nonsending) @Sendable (Container) async -> Int { static var token: Self { _App_base.asyncKey(5, _build_token, lifetime: .transient) } }
#endif

private let _App_needs: StaticString = """
  remote:
  storage:
  dashboard: panel
  panel:
  settings: storage token
  token:
  """

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 2, base: _App_base, needs: _App_needs)
}
