// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Bill_$_`, new each time, provided by `Bill_$_` in Dollars.swift.
  func bill_$_(tip$: Int) -> Bill_$_ {
    if let make = _override(of: .bill_$_) { return make(_handle, tip$) }
    return _build_bill_$_(self, tip$)
  }

  /// `Price$`, a singleton, provided by `Price$` in Dollars.swift.
  var price$: Price$ { _kept(.price$) }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_bill_$_(_ c: Container, _ tip$: Int) -> Bill_$_ { Bill_$_(price$: c.price$, tip$: tip$) }

private func _build_price$(_ c: Container) -> Price$ { Price$() }

#sourceLocation(file: "Dollars.swift", line: 5)
private func _check_0() { _ =
            _Kept<Price$>.self }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container, Int) -> Bill_$_ { static var bill_$_: Self { _App_base.key(1) { c, tip$ in _build_bill_$_(c, tip$) } } }
extension Key where Maker == @Sendable (Container) -> Price$ { static var price$: Self { _App_base.key(0, _build_price$) } }

private let _App_needs: StaticString = """
  price$:
  bill_$_: price$
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.price$)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 1, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
