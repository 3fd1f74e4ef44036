// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Report`, new each time, provided by `Report` in App.swift.
  var report: Report {
    if let make = _override(of: .report) { return make(_handle) }
    return _build_report(self)
  }

  /// `Several<Bool>`, new each time, provided by `Several<Bool>` in App.swift.
  var severalBool: Several<Bool> {
    if let make = _override(of: .severalBool) { return make(_handle) }
    return _build_severalBool(self)
  }

  /// `Store<User>`, new each time, provided by `Store<User>` in App.swift.
  var storeUser: Store<User> {
    if let make = _override(of: .storeUser) { return make(_handle) }
    return _build_storeUser(self)
  }

  /// `User`, new each time, provided by `User` in App.swift.
  var user: User {
    if let make = _override(of: .user) { return make(_handle) }
    return _build_user(self)
  }

  /// `UserPairs`, new each time, provided by `UserPairs` in App.swift.
  var userPairs: UserPairs {
    if let make = _override(of: .userPairs) { return make(_handle) }
    return _build_userPairs(self)
  }

  /// `UserRepo`, new each time, provided by `UserRepo` in App.swift.
  var userRepo: UserRepo {
    if let make = _override(of: .userRepo) { return make(_handle) }
    return _build_userRepo(self)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_report(_ c: Container) -> Report { Report(several: c.severalBool) }

private func _build_severalBool(_ c: Container) -> Several<Bool> { Several<Bool>(first: c.user, store: c.storeUser) }

private func _build_storeUser(_ c: Container) -> Store<User> { Store<User>() }

private func _build_user(_ c: Container) -> User { User() }

private func _build_userPairs(_ c: Container) -> UserPairs { UserPairs(first: c.user, store: c.storeUser) }

private func _build_userRepo(_ c: Container) -> UserRepo { UserRepo(first: c.user, store: c.storeUser) }

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Report { static var report: Self { _App_base.key(0, _build_report, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Several<Bool> { static var severalBool: Self { _App_base.key(1, _build_severalBool, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Store<User> { static var storeUser: Self { _App_base.key(2, _build_storeUser, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> User { static var user: Self { _App_base.key(3, _build_user, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> UserPairs { static var userPairs: Self { _App_base.key(4, _build_userPairs, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> UserRepo { static var userRepo: Self { _App_base.key(5, _build_userRepo, lifetime: .transient) } }

private let _App_needs: StaticString = """
  report: severalBool
  severalBool: storeUser user
  storeUser:
  user:
  userPairs: storeUser user
  userRepo: storeUser user
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.report)
  entries.add(.severalBool)
  entries.add(.storeUser)
  entries.add(.user)
  entries.add(.userPairs)
  entries.add(.userRepo)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 0, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
