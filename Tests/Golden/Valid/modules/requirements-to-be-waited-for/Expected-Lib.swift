// Made by DIGenPlugin from the directives in Lib. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  @available(*, unavailable, message: "'Archive', 'Database', 'Index' and 'Region' are required from above by 'Lib', so 'Lib' makes no containers; make them in an executable or test target that provides them and applies the plugin DIGenPlugin")
  convenience init() { fatalError() }
  @available(*, unavailable, message: "'Archive', 'Database', 'Index' and 'Region' are required from above by 'Lib', so 'Lib' makes no containers; make them in an executable or test target that provides them and applies the plugin DIGenPlugin")
  convenience init(_ overrides: (inout Overrides) -> Void) { fatalError() }

  /// `Archive`, required from above.
  @_disfavoredOverload nonisolated(nonsending) var archive: Archive {
    get async throws {
      try await _requiredAsync(.archive)
    }
  }

  /// `Database`, required from above.
  @_disfavoredOverload nonisolated(nonsending) var database: Database {
    get async {
      await _requiredAsync(.database)
    }
  }

  /// `any Index`, required from above.
  @_disfavoredOverload nonisolated(nonsending) var index: any Index {
    get async throws {
      try await _requiredAsync(.index)
    }
  }

  /// `Region`, required from above.
  @_disfavoredOverload nonisolated(nonsending) var region: Region {
    get async {
      await _requiredAsync(.region)
    }
  }

  /// `Search`, new each time, provided by `Search` in Lib.swift.
  nonisolated(nonsending) public var search: Search {
    get async throws {
      if let make = _overrideAsync(of: .search) { return try await make(_handle) }
      return try await _build_search(self)
    }
  }
}

nonisolated(nonsending) private func _build_archive(_ c: Container) async throws -> Archive {
#sourceLocation(file: "Lib/Lib.swift", line: 12)
  try await c._fromAboveAsync(.archive)
#sourceLocation()
}

nonisolated(nonsending) private func _build_database(_ c: Container) async -> Database {
#sourceLocation(file: "Lib/Lib.swift", line: 6)
  await c._fromAboveAsync(.database)
#sourceLocation()
}

nonisolated(nonsending) private func _build_index(_ c: Container) async throws -> any Index {
#sourceLocation(file: "Lib/Lib.swift", line: 18)
  try await c._fromAboveAsync(.index)
#sourceLocation()
}

nonisolated(nonsending) private func _build_region(_ c: Container) async -> Region {
#sourceLocation(file: "Lib/Lib.swift", line: 23)
  await c._fromAboveAsync(.region)
#sourceLocation()
}

nonisolated(nonsending) private func _build_search(_ c: Container) async throws -> Search {
#sourceLocation(file: "Lib/Lib.swift", line: 30)
  try await Search(database: c.database, archive: c.archive, index: c.index, region: c.region)
#sourceLocation()
}

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == nonisolated(nonsending) @Sendable (Container) async throws -> Archive { @_disfavoredOverload static var archive: Self { _Lib_base.asyncKey(0, _build_archive, lifetime: .transient) } }
extension Key where Maker == nonisolated(nonsending) @Sendable (Container) async -> Database { @_disfavoredOverload static var database: Self { _Lib_base.asyncKey(1, _build_database, lifetime: .transient) } }
extension Key where Maker == nonisolated(nonsending) @Sendable (Container) async throws -> any Index { @_disfavoredOverload static var index: Self { _Lib_base.asyncKey(2, _build_index, lifetime: .transient) } }
extension Key where Maker == nonisolated(nonsending) @Sendable (Container) async -> Region { @_disfavoredOverload static var region: Self { _Lib_base.asyncKey(3, _build_region, lifetime: .transient) } }
extension Key where Maker == nonisolated(nonsending) @Sendable (Container) async throws -> Search { public static var search: Self { _Lib_base.asyncKey(4, _build_search, lifetime: .transient) } }

private let _Lib_needs: StaticString = """
  archive:
  database:
  index:
  region:
  search: archive database index region
  """

private let _Lib_base = _SlotBase()
public func _apply_DIGenPlugin_to_Lib(
  _ plan: inout _Plan,
  archive: nonisolated(nonsending) @escaping @Sendable (Container) async throws -> Archive,
  database: nonisolated(nonsending) @escaping @Sendable (Container) async -> Database,
  index: nonisolated(nonsending) @escaping @Sendable (Container) async throws -> any Index,
  region: nonisolated(nonsending) @escaping @Sendable (Container) async -> Region
) {
  plan.tie("Lib", slots: 4, base: _Lib_base, needs: _Lib_needs)
  plan.require(_Lib_base.asyncKey(0, archive, "archive"))
  plan.require(_Lib_base.asyncKey(1, database, "database"))
  plan.require(_Lib_base.asyncKey(2, index, "index"))
  plan.require(_Lib_base.asyncKey(3, region, "region"))
}
