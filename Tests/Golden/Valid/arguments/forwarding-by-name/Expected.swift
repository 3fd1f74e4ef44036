// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Defaulted`, new each time, provided by `Defaulted` in App.swift.
  func defaulted(_ other: Int) -> Defaulted {
    if let make = _override(of: .defaulted) { return make(_handle, other) }
    return _build_defaulted(self, other)
  }

  /// `Inner`, new each time, provided by `Inner` in App.swift.
  func inner(_ a: Int = 1, b: Int = 2) -> Inner {
    if let make = _override(of: .inner) { return make(_handle, a, b) }
    return _build_inner(self, a, b)
  }

  /// `Pair`, new each time, provided by `Pair` in App.swift.
  func pair(_ a: Int, _ b: Int) -> Pair {
    if let make = _override(of: .pair) { return make(_handle, a, b) }
    return _build_pair(self, a, b)
  }

  /// `Turned`, new each time, provided by `Turned` in App.swift.
  func turned(_ b: Int, _ x: Int) -> Turned {
    if let make = _override(of: .turned) { return make(_handle, b, x) }
    return _build_turned(self, b, x)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_defaulted(_ c: Container, _ other: Int) -> Defaulted { Defaulted(inner: c.inner(), other) }

private func _build_inner(_ c: Container, _ a: Int, _ b: Int) -> Inner { Inner(a, b: b) }

private func _build_pair(_ c: Container, _ a: Int, _ b: Int) -> Pair { Pair(a, b) }

private func _build_turned(_ c: Container, _ b: Int, _ x: Int) -> Turned { Turned(pair: c.pair(x, b), b, x) }

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container, Int) -> Defaulted { static var defaulted: Self { _App_base.key(0) { c, other in _build_defaulted(c, other) } } }
extension Key where Maker == @Sendable (Container, Int, Int) -> Inner { static var inner: Self { _App_base.key(1) { c, a, b in _build_inner(c, a, b) } } }
extension Key where Maker == @Sendable (Container, Int, Int) -> Pair { static var pair: Self { _App_base.key(2) { c, a, b in _build_pair(c, a, b) } } }
extension Key where Maker == @Sendable (Container, Int, Int) -> Turned { static var turned: Self { _App_base.key(3) { c, b, x in _build_turned(c, b, x) } } }

private let _App_needs: StaticString = """
  defaulted: inner
  inner:
  pair:
  turned: pair
  """

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 0, base: _App_base, needs: _App_needs)
}
