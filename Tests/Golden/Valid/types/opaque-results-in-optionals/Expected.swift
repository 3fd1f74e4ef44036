// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `(any Mode)?`, new each time, provided by `mode` in App.swift.
  var mode: (any Mode)? {
    if let make = _override(of: .mode) { return make(_handle) }
    return _build_mode(self)
  }

  /// `Screen`, new each time, provided by `Screen` in App.swift.
  var screen: Screen {
    if let make = _override(of: .screen) { return make(_handle) }
    return _build_screen(self)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_mode(_ c: Container) -> (any Mode)? { mode() }

private func _build_screen(_ c: Container) -> Screen { Screen(mode: c.mode) }

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> (any Mode)? { static var mode: Self { _App_base.key(0, _build_mode, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Screen { static var screen: Self { _App_base.key(1, _build_screen, lifetime: .transient) } }

private let _App_needs: StaticString = """
  mode:
  screen: mode
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.mode)
  entries.add(.screen)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 0, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
