// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Registry`, a singleton, provided by `Registry` in App.swift.
  var registry: Registry { _kept(.registry) }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_registry(_ c: Container) -> Registry { Registry(container: c._handle) }

#sourceLocation(file: "App.swift", line: 4)
private func _check_0() { _ =
            _Kept<Registry>.self }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Registry { static var registry: Self { _App_base.key(0, _build_registry) } }

private let _App_needs: StaticString = """
  registry: *
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.registry)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 1, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
