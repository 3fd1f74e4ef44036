// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Clock`, new each time, provided by `Clock` in App.swift.
  var clock: Clock {
    if let make = _override(of: .clock) { return make(_handle) }
    return _build_clock(self)
  }

  /// `Screen`, new each time, provided by `Screen` in App.swift.
  var screen: Screen {
    if let make = _override(of: .screen) { return make(_handle) }
    return _build_screen(self)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_clock(_ c: Container) -> Clock { Clock() }

private func _build_screen(_ c: Container) -> Screen { Screen(time: c.clock) }

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Clock { static var clock: Self { _App_base.key(0, _build_clock, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Screen { static var screen: Self { _App_base.key(1, _build_screen, lifetime: .transient) } }

private let _App_needs: StaticString = """
  clock:
  screen: clock
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.clock)
  entries.add(.screen)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 0, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
