// Made by DIGenPlugin from the directives in Clocks. Changes made here are lost.
@_spi(Generated) public import DIRuntime

nonisolated extension Container {
  /// A container of all providers of Clocks.
  @_disfavoredOverload
  convenience init() { self.init(_plan: _Clocks_plan) }
  /// The same, with some providers overridden.
  @_disfavoredOverload
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _Clocks_plan, overrides) }
}

nonisolated private let _Clocks_plan = _Plan { plan in _apply_DIGenPlugin_to_Clocks(&plan) }

nonisolated private let _Clocks_base = _SlotBase()
nonisolated public func _apply_DIGenPlugin_to_Clocks(_ plan: inout _Plan) {
  plan.register("Clocks", slots: 0, base: _Clocks_base)
}
