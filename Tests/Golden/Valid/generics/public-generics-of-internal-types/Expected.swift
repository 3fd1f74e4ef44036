// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime
import Core

extension Container {
  /// A container of all providers of Core, App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `A`, new each time, provided by `a` in App.swift.
  var a: A {
    if let make = _override(of: .a) { return make(_handle) }
    return _build_a(self)
  }

  /// `Pair<A, A>`, new each time, provided by `Pair<A, A>` in Core.swift.
  var pairAA: Pair<A, A> {
    if let make = _override(of: .pairAA) { return make(_handle) }
    return _build_pairAA(self)
  }

  /// `Pair<Count, A>`, new each time, provided by `Pair<Count, A>` in Core.swift.
  var pairCountA: Pair<Count, A> {
    if let make = _override(of: .pairCountA) { return make(_handle) }
    return _build_pairCountA(self)
  }

  /// `Uses`, new each time, provided by `Uses` in App.swift.
  var uses: Uses {
    if let make = _override(of: .uses) { return make(_handle) }
    return _build_uses(self)
  }
}

private let _App_plan = _Plan { plan in
  _apply_DIGenPlugin_to_Core(&plan)
  _apply_DIGenPlugin_to_App(&plan)
}

private func _build_a(_ c: Container) -> A { a() }

private func _build_pairAA(_ c: Container) -> Pair<A, A> { Pair<A, A>(a: c.a, b: c.a) }

private func _build_pairCountA(_ c: Container) -> Pair<Count, A> { Pair<Count, A>(a: c.count, b: c.a) }

private func _build_uses(_ c: Container) -> Uses { Uses(pair: c.pairAA, counts: c.pairCountA) }

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> A { static var a: Self { _App_base.key(0, _build_a, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Pair<A, A> { static var pairAA: Self { _App_base.key(1, _build_pairAA, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Pair<Count, A> { static var pairCountA: Self { _App_base.key(2, _build_pairCountA, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Uses { static var uses: Self { _App_base.key(3, _build_uses, lifetime: .transient) } }

private let _App_needs: StaticString = """
  a:
  pairAA: a
  pairCountA: Core.count a
  uses: pairAA pairCountA
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.a)
  entries.add(.pairAA)
  entries.add(.pairCountA)
  entries.add(.uses)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 0, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
