// Made by DIGenPlugin from the directives in Middle. Changes made here are lost.
@_spi(Generated) public import DIRuntime
import Core

extension Container {
  /// A container of all providers of Core, Middle.
  @_disfavoredOverload
  convenience init() { self.init(_plan: _Middle_plan) }
  /// The same, with some providers overridden.
  @_disfavoredOverload
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _Middle_plan, overrides) }

  /// `Alarm`, new each time, provided by `silence` in Middle.swift.
  public var alarm: Alarm {
    if let make = _override(of: .alarm) { return make(_handle) }
    return _build_alarm(self)
  }

  /// `Watch`, new each time, provided by `steadyWatch` in Middle.swift.
  nonisolated(nonsending) public var time: Watch {
    get async {
      if let make = _overrideAsync(of: .Middle::time) { return await make(_handle) }
      return await _build_time(self)
    }
  }
}

private let _Middle_plan = _Plan { plan in
  _apply_DIGenPlugin_to_Core(&plan)
  _apply_DIGenPlugin_to_Middle(&plan)
}

private func _build_alarm(_ c: Container) -> Alarm { silence() }

nonisolated(nonsending) private func _build_time(_ c: Container) async -> Watch { steadyWatch() }

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Alarm { public static var alarm: Self { _Middle_base.key(0, _build_alarm, lifetime: .transient) } }
extension Key where Maker == nonisolated(nonsending) @Sendable (Container) async -> Watch { public static var time: Self { _Middle_base.asyncKey(1, _build_time, lifetime: .transient) } }

private let _Middle_needs: StaticString = """
  alarm:
  time:
  """

private func _Middle_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.alarm)
}

private let _Middle_base = _SlotBase()
public func _apply_DIGenPlugin_to_Middle(_ plan: inout _Plan) {
  plan.tie("Middle", slots: 0, base: _Middle_base, needs: _Middle_needs, dynamic: _Middle_dynamic)
}
