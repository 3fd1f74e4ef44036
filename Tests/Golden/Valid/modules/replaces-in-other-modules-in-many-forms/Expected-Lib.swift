// Made by DIGenPlugin from the directives in Lib. Changes made here are lost.
@_spi(Generated) public import DIRuntime
import Core

extension Container {
  @available(*, unavailable, message: "'Gauge' is required from above by 'Lib', so 'Lib' makes no containers; make them in an executable or test target that provides it and applies the plugin DIGenPlugin")
  convenience init() { fatalError() }
  @available(*, unavailable, message: "'Gauge' is required from above by 'Lib', so 'Lib' makes no containers; make them in an executable or test target that provides it and applies the plugin DIGenPlugin")
  convenience init(_ overrides: (inout Overrides) -> Void) { fatalError() }

  /// `Dashboard`, new each time, provided by `Dashboard` in Lib.swift.
  public var dashboard: Dashboard {
    if let make = _override(of: .dashboard) { return make(_handle) }
    return _build_dashboard(self)
  }

  /// `[any Filter]`, new each time, of `sharp`.
  var filters: [any Filter] {
    if let make = _override(of: .Lib::filters) { return make(_handle) }
    return _build_filters(self)
  }

  /// `any Gauge`, required from above.
  @_disfavoredOverload var gauge: any Gauge { _required(.gauge) }
}

private func _Lib_below() {
  _ = _apply_DIGenPlugin_to_Core
}

private func _build_dashboard(_ c: Container) -> Dashboard {
  Dashboard(gauge: Lazy<any Gauge>(_of: c, isKept: c._keeps(.gauge)) { $0.gauge })
}

private func _build_filters(_ c: Container) -> [any Filter] { c._joined(.Lib::filters, _build_Container_filters) }

private func _build_Container_filters(_ c: Container) -> [any Filter] { [] }

private func _build_gauge(_ c: Container) -> any Gauge { c._fromAbove(.gauge) }

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Dashboard { public static var dashboard: Self { _Lib_base.key(1, _build_dashboard, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> [any Filter] { static var filters: Self { _Lib_base.key(2, _build_filters, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> any Gauge { @_disfavoredOverload static var gauge: Self { _Lib_base.key(0, _build_gauge, lifetime: .transient) } }

private let _Lib_needs: StaticString = """
  gauge:
  dashboard: gauge
  filters: Core._sharp_in_filters
  """

private func _Lib_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.dashboard)
  entries.add(.Lib::filters)
}

private let _Lib_base = _SlotBase()
public func _apply_DIGenPlugin_to_Lib(
  _ plan: inout _Plan,
  gauge: @escaping @Sendable (Container) -> any Gauge
) {
  plan.tie("Lib", slots: 1, base: _Lib_base, needs: _Lib_needs, dynamic: _Lib_dynamic)
  plan.require(_Lib_base.key(0, gauge, "gauge"))
  plan.join(_Lib_base.key(2, _build_Container_filters, "filters"))
}
