// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Inner`, new each time, provided by `Inner` in Forwarding.swift.
  func inner(id: Int, name: String = "inner") -> Inner {
    if let make = _override(of: .inner) { return make(_handle, id, name) }
    return _build_inner(self, id, name)
  }

  /// `Middle`, new each time, provided by `Middle` in Forwarding.swift.
  func middle(id: Int) -> Middle {
    if let make = _override(of: .middle) { return make(_handle, id) }
    return _build_middle(self, id)
  }

  /// `Outer`, new each time, provided by `Outer` in Forwarding.swift.
  func outer(id number: Int, name: String = "outer") -> Outer {
    if let make = _override(of: .outer) { return make(_handle, number, name) }
    return _build_outer(self, number, name)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_inner(_ c: Container, _ id: Int, _ name: String) -> Inner { Inner(id: id, name: name) }

private func _build_middle(_ c: Container, _ id: Int) -> Middle { Middle(id: id, inner: c.inner(id: id)) }

private func _build_outer(_ c: Container, _ number: Int, _ name: String) -> Outer {
  Outer(middle: c.middle(id: number), inner: c.inner(id: number, name: name), id: number, name: name)
}

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container, Int, String) -> Inner { static var inner: Self { _App_base.key(0) { c, id, name in _build_inner(c, id, name) } } }
extension Key where Maker == @Sendable (Container, Int) -> Middle { static var middle: Self { _App_base.key(1) { c, id in _build_middle(c, id) } } }
extension Key where Maker == @Sendable (Container, Int, String) -> Outer { static var outer: Self { _App_base.key(2) { c, number, name in _build_outer(c, number, name) } } }

private let _App_needs: StaticString = """
  inner:
  middle: inner
  outer: inner middle
  """

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.register("App", slots: 0, base: _App_base, needs: _App_needs)
}
