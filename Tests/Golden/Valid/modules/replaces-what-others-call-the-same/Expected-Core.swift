// Made by DIGenPlugin from the directives in Core. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of Core.
  @_disfavoredOverload
  convenience init() { self.init(_plan: _Core_plan) }
  /// The same, with some providers overridden.
  @_disfavoredOverload
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _Core_plan, overrides) }

  /// `Clock`, new each time, provided by `clock` in Core.swift.
  public var time: Clock {
    if let make = _override(of: .time) { return make(_handle) }
    return _build_time(self)
  }
}

private let _Core_plan = _Plan { plan in _apply_DIGenPlugin_to_Core(&plan) }

private func _build_time(_ c: Container) -> Clock { clock() }

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Clock { public static var time: Self { _Core_base.key(0, _build_time, lifetime: .transient) } }

private let _Core_needs: StaticString = """
  time:
  """

private func _Core_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.time, name: "time")
}

private let _Core_base = _SlotBase()
public func _apply_DIGenPlugin_to_Core(_ plan: inout _Plan) {
  plan.tie("Core", slots: 0, base: _Core_base, needs: _Core_needs, dynamic: _Core_dynamic)
}
