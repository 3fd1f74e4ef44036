// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Box`, new each time, provided by `Box.box` in Shadowed.swift.
  func box(value: Int) -> Box {
    if let make = _override(of: .box) { return make(_handle, value) }
    return _build_box(self, value)
  }

  /// `Box`, new each time, provided by `Box.box` in Shadowed.swift.
  func box() -> Box {
    if let make = _override(of: .box) { return make(_handle, nil) }
    return _build_box(self, nil)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_box(_ c: Container, _ value: Int?) -> Box {
  return switch value {
  case let value?: Box.box(value: value)
  case nil: Box.box()
  }
}

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container, Int?) -> Box { static var box: Self { _App_base.key(0) { c, value in _build_box(c, value) } } }

private let _App_needs: StaticString = """
  box:
  """

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 0, base: _App_base, needs: _App_needs)
}
