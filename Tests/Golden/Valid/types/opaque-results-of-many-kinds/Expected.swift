// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `any Shape`, a singleton, provided by `Shapes.large` in App.swift.
  var big: any Shape { _kept(.big) }

  /// `Int`, new each time, provided by `Shapes.factor` in App.swift.
  var factor: Int {
    if let make = _override(of: .factor) { return make(_handle) }
    return _build_factor(self)
  }

  /// `any Sequence<Int>`, new each time, provided by `Shapes.numbers` in App.swift.
  var numbers: any Sequence<Int> {
    if let make = _override(of: .numbers) { return make(_handle) }
    return _build_numbers(self)
  }

  /// `Sum`, new each time, provided by `Sum` in App.swift.
  var sum: Sum {
    if let make = _override(of: .sum) { return make(_handle) }
    return _build_sum(self)
  }

  /// `any Shape`, new each time, provided by `Shapes.unit` in App.swift.
  var unit: any Shape {
    if let make = _override(of: .unit) { return make(_handle) }
    return _build_unit(self)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_big(_ c: Container) -> any Shape { Shapes.large(factor: c.factor) }

private func _build_factor(_ c: Container) -> Int { Shapes.factor }

private func _build_numbers(_ c: Container) -> any Sequence<Int> { Shapes.numbers() }

private func _build_sum(_ c: Container) -> Sum { Sum(unit: c.unit, big: c.big, numbers: c.numbers) }

private func _build_unit(_ c: Container) -> any Shape { Shapes.unit() }

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> any Shape { static var big: Self { _App_base.key(0, _build_big) } }
extension Key where Maker == @Sendable (Container) -> Int { static var factor: Self { _App_base.key(1, _build_factor, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> any Sequence<Int> { static var numbers: Self { _App_base.key(2, _build_numbers, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Sum { static var sum: Self { _App_base.key(3, _build_sum, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> any Shape { static var unit: Self { _App_base.key(4, _build_unit, lifetime: .transient) } }

private let _App_needs: StaticString = """
  big: factor
  factor:
  numbers:
  sum: big numbers unit
  unit:
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.big, name: "big")
  entries.add(.factor, name: "factor")
  entries.add(.numbers)
  entries.add(.sum)
  entries.add(.unit)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 1, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
