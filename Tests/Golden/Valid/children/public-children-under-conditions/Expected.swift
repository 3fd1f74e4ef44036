// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime
import Core
import Mid

extension Container {
  /// A container of all providers of Core, Mid, App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }
}

extension Container {
  @available(*, unavailable, message: "it belongs to 'SessionContainer', which 'session' makes, because 'greeting' needs 'user' for its parameter 'user'")
  var greeting: Greeting { fatalError() }
}

extension SessionContainer {
  /// `Greeting`, new each time, provided by `Greeting` in App.swift.
  var greeting: Greeting {
    if let make = _override(of: .greeting) { return make(_handle) }
    return _build_SessionContainer_greeting(self)
  }
}

private let _App_plan = _Plan { plan in
  _apply_DIGenPlugin_to_Core(&plan)
  _apply_DIGenPlugin_to_Mid(&plan)
  _apply_DIGenPlugin_to_App(&plan)
}

private func _build_SessionContainer_greeting(_ c: SessionContainer) -> Greeting { Greeting(user: c.user) }

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (SessionContainer) -> Greeting { static var greeting: Self { _App_base.key(0, _build_SessionContainer_greeting, lifetime: .transient) } }

private let _App_needs: StaticString = """
  SessionContainer.greeting: Core.SessionContainer.user
  """

private func _App_SessionContainer_dynamic(_ entries: inout _DynamicEntriesOf<SessionContainer>) {
  entries.add(.greeting)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 0, base: _App_base, needs: _App_needs)
  plan.list(_App_SessionContainer_dynamic)
}
