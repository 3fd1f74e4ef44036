// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime
import Base
import Core

extension Container {
  /// A container of all providers of Base, Core, App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Screen`, new each time, provided by `Screen` in App.swift.
  var screen: Screen {
    if let make = _override(of: .screen) { return make(_handle) }
    return _build_screen(self)
  }
}

private let _App_plan = _Plan { plan in
  _apply_DIGenPlugin_to_Base(&plan)
  _apply_DIGenPlugin_to_Core(&plan)
  _apply_DIGenPlugin_to_App(&plan)
}

private func _build_screen(_ c: Container) -> Screen {
  let start = c.Base::start
  let start_ = c.Core::start
  return Screen(base: start, core: start_)
}

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Screen { static var screen: Self { _App_base.key(0, _build_screen, lifetime: .transient) } }

private let _App_needs: StaticString = """
  screen: Base.start Core.start
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.screen)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 0, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
