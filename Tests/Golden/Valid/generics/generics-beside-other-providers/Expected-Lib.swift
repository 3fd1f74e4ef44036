// Made by DIGenPlugin from the directives in Lib. Changes made here are lost.
@_spi(Generated) public import DIRuntime
import Core

extension Container {
  /// A container of all providers of Lib.
  @_disfavoredOverload
  convenience init() { self.init(_plan: _Lib_plan) }
  /// The same, with some providers overridden.
  @_disfavoredOverload
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _Lib_plan, overrides) }

  /// `Service`, new each time, provided by `Service` in Lib.swift.
  public var service: Service {
    if let make = _override(of: .service) { return make(_handle) }
    return _build_service(self)
  }

  /// `Store<User>`, new each time, provided by `users` in Lib.swift.
  var users: Store<User> {
    if let make = _override(of: .users) { return make(_handle) }
    return _build_users(self)
  }
}

private let _Lib_plan = _Plan { plan in _apply_DIGenPlugin_to_Lib(&plan) }

private func _build_service(_ c: Container) -> Service { Service(users: c.users) }

private func _build_users(_ c: Container) -> Store<User> { users() }

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Service { public static var service: Self { _Lib_base.key(0, _build_service, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Store<User> { static var users: Self { _Lib_base.key(1, _build_users, lifetime: .transient) } }

private let _Lib_needs: StaticString = """
  service: users
  users:
  """

private func _Lib_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.service)
  entries.add(.users)
}

private let _Lib_base = _SlotBase()
public func _apply_DIGenPlugin_to_Lib(_ plan: inout _Plan) {
  plan.tie("Lib", slots: 0, base: _Lib_base, needs: _Lib_needs, dynamic: _Lib_dynamic)
}
