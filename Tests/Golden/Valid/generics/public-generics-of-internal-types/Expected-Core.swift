// Made by DIGenPlugin from the directives in Core. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of Core.
  @_disfavoredOverload
  convenience init() { self.init(_plan: _Core_plan) }
  /// The same, with some providers overridden.
  @_disfavoredOverload
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _Core_plan, overrides) }

  /// `Count`, new each time, provided by `Count` in Core.swift.
  public var count: Count {
    if let make = _override(of: .count) { return make(_handle) }
    return _build_count(self)
  }

  /// `Inner`, new each time, provided by `inner` in Core.swift.
  var inner: Inner {
    if let make = _override(of: .inner) { return make(_handle) }
    return _build_inner(self)
  }

  /// `Own`, new each time, provided by `Own` in Core.swift.
  var own: Own {
    if let make = _override(of: .own) { return make(_handle) }
    return _build_own(self)
  }

  /// `Pair<Inner, Inner>`, new each time, provided by `Pair<Inner, Inner>` in Core.swift.
  var pairInnerInner: Pair<Inner, Inner> {
    if let make = _override(of: .pairInnerInner) { return make(_handle) }
    return _build_pairInnerInner(self)
  }
}

private let _Core_plan = _Plan { plan in _apply_DIGenPlugin_to_Core(&plan) }

private func _build_count(_ c: Container) -> Count { Count(own: c.own) }

private func _build_inner(_ c: Container) -> Inner { inner() }

private func _build_own(_ c: Container) -> Own { Own(pair: c.pairInnerInner) }

private func _build_pairInnerInner(_ c: Container) -> Pair<Inner, Inner> { Pair<Inner, Inner>(a: c.inner, b: c.inner) }

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Count { public static var count: Self { _Core_base.key(0, _build_count, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Inner { static var inner: Self { _Core_base.key(1, _build_inner, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Own { static var own: Self { _Core_base.key(2, _build_own, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Pair<Inner, Inner> { static var pairInnerInner: Self { _Core_base.key(3, _build_pairInnerInner, lifetime: .transient) } }

private let _Core_needs: StaticString = """
  count: own
  inner:
  own: pairInnerInner
  pairInnerInner: inner
  """

private func _Core_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.count)
  entries.add(.inner)
  entries.add(.own)
  entries.add(.pairInnerInner)
}

private let _Core_base = _SlotBase()
public func _apply_DIGenPlugin_to_Core(_ plan: inout _Plan) {
  plan.tie("Core", slots: 0, base: _Core_base, needs: _Core_needs, dynamic: _Core_dynamic)
}
