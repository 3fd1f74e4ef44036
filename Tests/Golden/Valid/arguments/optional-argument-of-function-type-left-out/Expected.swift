// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Row`, new each time, provided by `Row` in LeftOut.swift.
  func row(onEnd: @escaping () -> Int) -> Row {
    if let make = _override(of: .row) { return make(_handle, onEnd) }
    return _build_row(self, onEnd)
  }

  /// `Row`, new each time, provided by `Row` in LeftOut.swift.
  func row() -> Row {
    if let make = _override(of: .row) { return make(_handle, nil) }
    return _build_row(self, nil)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_row(_ c: Container, _ onEnd: (() -> Int)?) -> Row {
  return switch onEnd {
  case let onEnd?: Row(onEnd: onEnd)
  case nil: Row()
  }
}

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container, (() -> Int)?) -> Row { static var row: Self { _App_base.key(0) { c, onEnd in _build_row(c, onEnd) } } }

private let _App_needs: StaticString = """
  row:
  """

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 0, base: _App_base, needs: _App_needs)
}
