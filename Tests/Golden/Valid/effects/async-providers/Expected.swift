// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime
public import class DIRuntime.Container
public import struct DIRuntime.Key
public import struct DIRuntime.Overrides
public import class DIRuntime.Lazy
public import struct DIRuntime.Provider
public import class DIRuntime.Box
import Synchronization

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Database`, a singleton, provided by `Database` in App.swift.
  nonisolated(nonsending) var database: Database {
    get async throws(Failed) {
      try await _keptAsync(.database)
    }
  }

  /// `Lazily`, new each time, provided by `Lazily` in App.swift.
  var lazily: Lazily {
    if let make = _override(of: .lazily) { return make(_handle) }
    return _build_lazily(self)
  }

  /// `any Left`, a singleton, provided by `Both` in App.swift.
  nonisolated(nonsending) var left: any Left {
    get async throws(Failed) {
      try await _keptAsync(.left)
    }
  }

  /// `Mixed`, new each time, provided by `Mixed` in App.swift.
  nonisolated(nonsending) func mixed(name: String) async throws(Failed) -> Mixed {
    if let make = _overrideAsync(of: .mixed) { return try await make(_handle, name) }
    return try await _build_mixed(self, name)
  }

  /// `Model`, a singleton, provided by `Model` in App.swift.
  nonisolated(nonsending) var model: Model {
    get async throws(Failed) {
      try await _keptAsync(.model)
    }
  }

  /// `Plain`, a singleton, provided by `Plain` in App.swift.
  @MainActor var plain: Plain { _kept(_unisolated(.plain)) }

  /// `Repository`, new each time, provided by `Repository` in App.swift.
  nonisolated(nonsending) var repository: Repository {
    get async throws(Failed) {
      if let make = _overrideAsync(of: .repository) { return try await make(_handle) }
      return try await _build_repository(self)
    }
  }

  /// `any Right`, a singleton, provided by `Both` in App.swift.
  nonisolated(nonsending) var right: any Right {
    get async throws(Failed) {
      try await _keptAsync(.right)
    }
  }

  /// `Row`, new each time, provided by `row` in App.swift.
  nonisolated(nonsending) var row: Row {
    get async {
      if let make = _overrideAsync(of: .row) { return await make(_handle) }
      return await _build_row(self)
    }
  }

  /// `Screen`, new each time, provided by `Screen` in App.swift.
  nonisolated(nonsending) var screen: Screen {
    get async throws(Failed) {
      if let make = _overrideAsync(of: .screen) { return try await make(_handle) }
      return try await _build_screen(self)
    }
  }

  /// `Session`, the same as long as something holds it, provided by `Session` in App.swift.
  nonisolated(nonsending) var session: Session {
    get async throws(Failed) {
      try await _weakAsync(.session)
    }
  }

  /// `Tenant`, a singleton for each `id`, provided by `Tenant` in App.swift.
  nonisolated(nonsending) func tenant(id: Int) async throws(Failed) -> Tenant {
    try await _keyedAsync(.tenant, by: id) { (c: Container) async throws(Failed) -> Tenant in
      if let make = c._overrideAsync(of: .tenant) { return try await make(c._handle, id) }
      return try await _build_tenant(c, id)
    }
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

nonisolated(nonsending) private func _build__left_shared(_ c: Container) async throws(Failed) -> Both {
#sourceLocation(file: "App.swift", line: 51)
  try await Both(database: c.database)
#sourceLocation()
}

nonisolated(nonsending) private func _build_database(_ c: Container) async throws(Failed) -> Database {
  try await Database()
}

private func _build_lazily(_ c: Container) -> Lazily {
  let handle = c._handle
  return Lazily(make: { () async throws -> Repository in try await handle.repository }, made: { () async throws(Failed) -> Database in try await handle.database })
}

nonisolated(nonsending) private func _build_left(_ c: Container) async throws(Failed) -> any Left {
  try await _check_left(c._isFresh(_App_base, 2) ? _build__left_shared(c) : c._keptAsync(._left_shared))
}

nonisolated(nonsending) private func _build_mixed(_ c: Container, _ name: String) async throws(Failed) -> Mixed {
#sourceLocation(file: "App.swift", line: 42)
  try await Mixed(plain: c.plain, database: c.database, name: name)
#sourceLocation()
}

@MainActor private func _build_model(_ c: Container) async throws(Failed) -> Model {
#sourceLocation(file: "App.swift", line: 36)
       try await Model(database: c.database)
#sourceLocation()
}

@MainActor private func _build_plain(_ c: Container) -> Plain { Plain() }

nonisolated(nonsending) private func _build_repository(_ c: Container) async throws(Failed) -> Repository {
#sourceLocation(file: "App.swift", line: 24)
  try await Repository(database: c.database, row: c.row)
#sourceLocation()
}

nonisolated(nonsending) private func _build_right(_ c: Container) async throws(Failed) -> any Right {
  try await _check_right(c._isFresh(_App_base, 5) ? _build__left_shared(c) : c._keptAsync(._left_shared))
}

nonisolated(nonsending) private func _build_row(_ c: Container) async -> Row { await row() }

@MainActor private func _build_screen(_ c: Container) async throws(Failed) -> Screen {
#sourceLocation(file: "App.swift", line: 30)
       try await Screen(repository: c.repository, model: c.model)
#sourceLocation()
}

nonisolated(nonsending) private func _build_session(_ c: Container) async throws(Failed) -> Session {
#sourceLocation(file: "App.swift", line: 48)
  try await Session(database: c.database)
#sourceLocation()
}

nonisolated(nonsending) private func _build_tenant(_ c: Container, _ id: Int) async throws(Failed) -> Tenant {
#sourceLocation(file: "App.swift", line: 45)
  try await Tenant(id: id, database: c.database)
#sourceLocation()
}

#sourceLocation(file: "App.swift", line: 50)
private func _check_0() { _ =  _Kept<Both>.self }
#sourceLocation(file: "App.swift", line: 7)
private func _check_1() { _ =
            _Kept<Database>.self }
#sourceLocation(file: "App.swift", line: 49)
private func _check_left(_ value: consuming Both) -> any Left {
                 value }
#sourceLocation(file: "App.swift", line: 34)
private func _check_3() { _ =
            _Kept<Model>.self }
#sourceLocation(file: "App.swift", line: 37)
private func _check_4() { _ =
            _Kept<Plain>.self }
#sourceLocation(file: "App.swift", line: 49)
private func _check_right(_ value: consuming Both) -> any Right {
                       value }
#sourceLocation(file: "App.swift", line: 28)
private func _check_12() { _ =
   _Kept<Screen>.self }
#sourceLocation(file: "App.swift", line: 46)
private func _check_6() { _ =
            _Kept<Session>.self }
#sourceLocation(file: "App.swift", line: 43)
private func _check_7() { _ =
            _Kept<Tenant>.self }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == nonisolated(nonsending) @Sendable (Container) async throws(Failed) -> Both { fileprivate static var _left_shared: Self { _App_base.asyncKey(0, _build__left_shared) } }
extension Key where Maker == nonisolated(nonsending) @Sendable (Container) async throws(Failed) -> Database { static var database: Self { _App_base.asyncKey(1, _build_database) } }
extension Key where Maker == @Sendable (Container) -> Lazily { static var lazily: Self { _App_base.key(8, _build_lazily, lifetime: .transient) } }
extension Key where Maker == nonisolated(nonsending) @Sendable (Container) async throws(Failed) -> any Left { static var left: Self { _App_base.asyncKey(2, _build_left) } }
extension Key where Maker == nonisolated(nonsending) @Sendable (Container, String) async throws(Failed) -> Mixed { static var mixed: Self { _App_base.asyncKey(9) { c, name async throws(Failed) in try await _build_mixed(c, name) } } }
#sourceLocation(file: "App.swift", line: 34)
extension Key where Maker == nonisolated(nonsending) @Sendable (Container) async throws(Failed) -> Model {
   static var model: Self { _App_base.asyncKey(3, _build_model) } }
#sourceLocation()
extension Key where Maker == @MainActor @Sendable (Container) -> Plain { static var plain: Self { _App_base.mainActorKey(4, _build_plain) } }
extension Key where Maker == nonisolated(nonsending) @Sendable (Container) async throws(Failed) -> Repository { static var repository: Self { _App_base.asyncKey(10, _build_repository, lifetime: .transient) } }
extension Key where Maker == nonisolated(nonsending) @Sendable (Container) async throws(Failed) -> any Right { static var right: Self { _App_base.asyncKey(5, _build_right) } }
extension Key where Maker == nonisolated(nonsending) @Sendable (Container) async -> Row { static var row: Self { _App_base.asyncKey(11, _build_row, lifetime: .transient) } }
#sourceLocation(file: "App.swift", line: 28)
extension Key where Maker == nonisolated(nonsending) @Sendable (Container) async throws(Failed) -> Screen {
   static var screen: Self { _App_base.asyncKey(12, _build_screen, lifetime: .transient) } }
#sourceLocation()
extension Key where Maker == nonisolated(nonsending) @Sendable (Container) async throws(Failed) -> Session { static var session: Self { _App_base.asyncKey(6, _build_session, lifetime: .weak) } }
extension Key where Maker == nonisolated(nonsending) @Sendable (Container, Int) async throws(Failed) -> Tenant { static var tenant: Self { _App_base.asyncKey(7) { c, id async throws(Failed) in try await _build_tenant(c, id) } } }

private let _App_needs: StaticString = """
  _left_shared: database
  database:
  left: _left_shared
  model: database
  plain:
  right: _left_shared
  session: database
  tenant: database
  lazily: database repository
  mixed: database plain
  repository: database row
  row:
  screen: model repository
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.lazily)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.register("App", slots: 8, base: _App_base, needs: _App_needs)
  plan.list(_App_dynamic)
}
