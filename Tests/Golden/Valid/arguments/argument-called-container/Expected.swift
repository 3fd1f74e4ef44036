// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Plan`, new each time, provided by `Plan` in Plan.swift.
  func plan(c: Int, container_: String) -> Plan {
    if let make = _override(of: .plan) { return make(_handle, c, container_) }
    return _build_plan(self, c, container_)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_plan(_ c_: Container, _ c: Int, _ container_: String) -> Plan {
  Plan(c: c, container_: container_)
}

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container, Int, String) -> Plan { static var plan: Self { _App_base.key(0) { c_, c, container_ in _build_plan(c_, c, container_) } } }

private let _App_needs: StaticString = """
  plan:
  """

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 0, base: _App_base, needs: _App_needs)
}
