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
  /// `Store`, new each time, provided by `Store` in App.swift.
  @StoreActor var store: Store {
    if let make = _override(of: .store) { return make(_handle) }
    return _build_store(self)
  }

  /// `StoreActor`, a singleton, provided by `StoreActor` in App.swift.
  var storeActor: StoreActor { _kept(.storeActor) }
}

extension Key where Maker == _Whole<@StoreActor @Sendable (Container) -> Store> {
  static var store: Self { _App_base.key(1) }
}

extension Key where Maker == @Sendable (Container) -> StoreActor {
  static var storeActor: Self { _App_base.key(0, _build_storeActor) }
}

/// What each provider needs, in the order of their numbers.
private let _App_needs: StaticString = """
  storeActor:
  store: storeActor
  """

/// Lists the providers that are found by their types.
private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.storeActor)
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

@StoreActor private func _build_store(_ c: Container) -> Store {
  Store(actor: c.storeActor)
}

private func _build_storeActor(_ c: Container) -> StoreActor {
  StoreActor()
}

#sourceLocation(file: "App.swift", line: 1)
private typealias _check_0 = _Kept<StoreActor>
#sourceLocation()
