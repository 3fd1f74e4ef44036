// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Store`, new each time, provided by `Store` in App.swift.
  @StoreActor var store: Store {
    if let make = _override(of: .store) { return make(_handle) }
    return _build_store(self)
  }

  /// `StoreActor`, a singleton, provided by `StoreActor` in App.swift.
  var storeActor: StoreActor { _kept(.storeActor) }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

@StoreActor private func _build_store(_ c: Container) -> Store { Store(actor: c.storeActor) }

private func _build_storeActor(_ c: Container) -> StoreActor { StoreActor() }

#sourceLocation(file: "App.swift", line: 1)
private func _check_0() { _ = _Kept<StoreActor>.self }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == _Whole<@StoreActor @Sendable (Container) -> Store> { static var store: Self { _App_base.key(1) } }
extension Key where Maker == @Sendable (Container) -> StoreActor { static var storeActor: Self { _App_base.key(0, _build_storeActor) } }

private let _App_needs: StaticString = """
  storeActor:
  store: storeActor
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.storeActor)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 1, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
