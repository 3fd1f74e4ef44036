// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Level`, new each time, provided by `Level` in Level.swift.
  var level: Level {
    if let make = _override(of: .level) { return make(_handle) }
    return _build_level(self)
  }

  /// `Limit`, new each time, provided by `limit` in Level.swift.
  var limit: Limit {
    if let make = _override(of: .limit) { return make(_handle) }
    return _build_limit(self)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_level(_ c: Container) -> Level { Level() }

private func _build_limit(_ c: Container) -> Limit { limit() }

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Level { static var level: Self { _App_base.key(0, _build_level, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Limit { static var limit: Self { _App_base.key(1, _build_limit, lifetime: .transient) } }

private let _App_needs: StaticString = """
  level:
  limit:
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.level)
  entries.add(.limit)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 0, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
