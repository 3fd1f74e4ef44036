// Made by DIGenPlugin from the directives in Base. Changes made here are lost.
@_spi(Generated) public import DIRuntime

nonisolated extension Container {
  /// A container of all providers of Base.
  @_disfavoredOverload
  convenience init() { self.init(_plan: _Base_plan) }
  /// The same, with some providers overridden.
  @_disfavoredOverload
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _Base_plan, overrides) }
}

nonisolated private let _Base_plan = _Plan { plan in _apply_DIGenPlugin_to_Base(&plan) }

nonisolated private let _Base_base = _SlotBase()
nonisolated public func _apply_DIGenPlugin_to_Base(_ plan: inout _Plan) {
  plan.tie("Base", slots: 0, base: _Base_base)
}
