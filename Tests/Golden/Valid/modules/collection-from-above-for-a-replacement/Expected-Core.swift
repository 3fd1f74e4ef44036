// Made by DIGenPlugin from the directives in Core. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of Core.
  @_disfavoredOverload
  convenience init() { self.init(_plan: _Core_plan) }
  /// The same, with some providers overridden.
  @_disfavoredOverload
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _Core_plan, overrides) }

  /// `any Clock`, new each time, provided by `SystemClock` in Core.swift.
  public var clock: any Clock {
    if let make = _override(of: .clock) { return make(_handle) }
    return _build_clock(self)
  }
}

private let _Core_plan = _Plan { plan in _apply_DIGenPlugin_to_Core(&plan) }

private func _build_clock(_ c: Container) -> any Clock { _check_clock(SystemClock()) }

#sourceLocation(file: "Core/Core.swift", line: 4)
private func _check_clock(_ value: consuming SystemClock) -> any Clock {
                        value }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> any Clock { public static var clock: Self { _Core_base.key(0, _build_clock, lifetime: .transient) } }

private let _Core_needs: StaticString = """
  clock:
  """

private func _Core_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.clock)
}

private let _Core_base = _SlotBase()
public func _apply_DIGenPlugin_to_Core(_ plan: inout _Plan) {
  plan.tie("Core", slots: 0, base: _Core_base, needs: _Core_needs, dynamic: _Core_dynamic)
}
