// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Loaded`, new each time, provided by `loaded` in Rethrows.swift.
  var loaded: Loaded {
    get throws {
      if let make = _override(of: .loaded) { return try make(_handle) }
      return try _build_loaded(self)
    }
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_loaded(_ c: Container) throws -> Loaded { try loaded() }

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) throws -> Loaded { static var loaded: Self { _App_base.key(0, _build_loaded, lifetime: .transient) } }

private let _App_needs: StaticString = """
  loaded:
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.loaded)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 0, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
