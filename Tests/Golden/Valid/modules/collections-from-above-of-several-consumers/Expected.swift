// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime
import Lib

extension Container {
  /// A container of all providers of Lib, App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `History`, new each time, provided by `History` in App.swift.
  var history: History {
    if let make = _override(of: .history) { return make(_handle) }
    return _build_history(self)
  }

  /// `[any Plugin]`, new each time, of `history`.
  var plugins: [any Plugin] {
    if let make = _override(of: .App::plugins) { return make(_handle) }
    return _build_plugins(self)
  }
}

private let _App_plan = _Plan { plan in
  _apply_DIGenPlugin_to_Lib(&plan)
  _apply_DIGenPlugin_to_App(&plan)
}

private func _build_history(_ c: Container) -> History { History() }

private func _build_plugins(_ c: Container) -> [any Plugin] { c._joined(.App::plugins, _build_Container_plugins) }

private func _build_Container_plugins(_ c: Container) -> [any Plugin] { [c.history] }

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> History { static var history: Self { _App_base.key(0, _build_history, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> [any Plugin] { static var plugins: Self { _App_base.key(1, _build_plugins, lifetime: .transient) } }

private let _App_needs: StaticString = """
  history:
  plugins: history
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.history)
  entries.add(.App::plugins)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 0, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
  plan.join(_App_base.key(1, _build_Container_plugins, "plugins"))
}
