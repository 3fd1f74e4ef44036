// Made by DIGenPlugin from the directives in Extra. Changes made here are lost.
@_spi(Generated) public import DIRuntime
import Core
import CoreParts

extension Container {
  /// A container of all providers of Core, CoreParts, Extra.
  @_disfavoredOverload
  convenience init() { self.init(_plan: _Extra_plan) }
  /// The same, with some providers overridden.
  @_disfavoredOverload
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _Extra_plan, overrides) }

  /// `Counting`, a singleton, provided by `Counting` in Extra.swift.
  var counting: Counting { _kept(.counting) }

  /// `[any Plugin]`, new each time, of `spelling`, `grammar`, `counting`.
  var plugins: [any Plugin] {
    if let make = _override(of: .Extra::plugins) { return make(_handle) }
    return _build_plugins(self)
  }

  /// `[any Rule]`, new each time, of `counting`.
  var rules: [any Rule] {
    if let make = _override(of: .Extra::rules) { return make(_handle) }
    return _build_rules(self)
  }
}

private let _Extra_plan = _Plan { plan in
  _apply_DIGenPlugin_to_Core(&plan)
  _apply_DIGenPlugin_to_CoreParts(&plan)
  _apply_DIGenPlugin_to_Extra(&plan)
}

private func _build_counting(_ c: Container) -> Counting { Counting() }

private func _build_plugins(_ c: Container) -> [any Plugin] { c._joined(.Extra::plugins, _build_Container_plugins) }

private func _build_Container_plugins(_ c: Container) -> [any Plugin] { [c.counting] }

private func _build_rules(_ c: Container) -> [any Rule] { c._joined(.Extra::rules, _build_Container_rules) }

private func _build_Container_rules(_ c: Container) -> [any Rule] { [c.counting] }

#sourceLocation(file: "Extra/Extra.swift", line: 2)
private func _check_0() { _ =
            _Kept<Counting>.self }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Counting { static var counting: Self { _Extra_base.key(0, _build_counting) } }
extension Key where Maker == @Sendable (Container) -> [any Plugin] { static var plugins: Self { _Extra_base.key(1, _build_plugins, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> [any Rule] { static var rules: Self { _Extra_base.key(2, _build_rules, lifetime: .transient) } }

private let _Extra_needs: StaticString = """
  counting:
  plugins: Core.grammar Core.spelling counting
  rules: counting
  """

private func _Extra_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.counting)
  entries.add(.Extra::plugins)
  entries.add(.Extra::rules)
}

private let _Extra_base = _SlotBase()
public func _apply_DIGenPlugin_to_Extra(_ plan: inout _Plan) {
  plan.register("Extra", slots: 1, base: _Extra_base, needs: _Extra_needs)
  plan.list(_Extra_dynamic)
  plan.join(_Extra_base.key(1, _build_Container_plugins, "plugins"))
  plan.join(_Extra_base.key(2, _build_Container_rules, "rules"))
}
