// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `any Log`, a singleton, provided by `log` in Opaque.swift.
  var log: any Log { _kept(.log) }

  /// `any Store & Sendable`, a singleton, provided by `spareStore` in Opaque.swift.
  var spare: any Store & Sendable { _kept(.spare) }

  /// `any Store & Sendable`, a singleton, provided by `store` in Opaque.swift.
  var store: any Store & Sendable { _kept(.store) }

  /// `User`, new each time, provided by `User` in Opaque.swift.
  var user: User {
    if let make = _override(of: .user) { return make(_handle) }
    return _build_user(self)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_log(_ c: Container) -> any Log { log() }

private func _build_spare(_ c: Container) -> any Store & Sendable { spareStore }

private func _build_store(_ c: Container) -> any Store & Sendable { store() }

private func _build_user(_ c: Container) -> User { User(store: c.store, log: c.log) }

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> any Log { static var log: Self { _App_base.key(0, _build_log) } }
extension Key where Maker == @Sendable (Container) -> any Store & Sendable { static var spare: Self { _App_base.key(1, _build_spare) } }
extension Key where Maker == @Sendable (Container) -> any Store & Sendable { static var store: Self { _App_base.key(2, _build_store) } }
extension Key where Maker == @Sendable (Container) -> User { static var user: Self { _App_base.key(3, _build_user, lifetime: .transient) } }

private let _App_needs: StaticString = """
  log:
  spare:
  store:
  user: log store
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.log)
  entries.add(.spare, name: "spare")
  entries.add(.store)
  entries.add(.user)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 3, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
