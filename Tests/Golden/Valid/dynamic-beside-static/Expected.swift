// Made by DIGenPlugin from the directives in App. Changes made here are lost.

@_spi(Generated) public import DIRuntime

/// Where the target's default isolation is the main actor, this does not compile.
private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }

  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) {
    self.init(_plan: _App_plan, overrides)
  }
}

extension Container {
  /// `Registry`, a singleton, provided by `Registry` in App.swift.
  var registry: Registry { _kept(.registry) }
}

extension Key where Maker == @Sendable (Container) -> Registry {
  static var registry: Self { _App_base.key(0, _build_registry) }
}

/// What each provider needs, in the order of their numbers.
private let _App_needs: StaticString = """
  registry: *
  """

/// Lists the providers that are found by their types.
private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.registry)
}

/// Where this module's slots begin in every container.
private let _App_base = _SlotBase()

/// Ties this module's providers into a container's plan.
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 1, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}

private let _App_plan = _Plan { plan in
  _apply_DIGenPlugin_to_App(&plan)
}

private func _build_registry(_ c: Container) -> Registry {
  Registry(container: c._handle)
}

#sourceLocation(file: "App.swift", line: 5)
private typealias _check_0 = _Kept<Registry>
#sourceLocation()
