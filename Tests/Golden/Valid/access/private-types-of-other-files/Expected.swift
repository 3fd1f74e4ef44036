// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Both`, new each time, provided by `Both` in B.swift.
  var both: Both {
    if let make = _override(of: .both) { return make(_handle) }
    return _build_both(self)
  }

  /// `Left`, new each time, provided by `Left` in A.swift.
  @MainActor var left: Left {
    if let make = _override(of: _unisolated(.left)) { return make(_handle) }
    return _build_left(self)
  }

  /// `Right`, a singleton, provided by `Right` in B.swift.
  var right: Right { _kept(.right) }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_both(_ c: Container) -> Both { Both(right: c.right) }

@MainActor private func _build_left(_ c: Container) -> Left { Left() }

private func _build_right(_ c: Container) -> Right { Right() }

#sourceLocation(file: "B.swift", line: 5)
private func _check_0() { _ =
            _Kept<Right>.self }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Both { static var both: Self { _App_base.key(1, _build_both, lifetime: .transient) } }
extension Key where Maker == @MainActor @Sendable (Container) -> Left { static var left: Self { _App_base.mainActorKey(2, _build_left, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Right { static var right: Self { _App_base.key(0, _build_right) } }

private let _App_needs: StaticString = """
  right:
  both: right
  left:
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.both)
  entries.add(.right)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 1, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
