// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime
import Synchronization

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Cache`, a singleton, provided by `Cache` in App.swift.
  nonisolated(nonsending) var cache: Cache {
    get async throws {
      try await _keptAsync(.cache)
    }
  }

  /// `Database`, a singleton, provided by `Database` in App.swift.
  nonisolated(nonsending) var database: Database {
    get async {
      await _keptAsync(.database)
    }
  }

  /// `Plain`, a singleton, provided by `Plain` in App.swift.
  var plain: Plain { _kept(.plain) }

  /// `Server`, a singleton, provided by `Server` in App.swift.
  nonisolated(nonsending) var server: Server {
    get async {
      await _keptAsync(.server)
    }
  }

  /// `Table`, a singleton, provided by `Table` in App.swift.
  @DB var table: Table {
    _keyed(.table, by: 0) { (c: Container) -> Table in
      if let make = c._override(of: .table) { return make(c._handle) }
      return _build_table(c)
    }
  }

  /// `Window`, a singleton, provided by `Window` in App.swift.
  @MainActor var window: Window { _kept(_unisolated(.window)) }
}

/// A child of `Container`, which has all of that and is made with a `Session`.
nonisolated class SessionContainer: Container, @unchecked Sendable {
  /// Meant for the runtime only; a container makes one by `session`.
  required init(_making making: _Making) { super.init(_making: making) }
}

extension Container {
  /// A child container of this one, which it owns.
  func session(user: String) -> SessionContainer {
    _child(SessionContainer.self, of: Session(user: user), base: _App_SessionContainer_base)
  }
}

extension SessionContainer {
  /// Builds a value anew, without regard to the one that is kept.
  nonisolated func fresh<each A, T: ~Copyable, E: Error>(
    _ key: Key<@Sendable (SessionContainer, repeat each A) throws(E) -> T>, _ arguments: repeat each A
  ) throws(E) -> T {
    try _newValue(of: key, isOriginal: false, repeat each arguments)
  }

  /// Builds what an override replaces.
  nonisolated func original<each A, T: ~Copyable, E: Error>(
    _ key: Key<@Sendable (SessionContainer, repeat each A) throws(E) -> T>, _ arguments: repeat each A
  ) throws(E) -> T {
    try _newValue(of: key, isOriginal: true, repeat each arguments)
  }
}

extension SessionContainer {
  /// `String`, what the container was made with.
  var user: String { _input(.user) { (it: Session) in it.user } }

  /// `Visit`, a singleton, provided by `Visit` in App.swift.
  nonisolated(nonsending) var visit: Visit {
    get async {
      await _keptAsync(.visit)
    }
  }
}

extension SessionContainer {
  /// Builds a value anew, without regard to the one that is kept.
  nonisolated(nonsending) func fresh<each A, T, E: Error>(
    _ key: Key<nonisolated(nonsending) @Sendable (SessionContainer, repeat each A) async throws(E) -> T>, _ arguments: repeat each A
  ) async throws(E) -> T {
    try await _newValueAsync(of: key, isOriginal: false, repeat each arguments)
  }

  /// Builds what an override replaces.
  nonisolated(nonsending) func original<each A, T, E: Error>(
    _ key: Key<nonisolated(nonsending) @Sendable (SessionContainer, repeat each A) async throws(E) -> T>, _ arguments: repeat each A
  ) async throws(E) -> T {
    try await _newValueAsync(of: key, isOriginal: true, repeat each arguments)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

nonisolated(nonsending) private func _build_cache(_ c: Container) async throws -> Cache { try await Cache() }

nonisolated(nonsending) private func _build_database(_ c: Container) async -> Database {
  let value = await Database()
  _close_database(c, value)
  return value
}

private func _build_plain(_ c: Container) -> Plain { Plain() }

nonisolated(nonsending) private func _build_server(_ c: Container) async -> Server {
#sourceLocation(file: "App.swift", line: 24)
  let value = await Server(database: c.database)
#sourceLocation()
  _close_server(c, value)
  return value
}

@DB private func _build_table(_ c: Container) -> Table {
  let value = Table()
  _close_table(c, value)
  return value
}

private func _build_SessionContainer_user(_ c: SessionContainer) -> String { c._inputs(Session.self).user }

nonisolated(nonsending) private func _build_SessionContainer_visit(_ c: SessionContainer) async -> Visit {
#sourceLocation(file: "App.swift", line: 52)
  let value = await Visit(user: c.user)
#sourceLocation()
  _close_SessionContainer_visit(c, value)
  return value
}

@MainActor private func _build_window(_ c: Container) -> Window {
  let value = Window()
  _close_window(c, value)
  return value
}

#sourceLocation(file: "App.swift", line: 28)
private func _check_0() { _ =
            _Kept<Cache>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 13)
private func _check_1() { _ =
            _Kept<Database>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 13)
private func _close_database(_ c: Container, _ value: Database) { c._onClose(_App_base, 1) { try await _closing(
                                 value.shutDown()) } }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 44)
private func _check_2() { _ =
            _Kept<Plain>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 22)
private func _check_3() { _ =
            _Kept<Server>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 22)
private func _close_server(_ c: Container, _ value: Server) { c._onClose(_App_base, 3) { try await _closing(
                                 value.stop()) } }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 41)
private func _check_4() { _ =
            _Kept<Table>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 41)
private func _close_table(_ c: Container, _ value: Table) { c._onClose(_App_base, 4) { try await _closing(
                                 value.close()) } }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 48)
private func _check_6() { _ =
                     _Kept<String>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 50)
private func _check_7() { _ =
            _Kept<Visit>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 50)
private func _close_SessionContainer_visit(_ c: SessionContainer, _ value: Visit) { c._onClose(_App_SessionContainer_base, 7, child: 1) { try await _closing(
                                              value.end()) } }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 36)
private func _check_5() { _ =
            _Kept<Window>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 36)
private func _close_window(_ c: Container, _ value: Window) { c._onClose(_App_base, 5) { try await _closing(
                                 value.close()) } }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == nonisolated(nonsending) @Sendable (Container) async throws -> Cache { static var cache: Self { _App_base.asyncKey(0, _build_cache) } }
extension Key where Maker == nonisolated(nonsending) @Sendable (Container) async -> Database { static var database: Self { _App_base.asyncKey(1, _build_database) } }
extension Key where Maker == @Sendable (Container) -> Plain { static var plain: Self { _App_base.key(2, _build_plain) } }
extension Key where Maker == nonisolated(nonsending) @Sendable (Container) async -> Server { static var server: Self { _App_base.asyncKey(3, _build_server) } }
extension Key where Maker == _Whole<@DB @Sendable (Container) -> Table> { static var table: Self { _App_base.key(4) } }
extension Key where Maker == @Sendable (SessionContainer) -> String { static var user: Self { _App_SessionContainer_base.key(6, child: 0, _build_SessionContainer_user) } }
extension Key where Maker == nonisolated(nonsending) @Sendable (SessionContainer) async -> Visit { static var visit: Self { _App_SessionContainer_base.asyncKey(7, child: 1, _build_SessionContainer_visit) } }
extension Key where Maker == @MainActor @Sendable (Container) -> Window { static var window: Self { _App_base.mainActorKey(5, _build_window) } }

private let _App_needs: StaticString = """
  cache:
  database:
  plain:
  server: database
  table:
  window:
  SessionContainer.user:
  SessionContainer.visit: SessionContainer.user
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.plain)
}

private func _App_SessionContainer_dynamic(_ entries: inout _DynamicEntriesOf<SessionContainer>) {
  entries.add(.user, name: "user")
}

private func _App_eager(_ entries: inout _EagerEntries) {
  entries.add(.database) { c in _ = await c.database }
  entries.add(.server) { c in _ = await c.server }
  entries.add(.cache) { c in _ = try await c.cache }
  entries.add(.window) { c in _ = await c.window }
  entries.add(.table) { c in _ = await c.table }
  entries.add(.plain)
}

private func _App_SessionContainer_eager(_ entries: inout _EagerEntriesOf<SessionContainer>) {
  entries.add(.visit) { c in _ = await c.visit }
}

private let _App_base = _SlotBase()
private let _App_SessionContainer_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 6, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
  plan.tie(SessionContainer.self, slots: 2, base: _App_SessionContainer_base, of: _App_base)
  plan.list(_App_SessionContainer_dynamic)
  plan.warm(_App_eager)
  plan.warm(_App_SessionContainer_eager)
}
