// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Database`, a singleton, provided by `Database` in App.swift.
  var database: Database { _kept(.database) }

  /// `Registration`, new each time, provided by `Registration` in App.swift.
  var registration: Registration {
    if let make = _override(of: .registration) { return make(_handle) }
    return _build_registration(self)
  }

  /// `Report`, new each time, provided by `Report` in App.swift.
  var report: Report {
    if let make = _override(of: .report) { return make(_handle) }
    return _build_report(self)
  }

  /// `any Repository<Country>`, a singleton, provided by `Table<Country>` in App.swift.
  var repositoryCountry: any Repository<Country> { _kept(.repositoryCountry) }

  /// `any Repository<User>`, a singleton, provided by `Table<User>` in App.swift.
  var repositoryUser: any Repository<User> { _kept(.repositoryUser) }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_database(_ c: Container) -> Database { Database() }

private func _build_registration(_ c: Container) -> Registration {
  Registration(users: c.repositoryUser, countries: c.repositoryCountry)
}

private func _build_report(_ c: Container) -> Report { Report(users: c.repositoryUser, database: c.database) }

private func _build_repositoryCountry(_ c: Container) -> any Repository<Country> {
  _check_repositoryCountry(Table<Country>(database: c.database))
}

private func _build_repositoryUser(_ c: Container) -> any Repository<User> {
  _check_repositoryUser(Table<User>(database: c.database))
}

#sourceLocation(file: "App.swift", line: 12)
private func _check_0() { _ =
            _Kept<Database>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 15)
private func _check_repositoryCountry(_ value: consuming Table<Country>) -> any Repository<Country> {
                           value }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 15)
private func _check_repositoryUser(_ value: consuming Table<User>) -> any Repository<User> {
                           value }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Database { static var database: Self { _App_base.key(0, _build_database) } }
extension Key where Maker == @Sendable (Container) -> Registration { static var registration: Self { _App_base.key(3, _build_registration, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Report { static var report: Self { _App_base.key(4, _build_report, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> any Repository<Country> { static var repositoryCountry: Self { _App_base.key(1, _build_repositoryCountry) } }
extension Key where Maker == @Sendable (Container) -> any Repository<User> { static var repositoryUser: Self { _App_base.key(2, _build_repositoryUser) } }

private let _App_needs: StaticString = """
  database:
  repositoryCountry: database
  repositoryUser: database
  registration: repositoryCountry repositoryUser
  report: database repositoryUser
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.database)
  entries.add(.registration)
  entries.add(.report)
  entries.add(.repositoryCountry)
  entries.add(.repositoryUser)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 3, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
