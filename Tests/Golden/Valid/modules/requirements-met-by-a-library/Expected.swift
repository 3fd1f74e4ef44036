// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime
import Lib

extension Container {
  /// A container of all providers of Lib, App.
  @_disfavoredOverload
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  @_disfavoredOverload
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `any Clock`, a singleton, provided by `SystemClock` in Library.swift.
  var clock: any Clock { _kept(.App::clock) }
}

private let _App_plan = _Plan { plan in
  _hand_over_to_Lib(&plan)
  _apply_DIGenPlugin_to_App(&plan)
}

private func _build_clock(_ c: Container) -> any Clock { _check_clock(SystemClock()) }

#sourceLocation(file: "Library.swift", line: 4)
private func _check_clock(_ value: consuming SystemClock) -> any Clock {
                           value }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> any Clock { static var clock: Self { _App_base.key(0, _build_clock) } }

private let _App_needs: StaticString = """
  clock:
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.App::clock)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 1, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}

/// Hands over what Lib requires.
private func _hand_over_to_Lib(_ plan: inout _Plan) {
  plan.meet("Lib.clock", by: "App.clock", .singleton)
  let clock = { @Sendable (c: Container) in c.App::clock }
  _apply_DIGenPlugin_to_Lib(&plan, clock: clock)
}
