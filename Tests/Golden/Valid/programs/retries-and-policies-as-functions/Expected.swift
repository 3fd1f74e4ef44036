// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Policy`, a singleton, provided by `Policies.growing` in App.swift.
  var backoff: Policy { _kept(.backoff) }

  /// `Int`, new each time, provided by `Policies.base` in App.swift.
  var base: Int {
    if let make = _override(of: .base) { return make(_handle) }
    return _build_base(self)
  }

  /// `Policy`, new each time, provided by `Policies.none` in App.swift.
  var never: Policy {
    if let make = _override(of: .never) { return make(_handle) }
    return _build_never(self)
  }

  /// `Retrier`, new each time, provided by `Retrier` in App.swift.
  var retrier: Retrier {
    if let make = _override(of: .retrier) { return make(_handle) }
    return _build_retrier(self)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_backoff(_ c: Container) -> Policy { Policies.growing(base: c.base) }

private func _build_base(_ c: Container) -> Int { Policies.base }

private func _build_never(_ c: Container) -> Policy { Policies.none }

private func _build_retrier(_ c: Container) -> Retrier { Retrier(policy: c.backoff, never: c.never, clock: nil) }

#sourceLocation(file: "App.swift", line: 3)
private func _check_0() { _ =
              _Kept<Policy>.self }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Policy { static var backoff: Self { _App_base.key(0, _build_backoff) } }
extension Key where Maker == @Sendable (Container) -> Int { static var base: Self { _App_base.key(1, _build_base, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Policy { static var never: Self { _App_base.key(2, _build_never, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Retrier { static var retrier: Self { _App_base.key(3, _build_retrier, lifetime: .transient) } }

private let _App_needs: StaticString = """
  backoff: base
  base:
  never:
  retrier: backoff never
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.backoff, name: "backoff")
  entries.add(.base, name: "base")
  entries.add(.never, name: "never")
  entries.add(.retrier)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 1, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
