// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `SpacedStore`, a singleton, provided by `SpacedStore` in Spaced.swift.
  var `a spaced name`: SpacedStore { _kept(.`a spaced name`) }

  /// `Other`, new each time, provided by `Other` in Spaced.swift.
  var aspacedname: Other {
    if let make = _override(of: .aspacedname) { return make(_handle) }
    return _build_aspacedname(self)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_a_20_spaced_20_name(_ c: Container) -> SpacedStore { SpacedStore() }

private func _build_aspacedname(_ c: Container) -> Other { Other() }

#sourceLocation(file: "Spaced.swift", line: 1)
private func _check_0() { _ = _Kept<SpacedStore>.self }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> SpacedStore { static var `a spaced name`: Self { _App_base.key(0, _build_a_20_spaced_20_name) } }
extension Key where Maker == @Sendable (Container) -> Other { static var aspacedname: Self { _App_base.key(1, _build_aspacedname, lifetime: .transient) } }

private let _App_needs: StaticString = """
  `a spaced name`:
  aspacedname:
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.`a spaced name`, name: "a spaced name")
  entries.add(.aspacedname, name: "aspacedname")
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 1, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
