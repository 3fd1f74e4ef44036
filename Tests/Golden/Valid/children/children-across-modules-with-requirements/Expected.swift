// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime
import Core

nonisolated extension Container {
  /// A container of all providers of Core, App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `any Payments`, a singleton, provided by `Bank` in App.swift.
  var payments: any Payments { _kept(.App::payments) }

  /// `[any Step]`, new each time, of `first`.
  var steps: [any Step] {
    if let make = _override(of: .steps) { return make(_handle) }
    return _build_steps(self)
  }
}

nonisolated extension Container {
  @available(*, unavailable, message: "it belongs to 'DeskContainer', which 'desk' makes, because 'form' needs 'number' for its parameter 'number'")
  var form: Form { fatalError() }
}

/// A child of `SessionContainer`, which has all of that and is made with a `Desk`.
nonisolated class DeskContainer: SessionContainer, @unchecked Sendable {
  /// Meant for the runtime only; a container makes one by `desk`.
  required init(_making making: _Making) { super.init(_making: making) }
}

nonisolated extension SessionContainer {
  /// A child container of this one, which it owns.
  func desk(number: Int) -> DeskContainer {
    _child(DeskContainer.self, of: Desk(number: number), base: _App_DeskContainer_base)
  }
}

nonisolated extension DeskContainer {
  /// Builds a value anew, without regard to the one that is kept.
  nonisolated func fresh<each A, T: ~Copyable, E: Error>(
    _ key: Key<@Sendable (DeskContainer, repeat each A) throws(E) -> T>, _ arguments: repeat each A
  ) throws(E) -> T {
    try _newValue(of: key, isOriginal: false, repeat each arguments)
  }

  /// Builds what an override replaces.
  nonisolated func original<each A, T: ~Copyable, E: Error>(
    _ key: Key<@Sendable (DeskContainer, repeat each A) throws(E) -> T>, _ arguments: repeat each A
  ) throws(E) -> T {
    try _newValue(of: key, isOriginal: true, repeat each arguments)
  }
}

nonisolated extension DeskContainer {
  /// `First`, new each time, provided by `First` in App.swift.
  var first: First {
    if let make = _override(of: .first) { return make(_handle) }
    return _build_DeskContainer_first(self)
  }

  /// `Form`, new each time, provided by `Form` in App.swift.
  var form: Form {
    if let make = _override(of: .form) { return make(_handle) }
    return _build_DeskContainer_form(self)
  }

  /// `Int`, what the container was made with.
  var number: Int { _input(.number) { (it: Desk) in it.number } }
}

nonisolated extension SessionContainer {
  /// `Invoice`, a singleton, provided by `Invoice` in App.swift.
  var invoice: Invoice { _keptInChild(.invoice) }
}

nonisolated private let _App_plan = _Plan { plan in
  _hand_over_to_Core(&plan)
  _apply_DIGenPlugin_to_App(&plan)
}

nonisolated private func _build_DeskContainer_first(_ c: DeskContainer) -> First { First(number: c.number) }

nonisolated private func _build_DeskContainer_form(_ c: DeskContainer) -> Form { Form(invoice: c.invoice, number: c.number) }

nonisolated private func _build_SessionContainer_invoice(_ c: SessionContainer) -> Invoice {
  let payments = c.App::payments
  return Invoice(cart: c.cart, user: c.user, payments: payments)
}

nonisolated private func _build_DeskContainer_number(_ c: DeskContainer) -> Int { c._inputs(Desk.self).number }

nonisolated private func _build_payments(_ c: Container) -> any Payments { _check_payments(Bank()) }

nonisolated private func _build_steps(_ c: Container) -> [any Step] { c._joined(.steps, _build_Container_steps) }

nonisolated private func _build_Container_steps(_ c: Container) -> [any Step] { [] }

nonisolated private func _build_DeskContainer_steps(_ c: DeskContainer) -> [any Step] { [c.first] }

#sourceLocation(file: "App.swift", line: 8)
nonisolated private func _check_3() { _ =
            _Kept<Invoice>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 18)
nonisolated private func _check_4() { _ =
      _Kept<Int>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 5)
nonisolated private func _check_payments(_ value: consuming Bank) -> any Payments {
                           value }
#sourceLocation()

nonisolated extension Key where Maker == @Sendable (DeskContainer) -> First { static var first: Self { _App_base.key(1, _build_DeskContainer_first, lifetime: .transient) } }
nonisolated extension Key where Maker == @Sendable (DeskContainer) -> Form { static var form: Self { _App_base.key(2, _build_DeskContainer_form, lifetime: .transient) } }
nonisolated extension Key where Maker == @Sendable (SessionContainer) -> Invoice { static var invoice: Self { _App_SessionContainer_base.key(3, child: 0, _build_SessionContainer_invoice) } }
nonisolated extension Key where Maker == @Sendable (DeskContainer) -> Int { static var number: Self { _App_DeskContainer_base.key(4, child: 0, _build_DeskContainer_number) } }
nonisolated extension Key where Maker == @Sendable (Container) -> any Payments { static var payments: Self { _App_base.key(0, _build_payments) } }
nonisolated extension Key where Maker == @Sendable (Container) -> [any Step] { static var steps: Self { _App_base.key(5, _build_steps, lifetime: .transient) } }

nonisolated private let _App_needs: StaticString = """
  payments:
  DeskContainer.first: DeskContainer.number
  DeskContainer.form: DeskContainer.number SessionContainer.invoice
  SessionContainer.invoice: Core.SessionContainer.cart Core.SessionContainer.user payments
  DeskContainer.number:
  steps: DeskContainer.first
  """

nonisolated private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.App::payments)
  entries.add(.steps)
}

nonisolated private func _App_SessionContainer_dynamic(_ entries: inout _DynamicEntriesOf<SessionContainer>) {
  entries.add(.invoice)
}

nonisolated private func _App_DeskContainer_dynamic(_ entries: inout _DynamicEntriesOf<DeskContainer>) {
  entries.add(.first)
  entries.add(.form)
  entries.add(.number, name: "number")
}

nonisolated private let _App_base = _SlotBase()
nonisolated private let _App_SessionContainer_base = _SlotBase()
nonisolated private let _App_DeskContainer_base = _SlotBase()
nonisolated public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 1, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
  plan.tie(SessionContainer.self, slots: 1, base: _App_SessionContainer_base, of: _App_base)
  plan.tie(DeskContainer.self, slots: 1, base: _App_DeskContainer_base, of: _App_base)
  plan.list(_App_SessionContainer_dynamic)
  plan.list(_App_DeskContainer_dynamic)
  plan.join(_App_base.key(5, _build_Container_steps, "steps"))
  plan.join(_App_base.key(5, _build_DeskContainer_steps, "steps"))
}

/// Hands over what Core requires.
nonisolated private func _hand_over_to_Core(_ plan: inout _Plan) {
  plan.meet("Core.payments", by: "App.payments", .singleton)
  let payments = { @Sendable (c: Container) in c.App::payments }
  _apply_DIGenPlugin_to_Core(&plan, payments: payments)
}
