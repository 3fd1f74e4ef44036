// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Value`, new each time, provided by `c` in Names.swift.
  var c: Value {
    if let make = _override(of: .c) { return make(_handle) }
    return _build_c(self)
  }

  /// `Form`, new each time, provided by `Form` in Names.swift.
  func form(c: Value, value: Int) -> Form {
    if let make = _override(of: .form) { return make(_handle, c, value) }
    return _build_form(self, c, value)
  }

  /// `lower`, new each time, provided by `lower` in Names.swift.
  func lower(lower lower_: Int) -> lower {
    if let make = _override(of: .lower) { return make(_handle, lower_) }
    return _build_lower(self, lower_)
  }

  /// `Badge`, new each time, provided by `makeBadge` in Names.swift.
  func makeBadge(makeBadge makeBadge_: String, self me: Int) -> Badge {
    if let make = _override(of: .makeBadge) { return make(_handle, makeBadge_, me) }
    return _build_makeBadge(self, makeBadge_, me)
  }

  /// `Owner`, a singleton, provided by `Owner` in Names.swift.
  var owner: Owner { _kept(.owner) }

  /// `Plan`, new each time, provided by `Plan` in Names.swift.
  func plan(make: String) -> Plan {
    if let make_ = _override(of: .plan) { return make_(_handle, make) }
    return _build_plan(self, make)
  }

  /// `any Texted`, new each time, provided by `value` in Names.swift.
  func value(_ value_: String) -> any Texted {
    if let make = _override(of: .value) { return make(_handle, value_) }
    return _build_value(self, value_)
  }

  /// `View`, a singleton, provided by `View` in Names.swift.
  var view: View { _kept(.view) }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_c(_ c_: Container) -> Value { c }

private func _build_form(_ c_: Container, _ c: Value, _ value: Int) -> Form {
  Form(c: c, owner: c_.owner, again: c_.owner, view: c_.view, value: value)
}

private func _build_lower(_ c: Container, _ lower_: Int) -> lower { lower(lower: lower_) }

private func _build_makeBadge(_ c: Container, _ makeBadge_: String, _ me: Int) -> Badge {
  makeBadge(makeBadge: makeBadge_, self: me)
}

private func _build_owner(_ c: Container) -> Owner { Owner() }

private func _build_plan(_ c: Container, _ make: String) -> Plan { Plan(c: c.c, make: make) }

private func _build_value(_ c: Container, _ value_: String) -> any Texted { _check_value(value(value_)) }

private func _build_view(_ c: Container) -> View { View() }

#sourceLocation(file: "Names.swift", line: 16)
private func _check_0() { _ =
            _Kept<Owner>.self }
#sourceLocation(file: "Names.swift", line: 4)
private func _check_value(_ value: consuming Value) -> any Texted {
                value }
#sourceLocation(file: "Names.swift", line: 19)
private func _check_1() { _ =
            _Kept<View>.self }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Value { static var c: Self { _App_base.key(2, _build_c, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container, Value, Int) -> Form { static var form: Self { _App_base.key(3) { c_, c, value in _build_form(c_, c, value) } } }
extension Key where Maker == @Sendable (Container, Int) -> lower { static var lower: Self { _App_base.key(4) { c, lower_ in _build_lower(c, lower_) } } }
extension Key where Maker == @Sendable (Container, String, Int) -> Badge { static var makeBadge: Self { _App_base.key(5) { c, makeBadge_, me in _build_makeBadge(c, makeBadge_, me) } } }
extension Key where Maker == @Sendable (Container) -> Owner { static var owner: Self { _App_base.key(0, _build_owner) } }
extension Key where Maker == @Sendable (Container, String) -> Plan { static var plan: Self { _App_base.key(6) { c, make in _build_plan(c, make) } } }
extension Key where Maker == @Sendable (Container, String) -> any Texted { static var value: Self { _App_base.key(7) { c, value_ in _build_value(c, value_) } } }
extension Key where Maker == @Sendable (Container) -> View { static var view: Self { _App_base.key(1, _build_view) } }

private let _App_needs: StaticString = """
  owner:
  view:
  c:
  form: owner view
  lower:
  makeBadge:
  plan: c
  value:
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.c)
  entries.add(.owner, name: "owner")
  entries.add(.view, name: "view")
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.register("App", slots: 2, base: _App_base, needs: _App_needs)
  plan.list(_App_dynamic)
}
