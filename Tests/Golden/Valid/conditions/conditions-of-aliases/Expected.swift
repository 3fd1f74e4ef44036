// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Chosen`, a singleton, provided by `chosen` in App.swift.
  var chosen: Chosen { _kept(.chosen) }

  /// `User`, new each time, provided by `User` in App.swift.
  var user: User {
    if let make = _override(of: .user) { return make(_handle) }
    return _build_user(self)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_chosen(_ c: Container) -> Chosen { chosen() }

private func _build_user(_ c: Container) -> User { User(chosen: c.chosen, other: c.chosen) }

#sourceLocation(file: "App.swift", line: 10)
private func _check_0() { _ =
            _Kept<Chosen>.self }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Chosen { static var chosen: Self { _App_base.key(0, _build_chosen) } }
extension Key where Maker == @Sendable (Container) -> User { static var user: Self { _App_base.key(1, _build_user, lifetime: .transient) } }

private let _App_needs: StaticString = """
  chosen:
  user: chosen
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.chosen)
  entries.add(.user)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 1, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
