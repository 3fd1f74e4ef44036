// Made by DIGenPlugin from the directives in Mid. Changes made here are lost.
@_spi(Generated) public import DIRuntime
import Core

extension Container {
  @available(*, unavailable, message: "'[any Zone]' is required from above by 'Mid', so 'Mid' makes no containers; make them in an executable or test target that provides it and applies the plugin DIGenPlugin")
  convenience init() { fatalError() }
  @available(*, unavailable, message: "'[any Zone]' is required from above by 'Mid', so 'Mid' makes no containers; make them in an executable or test target that provides it and applies the plugin DIGenPlugin")
  convenience init(_ overrides: (inout Overrides) -> Void) { fatalError() }

  /// `any Clock`, a singleton, in the place of `Core.clock`, provided by `WorldClock` in Mid.swift.
  fileprivate var _Core_clock: any Clock { _kept(._Core_clock) }

  /// `[any Zone]`, new each time, of what modules above join.
  var zones: [any Zone] {
    if let make = _override(of: .zones) { return make(_handle) }
    return _build_zones(self)
  }
}

private func _Mid_below() {
  _ = _apply_DIGenPlugin_to_Core
}

private func _build__Core_clock(_ c: Container) -> any Clock { _check__Core_clock(WorldClock(zones: c.zones)) }

private func _build_zones(_ c: Container) -> [any Zone] { c._joined(.zones, _build_Container_zones) }

private func _build_Container_zones(_ c: Container) -> [any Zone] { [] }

#sourceLocation(file: "Mid/Mid.swift", line: 6)
private func _check_0() { _ =
            _Kept<any Clock>.self }
#sourceLocation()
#sourceLocation(file: "Mid/Mid.swift", line: 6)
private func _check__Core_clock(_ value: consuming WorldClock) -> any Clock {
                                 value }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> any Clock { fileprivate static var _Core_clock: Self { _Mid_base.key(0, _build__Core_clock) } }
extension Key where Maker == @Sendable (Container) -> [any Zone] { static var zones: Self { _Mid_base.key(1, _build_zones, lifetime: .transient) } }

private let _Mid_needs: StaticString = """
  _Core_clock: zones
  zones:
  """

private func _Mid_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.zones)
}

private let _Mid_base = _SlotBase()
public func _apply_DIGenPlugin_to_Mid(_ plan: inout _Plan) {
  plan.tie("Mid", slots: 1, base: _Mid_base, needs: _Mid_needs, dynamic: _Mid_dynamic)
  plan.replace(.Core::clock, by: ._Core_clock, .singleton, _Mid_base.key(0) { c in c._Core_clock })
  plan.join(_Mid_base.key(1, _build_Container_zones, "zones"))
}
