// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Int`, new each time, provided by `Ages.age` in App.swift.
  var age: Int {
    if let make = _override(of: .age) { return make(_handle) }
    return _build_age(self)
  }

  /// `Legacy`, new each time, provided by `Legacy` in App.swift.
  var legacy: Legacy {
    if let make = _override(of: .legacy) { return make(_handle) }
    return _build_legacy(self)
  }

  /// `any P`, new each time, provided by `Both` in App.swift.
  var p: any P {
    if let make = _override(of: .p) { return make(_handle) }
    return _build_p(self)
  }

  /// `Value`, a singleton, provided by `Value` in App.swift.
  var value: Value { _kept(.value) }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_age(_ c: Container) -> Int { Ages.age }

private func _build_legacy(_ c: Container) -> Legacy { Legacy(old: c.age) }

private func _build_p(_ c: Container) -> any P { _check_p(Both(one: c.value, other: c.value)) }

private func _build_value(_ c: Container) -> Value { Value() }

#sourceLocation(file: "App.swift", line: 5)
private func _check_p(_ value: consuming Both) -> any P {
                value }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 1)
private func _check_0() { _ = _Kept<Value>.self }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Int { static var age: Self { _App_base.key(1, _build_age, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Legacy { static var legacy: Self { _App_base.key(2, _build_legacy, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> any P { static var p: Self { _App_base.key(3, _build_p, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Value { static var value: Self { _App_base.key(0, _build_value) } }

private let _App_needs: StaticString = """
  value:
  age:
  legacy: age
  p: value
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.age, name: "age")
  entries.add(.legacy)
  entries.add(.p)
  entries.add(.value)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 1, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
