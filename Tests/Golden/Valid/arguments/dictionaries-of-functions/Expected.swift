// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Router`, new each time, provided by `Router` in App.swift.
  var router: Router {
    if let make = _override(of: .router) { return make(_handle) }
    return _build_router(self)
  }

  /// `Routes`, a singleton, provided by `routes` in App.swift.
  var routes: Routes { _kept(.routes) }

  /// `Routes`, new each time, provided by `fallbackRoutes` in App.swift.
  var spare: Routes {
    if let make = _override(of: .spare) { return make(_handle) }
    return _build_spare(self)
  }

  /// `Store`, a singleton, provided by `Store` in App.swift.
  var store: Store { _kept(.store) }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_router(_ c: Container) -> Router { Router(routes: c.routes, spare: c.spare, none: nil) }

private func _build_routes(_ c: Container) -> Routes { routes(store: c.store) }

private func _build_spare(_ c: Container) -> Routes { fallbackRoutes() }

private func _build_store(_ c: Container) -> Store { Store() }

#sourceLocation(file: "App.swift", line: 12)
private func _check_0() { _ =
            _Kept<Routes>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 9)
private func _check_1() { _ =
            _Kept<Store>.self }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Router { static var router: Self { _App_base.key(2, _build_router, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Routes { static var routes: Self { _App_base.key(0, _build_routes) } }
extension Key where Maker == @Sendable (Container) -> Routes { static var spare: Self { _App_base.key(3, _build_spare, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Store { static var store: Self { _App_base.key(1, _build_store) } }

private let _App_needs: StaticString = """
  routes: store
  store:
  router: routes spare
  spare:
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.router)
  entries.add(.routes)
  entries.add(.spare, name: "spare")
  entries.add(.store)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 2, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
