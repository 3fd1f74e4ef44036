// Made by DIGenPlugin from the directives in Core. Changes made here are lost.
@_spi(Generated) public import DIRuntime
internal import Base

extension Container {
  /// A container of all providers of Base, Core.
  @_disfavoredOverload
  convenience init() { self.init(_plan: _Core_plan) }
  /// The same, with some providers overridden.
  @_disfavoredOverload
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _Core_plan, overrides) }

  /// `Core.Screens.Start`, new each time, provided by `Core.Screens.Start` in Core.swift.
  public var start: Core.Screens.Start {
    if let make = _override(of: .Core::start) { return make(_handle) }
    return _build_start(self)
  }
}

private let _Core_plan = _Plan { plan in
  _apply_DIGenPlugin_to_Base(&plan)
  _apply_DIGenPlugin_to_Core(&plan)
}

private func _build_start(_ c: Container) -> Core.Screens.Start { Core.Screens.Start(clock: c.clock) }

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Core.Screens.Start { public static var start: Self { _Core_base.key(0, _build_start, lifetime: .transient) } }

private let _Core_needs: StaticString = """
  start: Base.clock
  """

private func _Core_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.Core::start)
}

private let _Core_base = _SlotBase()
public func _apply_DIGenPlugin_to_Core(_ plan: inout _Plan) {
  plan.tie("Core", slots: 0, base: _Core_base, needs: _Core_needs, dynamic: _Core_dynamic)
}
