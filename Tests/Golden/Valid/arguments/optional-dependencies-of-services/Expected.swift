// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `any Analytics`, a singleton, provided by `Tracker` in App.swift.
  var analytics: any Analytics { _kept(.analytics) }

  /// `Checkout`, new each time, provided by `Checkout` in App.swift.
  var checkout: Checkout {
    if let make = _override(of: .checkout) { return make(_handle) }
    return _build_checkout(self)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_analytics(_ c: Container) -> any Analytics { _check_analytics(Tracker()) }

private func _build_checkout(_ c: Container) -> Checkout {
  let handle = c._handle
  return Checkout(analytics: c.analytics, crashes: nil, lazy: Lazy<any Analytics>(_of: c, kept: .analytics), provider: nil, function: { () -> any Analytics in handle.analytics }, list: nil)
}

#sourceLocation(file: "App.swift", line: 5)
private func _check_analytics(_ value: consuming Tracker) -> any Analytics {
                           value }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> any Analytics { static var analytics: Self { _App_base.key(0, _build_analytics) } }
extension Key where Maker == @Sendable (Container) -> Checkout { static var checkout: Self { _App_base.key(1, _build_checkout, lifetime: .transient) } }

private let _App_needs: StaticString = """
  analytics:
  checkout: analytics
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.analytics)
  entries.add(.checkout)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 1, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
