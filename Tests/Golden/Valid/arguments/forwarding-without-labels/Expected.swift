// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Point`, new each time, provided by `Point` in Shape.swift.
  func point(_ x: Int, _ y: Int) -> Point {
    if let make = _override(of: .point) { return make(_handle, x, y) }
    return _build_point(self, x, y)
  }

  /// `Shape`, new each time, provided by `Shape` in Shape.swift.
  func shape(_ x: Int, _ y: Int) -> Shape {
    if let make = _override(of: .shape) { return make(_handle, x, y) }
    return _build_shape(self, x, y)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_point(_ c: Container, _ x: Int, _ y: Int) -> Point { Point(x, y) }

private func _build_shape(_ c: Container, _ x: Int, _ y: Int) -> Shape { Shape(x, y, point: c.point(x, y)) }

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container, Int, Int) -> Point { static var point: Self { _App_base.key(0) { c, x, y in _build_point(c, x, y) } } }
extension Key where Maker == @Sendable (Container, Int, Int) -> Shape { static var shape: Self { _App_base.key(1) { c, x, y in _build_shape(c, x, y) } } }

private let _App_needs: StaticString = """
  point:
  shape: point
  """

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 0, base: _App_base, needs: _App_needs)
}
