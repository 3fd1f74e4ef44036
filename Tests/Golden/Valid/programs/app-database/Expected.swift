// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Connection`, new each time, provided by `Connection` in App.swift.
  var connection: Connection {
    get throws(DatabaseError) {
      if let make = _override(of: .connection) { return try make(_handle) }
      return try _build_connection(self)
    }
  }

  /// `Counter`, a singleton, provided by `Counter` in App.swift.
  var counter: Counter { _kept(.counter) }

  /// `Migration`, new each time, provided by `Migration` in App.swift.
  func migration(version: Int) throws(DatabaseError) -> Migration {
    if let make = _override(of: .migration) { return try make(_handle, version) }
    return try _build_migration(self, version)
  }

  /// `Pool`, new each time, provided by `Pool` in App.swift.
  var pool: Pool {
    if let make = _override(of: .pool) { return make(_handle) }
    return _build_pool(self)
  }

  /// `Schema`, a singleton, provided by `Schema` in App.swift.
  var schema: Schema {
    get throws(DatabaseError) {
      try _kept(.schema)
    }
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_connection(_ c: Container) throws(DatabaseError) -> Connection {
  try Connection(counter: c.counter)
}

private func _build_counter(_ c: Container) -> Counter { Counter() }

private func _build_migration(_ c: Container, _ version: Int) throws(DatabaseError) -> Migration {
  try Migration(version: version, connection: c.connection)
}

private func _build_pool(_ c: Container) -> Pool {
  let handle = c._handle
  return Pool(connection: { () throws(DatabaseError) -> Connection in try handle.connection })
}

private func _build_schema(_ c: Container) throws(DatabaseError) -> Schema {
  let handle = c._handle
  return try Schema(migration: { (version: Int) throws(DatabaseError) -> Migration in try handle.migration(version: version) })
}

#sourceLocation(file: "App.swift", line: 4)
private func _check_0() { _ =
            _Kept<Counter>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 38)
private func _check_1() { _ =
            _Kept<Schema>.self }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) throws(DatabaseError) -> Connection { static var connection: Self { _App_base.key(2, _build_connection, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Counter { static var counter: Self { _App_base.key(0, _build_counter) } }
extension Key where Maker == @Sendable (Container, Int) throws(DatabaseError) -> Migration { static var migration: Self { _App_base.key(3) { c, version throws(DatabaseError) in try _build_migration(c, version) } } }
extension Key where Maker == @Sendable (Container) -> Pool { static var pool: Self { _App_base.key(4, _build_pool, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) throws(DatabaseError) -> Schema { static var schema: Self { _App_base.key(1, _build_schema) } }

private let _App_needs: StaticString = """
  counter:
  schema: migration
  connection: counter
  migration: connection
  pool: connection
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.connection)
  entries.add(.counter)
  entries.add(.pool)
  entries.add(.schema)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 2, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
