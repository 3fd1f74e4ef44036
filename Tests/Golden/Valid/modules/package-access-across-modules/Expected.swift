// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime
import Clocks
import Core
import Mid

extension Container {
  /// A container of all providers of Core, Mid, App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }
}

extension Container {
  @available(*, unavailable, message: "it belongs to 'WindowContainer', which 'window' makes, because 'page' needs 'title' for its parameter 'title'")
  var page: Page { fatalError() }
}

extension WindowContainer {
  /// `Page`, new each time, provided by `Page` in App.swift.
  var page: Page {
    if let make = _override(of: .page) { return make(_handle) }
    return _build_WindowContainer_page(self)
  }
}

private let _App_plan = _Plan { plan in
  _apply_DIGenPlugin_to_Core(&plan)
  _apply_DIGenPlugin_to_Mid(&plan)
  _apply_DIGenPlugin_to_App(&plan)
}

private func _build_WindowContainer_page(_ c: WindowContainer) -> Page {
  Page(cart: c.cart, title: c.title, clock: c.clock)
}

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (WindowContainer) -> Page { static var page: Self { _App_base.key(0, _build_WindowContainer_page, lifetime: .transient) } }

private let _App_needs: StaticString = """
  WindowContainer.page: Mid.SessionContainer.cart Mid.WindowContainer.title Mid.clock
  """

private func _App_WindowContainer_dynamic(_ entries: inout _DynamicEntriesOf<WindowContainer>) {
  entries.add(.page)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.register("App", slots: 0, base: _App_base, needs: _App_needs)
  plan.list(_App_WindowContainer_dynamic)
}
