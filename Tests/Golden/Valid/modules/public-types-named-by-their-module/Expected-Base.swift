// Made by DIGenPlugin from the directives in Base. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of Base.
  @_disfavoredOverload
  convenience init() { self.init(_plan: _Base_plan) }
  /// The same, with some providers overridden.
  @_disfavoredOverload
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _Base_plan, overrides) }

  /// `any Clock`, new each time, provided by `SystemClock` in Base.swift.
  public var clock: any Clock {
    if let make = _override(of: .clock) { return make(_handle) }
    return _build_clock(self)
  }

  /// `Screens.Start`, new each time, provided by `Screens.Start` in Base.swift.
  public var start: Screens.Start {
    if let make = _override(of: .start) { return make(_handle) }
    return _build_start(self)
  }
}

private let _Base_plan = _Plan { plan in _apply_DIGenPlugin_to_Base(&plan) }

private func _build_clock(_ c: Container) -> any Clock { _check_clock(SystemClock()) }

private func _build_start(_ c: Container) -> Screens.Start { Screens.Start() }

#sourceLocation(file: "Base/Base.swift", line: 9)
private func _check_clock(_ value: consuming SystemClock) -> any Clock {
                        value }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> any Clock { public static var clock: Self { _Base_base.key(0, _build_clock, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Screens.Start { public static var start: Self { _Base_base.key(1, _build_start, lifetime: .transient) } }

private let _Base_needs: StaticString = """
  clock:
  start:
  """

private func _Base_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.clock)
  entries.add(.start)
}

private let _Base_base = _SlotBase()
public func _apply_DIGenPlugin_to_Base(_ plan: inout _Plan) {
  plan.tie("Base", slots: 0, base: _Base_base, needs: _Base_needs, dynamic: _Base_dynamic)
}
