// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Int`, new each time, provided by `smallLimit` in Sandbox.swift.
  var limit: Int {
    if let make = _override(of: .limit) { return make(_handle) }
    return _build_limit(self)
  }

  /// `any Payments`, new each time, provided by `Sandbox` in Sandbox.swift.
  var payments: any Payments {
    if let make = _override(of: .payments) { return make(_handle) }
    return _build_payments(self)
  }

  /// `Till`, new each time, provided by `Till` in Live.swift.
  var till: Till {
    if let make = _override(of: .till) { return make(_handle) }
    return _build_till(self)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_limit(_ c: Container) -> Int { smallLimit() }

private func _build_payments(_ c: Container) -> any Payments { _check_payments(Sandbox(limit: c.limit)) }

private func _build_till(_ c: Container) -> Till { Till(payments: c.payments, limit: c.limit) }

#sourceLocation(file: "Sandbox.swift", line: 2)
private func _check_payments(_ value: consuming Sandbox) -> any Payments {
                                 value }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Int { static var limit: Self { _App_base.key(0, _build_limit, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> any Payments { static var payments: Self { _App_base.key(1, _build_payments, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Till { static var till: Self { _App_base.key(2, _build_till, lifetime: .transient) } }

private let _App_needs: StaticString = """
  limit:
  payments: limit
  till: limit payments
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.limit, name: "limit")
  entries.add(.payments)
  entries.add(.till)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 0, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
