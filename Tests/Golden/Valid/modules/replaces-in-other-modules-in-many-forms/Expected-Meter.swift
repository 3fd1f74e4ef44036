// Made by DIGenPlugin from the directives in Meter. Changes made here are lost.
@_spi(Generated) public import DIRuntime
import Core
public import Lib

extension Container {
  /// A container of all providers of Core, Lib, Meter.
  @_disfavoredOverload
  convenience init() { self.init(_plan: _Meter_plan) }
  /// The same, with some providers overridden.
  @_disfavoredOverload
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _Meter_plan, overrides) }

  /// `[any Filter]`, new each time, of `sharp`.
  var filters: [any Filter] {
    if let make = _override(of: .Meter::filters) { return make(_handle) }
    return _build_filters(self)
  }

  /// `any Gauge`, a singleton, provided by `gauge` in Meter.swift.
  public var gauge: any Gauge { _kept(.Meter::gauge) }
}

private let _Meter_plan = _Plan { plan in
  _apply_DIGenPlugin_to_Core(&plan)
  _hand_over_to_Lib(&plan)
  _apply_DIGenPlugin_to_Meter(&plan)
}

private func _build_filters(_ c: Container) -> [any Filter] { c._joined(.Meter::filters, _build_Container_filters) }

private func _build_Container_filters(_ c: Container) -> [any Filter] { [] }

private func _build_gauge(_ c: Container) -> any Gauge { gauge() }

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> [any Filter] { static var filters: Self { _Meter_base.key(1, _build_filters, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> any Gauge { public static var gauge: Self { _Meter_base.key(0, _build_gauge) } }

private let _Meter_needs: StaticString = """
  gauge:
  filters: Core._sharp_in_filters
  """

private func _Meter_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.Meter::filters)
  entries.add(.Meter::gauge)
}

private let _Meter_base = _SlotBase()
public func _apply_DIGenPlugin_to_Meter(_ plan: inout _Plan) {
  plan.tie("Meter", slots: 1, base: _Meter_base, needs: _Meter_needs, dynamic: _Meter_dynamic)
  plan.join(_Meter_base.key(1, _build_Container_filters, "filters"))
}

/// Hands over what Lib requires.
private func _hand_over_to_Lib(_ plan: inout _Plan) {
  plan.meet("Lib.gauge", by: "Meter.gauge", .singleton)
  let gauge = { @Sendable (c: Container) in c.Meter::gauge }
  _apply_DIGenPlugin_to_Lib(&plan, gauge: gauge)
}
