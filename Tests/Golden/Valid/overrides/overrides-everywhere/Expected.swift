// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `any Clock`, a singleton, provided by `SystemClock` in Chain.swift.
  var clock: any Clock { _kept(.clock) }

  /// `Database`, a singleton, provided by `Database` in Chain.swift.
  var database: Database { _kept(.database) }

  /// `Repository`, new each time, provided by `Repository` in Chain.swift.
  func repository(table: String) -> Repository {
    if let make = _override(of: .repository) { return make(_handle, table) }
    return _build_repository(self, table)
  }

  /// `Screen`, new each time, provided by `Screen` in Chain.swift.
  func screen(table: String) -> Screen {
    if let make = _override(of: .screen) { return make(_handle, table) }
    return _build_screen(self, table)
  }

  /// `Service`, new each time, provided by `Service` in Chain.swift.
  func service(table: String) -> Service {
    if let make = _override(of: .service) { return make(_handle, table) }
    return _build_service(self, table)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_clock(_ c: Container) -> any Clock { _check_clock(SystemClock()) }

private func _build_database(_ c: Container) -> Database { Database(clock: c.clock) }

private func _build_repository(_ c: Container, _ table: String) -> Repository {
  Repository(database: c.database, table: table)
}

private func _build_screen(_ c: Container, _ table: String) -> Screen {
  Screen(service: c.service(table: table), table: table)
}

private func _build_service(_ c: Container, _ table: String) -> Service {
  Service(repository: c.repository(table: table), table: table, clock: c.clock)
}

#sourceLocation(file: "Chain.swift", line: 2)
private func _check_clock(_ value: consuming SystemClock) -> any Clock {
                           value }
#sourceLocation()
#sourceLocation(file: "Chain.swift", line: 5)
private func _check_1() { _ =
            _Kept<Database>.self }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> any Clock { static var clock: Self { _App_base.key(0, _build_clock) } }
extension Key where Maker == @Sendable (Container) -> Database { static var database: Self { _App_base.key(1, _build_database) } }
extension Key where Maker == @Sendable (Container, String) -> Repository { static var repository: Self { _App_base.key(2) { c, table in _build_repository(c, table) } } }
extension Key where Maker == @Sendable (Container, String) -> Screen { static var screen: Self { _App_base.key(3) { c, table in _build_screen(c, table) } } }
extension Key where Maker == @Sendable (Container, String) -> Service { static var service: Self { _App_base.key(4) { c, table in _build_service(c, table) } } }

private let _App_needs: StaticString = """
  clock:
  database: clock
  repository: database
  screen: service
  service: clock repository
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.clock)
  entries.add(.database)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 2, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
