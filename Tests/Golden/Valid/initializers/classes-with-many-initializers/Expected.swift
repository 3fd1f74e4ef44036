// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `FinestBrush`, new each time, provided by `FinestBrush` in App.swift.
  func finestBrush(width: Int) -> FinestBrush {
    if let make = _override(of: .finestBrush) { return make(_handle, width) }
    return _build_finestBrush(self, width)
  }

  /// `InkPot`, new each time, provided by `InkPot` in App.swift.
  var inkPot: InkPot {
    if let make = _override(of: .inkPot) { return make(_handle) }
    return _build_inkPot(self)
  }

  /// `Marker`, new each time, provided by `Marker` in App.swift.
  var marker: Marker {
    if let make = _override(of: .marker) { return make(_handle) }
    return _build_marker(self)
  }

  /// `Pen`, new each time, provided by `Pen` in App.swift.
  var pen: Pen {
    if let make = _override(of: .pen) { return make(_handle) }
    return _build_pen(self)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_finestBrush(_ c: Container, _ width: Int) -> FinestBrush { FinestBrush(width: width) }

private func _build_inkPot(_ c: Container) -> InkPot { InkPot() }

private func _build_marker(_ c: Container) -> Marker { Marker(pot: c.inkPot) }

private func _build_pen(_ c: Container) -> Pen { Pen(inkPot: c.inkPot) }

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container, Int) -> FinestBrush { static var finestBrush: Self { _App_base.key(0) { c, width in _build_finestBrush(c, width) } } }
extension Key where Maker == @Sendable (Container) -> InkPot { static var inkPot: Self { _App_base.key(1, _build_inkPot, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Marker { static var marker: Self { _App_base.key(2, _build_marker, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Pen { static var pen: Self { _App_base.key(3, _build_pen, lifetime: .transient) } }

private let _App_needs: StaticString = """
  finestBrush:
  inkPot:
  marker: inkPot
  pen: inkPot
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.inkPot)
  entries.add(.marker)
  entries.add(.pen)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 0, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
