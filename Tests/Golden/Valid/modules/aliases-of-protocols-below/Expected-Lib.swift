// Made by DIGenPlugin from the directives in Lib. Changes made here are lost.
@_spi(Generated) public import DIRuntime

nonisolated extension Container {
  /// A container of all providers of Lib.
  @_disfavoredOverload
  convenience init() { self.init(_plan: _Lib_plan) }
  /// The same, with some providers overridden.
  @_disfavoredOverload
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _Lib_plan, overrides) }
}

nonisolated private let _Lib_plan = _Plan { plan in _apply_DIGenPlugin_to_Lib(&plan) }

nonisolated private let _Lib_base = _SlotBase()
nonisolated public func _apply_DIGenPlugin_to_Lib(_ plan: inout _Plan) {
  plan.tie("Lib", slots: 0, base: _Lib_base)
}
