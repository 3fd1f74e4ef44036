// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime
import Lib

extension Container {
  /// A container of all providers of Lib, App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Archive`, new each time, provided by `archive` in App.swift.
  nonisolated(nonsending) var archive: Archive {
    get async throws(Missing) {
      if let make = _overrideAsync(of: .App::archive) { return try await make(_handle) }
      return try await _build_archive(self)
    }
  }

  /// `Database`, new each time, provided by `database` in App.swift.
  nonisolated(nonsending) var database: Database {
    get async {
      if let make = _overrideAsync(of: .App::database) { return await make(_handle) }
      return await _build_database(self)
    }
  }

  /// `any Index`, new each time, provided by `SmallIndex` in App.swift.
  var index: any Index {
    if let make = _override(of: .App::index) { return make(_handle) }
    return _build_index(self)
  }

  /// `Region`, new each time, provided by `region` in App.swift.
  nonisolated(nonsending) var region: Region {
    get async {
      if let make = _overrideAsync(of: .App::region) { return await make(_handle) }
      return await _build_region(self)
    }
  }
}

private let _App_plan = _Plan { plan in
  _hand_over_to_Lib(&plan)
  _apply_DIGenPlugin_to_App(&plan)
}

nonisolated(nonsending) private func _build_archive(_ c: Container) async throws(Missing) -> Archive {
#sourceLocation(file: "App.swift", line: 8)
  let database = await c.App::database
#sourceLocation()
#sourceLocation(file: "App.swift", line: 8)
  return try await archive(database: database)
#sourceLocation()
}

nonisolated(nonsending) private func _build_database(_ c: Container) async -> Database { await database() }

private func _build_index(_ c: Container) -> any Index { _check_index(SmallIndex()) }

@MainActor private func _build_region(_ c: Container) async -> Region { await region() }

#sourceLocation(file: "App.swift", line: 13)
private func _check_index(_ value: consuming SmallIndex) -> any Index {
                value }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 18)
private func _check_3() { _ =
   _Kept<Region>.self }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == nonisolated(nonsending) @Sendable (Container) async throws(Missing) -> Archive { static var archive: Self { _App_base.asyncKey(0, _build_archive, lifetime: .transient) } }
extension Key where Maker == nonisolated(nonsending) @Sendable (Container) async -> Database { static var database: Self { _App_base.asyncKey(1, _build_database, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> any Index { static var index: Self { _App_base.key(2, _build_index, lifetime: .transient) } }
extension Key where Maker == nonisolated(nonsending) @Sendable (Container) async -> Region { static var region: Self { _App_base.asyncKey(3, _build_region, lifetime: .transient) } }

private let _App_needs: StaticString = """
  archive: database
  database:
  index:
  region:
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.App::index)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 0, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}

/// Hands over what Lib requires.
private func _hand_over_to_Lib(_ plan: inout _Plan) {
  plan.meet("Lib.archive", by: "App.archive")
  let archive = _Plan.waiting { @Sendable (c: Container) in try await c.App::archive }
  plan.meet("Lib.database", by: "App.database")
  let database = _Plan.waiting { @Sendable (c: Container) in await c.App::database }
  plan.meet("Lib.index", by: "App.index")
  let index = { @Sendable (c: Container) in c.App::index }
  plan.meet("Lib.region", by: "App.region")
  let region = _Plan.waiting { @Sendable (c: Container) in await c.App::region }
  _apply_DIGenPlugin_to_Lib(&plan, archive: archive, database: database, index: index, region: region)
}
