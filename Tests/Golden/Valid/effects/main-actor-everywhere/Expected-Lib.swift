// Made by DIGenPlugin from the directives in Lib. Changes made here are lost.
@_spi(Generated) public import DIRuntime

nonisolated extension Container {
  @available(*, unavailable, message: "'Remote' and 'Router' are required from above by 'Lib', so 'Lib' makes no containers; make them in an executable or test target that provides them and applies the plugin DIGenPlugin")
  convenience init() { fatalError() }
  @available(*, unavailable, message: "'Remote' and 'Router' are required from above by 'Lib', so 'Lib' makes no containers; make them in an executable or test target that provides them and applies the plugin DIGenPlugin")
  convenience init(_ overrides: (inout Overrides) -> Void) { fatalError() }

  /// `any Analytics & Sendable`, a singleton, provided by `NoAnalytics` in Lib.swift.
  @MainActor public var analytics: any Analytics & Sendable { _kept(_unisolated(.analytics)) }

  /// `[any Feature]`, new each time, of what modules above join.
  @MainActor var features: [any Feature] {
    if let make = _override(of: _unisolated(.features)) { return make(_handle) }
    return _build_features(self)
  }

  /// `any Remote`, required from above.
  @_disfavoredOverload nonisolated(nonsending) var remote: any Remote {
    get async throws {
      try await _requiredAsync(.remote)
    }
  }

  /// `any Router`, required from above.
  @_disfavoredOverload @MainActor var router: any Router { _required(_unisolated(.router)) }

  /// `Session`, a singleton, provided by `Session` in Lib.swift.
  nonisolated(nonsending) public var session: Session {
    get async {
      await _keptAsync(.session)
    }
  }

  /// `Shell`, a singleton, provided by `Shell` in Lib.swift.
  @MainActor public var shell: Shell { _kept(_unisolated(.shell)) }

  /// `Sync`, new each time, provided by `Sync` in Lib.swift.
  nonisolated(nonsending) public var sync: Sync {
    get async throws {
      if let make = _overrideAsync(of: .sync) { return try await make(_handle) }
      return try await _build_sync(self)
    }
  }
}

@MainActor private func _build_analytics(_ c: Container) -> any Analytics & Sendable {
  _check_analytics(NoAnalytics())
}

@MainActor private func _build_features(_ c: Container) -> [any Feature] {
  c._joined(_unisolated(.features), { (c: Container) -> [any Feature] in _build_Container_features(c) })
}

@MainActor private func _build_Container_features(_ c: Container) -> [any Feature] { [] }

@MainActor private func _build_remote(_ c: Container) async throws -> any Remote {
#sourceLocation(file: "Lib/Lib.swift", line: 11)
  try await c._fromAboveAsync(.remote)
#sourceLocation()
}

@MainActor private func _build_router(_ c: Container) -> any Router { c._fromAbove(_unisolated(.router)) }

nonisolated(nonsending) private func _build_session(_ c: Container) async -> Session { await Session() }

@MainActor private func _build_shell(_ c: Container) -> Shell { Shell(router: c.router, features: c.features) }

@MainActor private func _build_sync(_ c: Container) async throws -> Sync {
#sourceLocation(file: "Lib/Lib.swift", line: 30)
              try await Sync(remote: c.remote)
#sourceLocation()
}

#sourceLocation(file: "Lib/Lib.swift", line: 22)
@MainActor private func _check_analytics(_ value: consuming NoAnalytics) -> any Analytics & Sendable {
                        value }
#sourceLocation()
#sourceLocation(file: "Lib/Lib.swift", line: 10)
nonisolated private func _check_1() { _ =
   _Kept<any Remote>.self }
#sourceLocation()
#sourceLocation(file: "Lib/Lib.swift", line: 34)
nonisolated private func _check_3() { _ =
                    _Kept<Session>.self }
#sourceLocation()
#sourceLocation(file: "Lib/Lib.swift", line: 15)
nonisolated private func _check_4() { _ =
                    _Kept<Shell>.self }
#sourceLocation()
#sourceLocation(file: "Lib/Lib.swift", line: 28)
nonisolated private func _check_6() { _ =
   _Kept<Sync>.self }
#sourceLocation()

nonisolated extension Key where Maker == @MainActor @Sendable (Container) -> any Analytics & Sendable { public static var analytics: Self { _Lib_base.mainActorKey(0, _build_analytics) } }
nonisolated extension Key where Maker == @MainActor @Sendable (Container) -> [any Feature] { static var features: Self { _Lib_base.mainActorKey(5, _build_features, lifetime: .transient) } }
nonisolated extension Key where Maker == nonisolated(nonsending) @Sendable (Container) async throws -> any Remote { @_disfavoredOverload static var remote: Self { _Lib_base.asyncKey(1, _build_remote, lifetime: .transient) } }
nonisolated extension Key where Maker == @MainActor @Sendable (Container) -> any Router { @_disfavoredOverload static var router: Self { _Lib_base.mainActorKey(2, _build_router, lifetime: .transient) } }
nonisolated extension Key where Maker == nonisolated(nonsending) @Sendable (Container) async -> Session { public static var session: Self { _Lib_base.asyncKey(3, _build_session) } }
nonisolated extension Key where Maker == @MainActor @Sendable (Container) -> Shell { public static var shell: Self { _Lib_base.mainActorKey(4, _build_shell) } }
nonisolated extension Key where Maker == nonisolated(nonsending) @Sendable (Container) async throws -> Sync { public static var sync: Self { _Lib_base.asyncKey(6, _build_sync, lifetime: .transient) } }

nonisolated private let _Lib_needs: StaticString = """
  analytics:
  remote:
  router:
  session:
  shell: features router
  features:
  sync: remote
  """

nonisolated private let _Lib_base = _SlotBase()
nonisolated public func _apply_DIGenPlugin_to_Lib(
  _ plan: inout _Plan,
  remote: nonisolated(nonsending) @escaping @Sendable (Container) async throws -> any Remote,
  router: @escaping @MainActor @Sendable (Container) -> any Router
) {
  plan.tie("Lib", slots: 5, base: _Lib_base, needs: _Lib_needs)
  plan.require(_Lib_base.asyncKey(1, remote, "remote"))
  plan.require(_Lib_base.mainActorKey(2, router, "router"))
  plan.join(_unisolated(_Lib_base.mainActorKey(5, _build_Container_features, "features")))
}
