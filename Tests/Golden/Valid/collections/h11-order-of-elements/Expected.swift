// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `any Rule`, new each time, provided by `OtherFirst` in App.swift.
  var first: any Rule {
    if let make = _override(of: .first) { return make(_handle) }
    return _build_first(self)
  }

  /// `Judge`, new each time, provided by `Judge` in App.swift.
  var judge: Judge {
    if let make = _override(of: .judge) { return make(_handle) }
    return _build_judge(self)
  }

  /// `MinusTwo`, new each time, provided by `MinusTwo` in App.swift.
  var minusTwo: MinusTwo {
    if let make = _override(of: .minusTwo) { return make(_handle) }
    return _build_minusTwo(self)
  }

  /// `Plain`, new each time, provided by `Plain` in App.swift.
  var plain: Plain {
    if let make = _override(of: .plain) { return make(_handle) }
    return _build_plain(self)
  }

  /// `[any Rule]`, new each time, of `first`, `minusTwo`, `plain`, `second`, `ten`, `tenToo`.
  var rules: [any Rule] {
    if let make = _override(of: .rules) { return make(_handle) }
    return _build_rules(self)
  }

  /// `Second`, a singleton, provided by `Second` in App.swift.
  var second: Second { _kept(.second) }

  /// `Ten`, new each time, provided by `Ten` in App.swift.
  var ten: Ten {
    if let make = _override(of: .ten) { return make(_handle) }
    return _build_ten(self)
  }

  /// `TenToo`, new each time, provided by `TenToo` in App.swift.
  var tenToo: TenToo {
    if let make = _override(of: .tenToo) { return make(_handle) }
    return _build_tenToo(self)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_first(_ c: Container) -> any Rule { _check_first(OtherFirst()) }

private func _build_judge(_ c: Container) -> Judge { Judge(rules: c.rules) }

private func _build_minusTwo(_ c: Container) -> MinusTwo { MinusTwo() }

private func _build_plain(_ c: Container) -> Plain { Plain() }

private func _build_rules(_ c: Container) -> [any Rule] { c._joined(.rules, _own_rules) }

private func _own_rules(_ c: Container) -> [any Rule] {
  _build_1_Container_rules(c) + _build_2_Container_rules(c) + _build_Container_rules(c) + _build_3_Container_rules(c)
}

private func _build_Container_rules(_ c: Container) -> [any Rule] { [c.plain, c.second] }

private func _build_1_Container_rules(_ c: Container) -> [any Rule] { [c.first] }

private func _build_2_Container_rules(_ c: Container) -> [any Rule] { [c.minusTwo] }

private func _build_3_Container_rules(_ c: Container) -> [any Rule] { [c.ten, c.tenToo] }

private func _build_second(_ c: Container) -> Second { Second() }

private func _build_ten(_ c: Container) -> Ten { Ten() }

private func _build_tenToo(_ c: Container) -> TenToo { TenToo() }

#sourceLocation(file: "App.swift", line: 24)
private func _check_first(_ value: consuming OtherFirst) -> any Rule {
                      value }
#sourceLocation(file: "App.swift", line: 13)
private func _check_0() { _ =
            _Kept<Second>.self }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> any Rule { static var first: Self { _App_base.key(1, _build_first, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Judge { static var judge: Self { _App_base.key(2, _build_judge, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> MinusTwo { static var minusTwo: Self { _App_base.key(3, _build_minusTwo, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Plain { static var plain: Self { _App_base.key(4, _build_plain, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> [any Rule] { static var rules: Self { _App_base.key(5, _build_rules, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Second { static var second: Self { _App_base.key(0, _build_second) } }
extension Key where Maker == @Sendable (Container) -> Ten { static var ten: Self { _App_base.key(6, _build_ten, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> TenToo { static var tenToo: Self { _App_base.key(7, _build_tenToo, lifetime: .transient) } }

private let _App_needs: StaticString = """
  second:
  first:
  judge: rules
  minusTwo:
  plain:
  rules: first minusTwo plain second ten tenToo
  ten:
  tenToo:
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.first, name: "first")
  entries.add(.judge)
  entries.add(.minusTwo)
  entries.add(.plain)
  entries.add(.rules)
  entries.add(.second)
  entries.add(.ten)
  entries.add(.tenToo)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.register("App", slots: 1, base: _App_base, needs: _App_needs)
  plan.list(_App_dynamic)
  plan.join(_App_base.key(5, _build_Container_rules, "rules"))
  plan.join(_App_base.key(5, _build_1_Container_rules, "rules"), order: -5)
  plan.join(_App_base.key(5, _build_2_Container_rules, "rules"), order: -2)
  plan.join(_App_base.key(5, _build_3_Container_rules, "rules"), order: 10)
}
