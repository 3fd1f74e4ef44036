// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Factory`, new each time, provided by `factory` in Router.swift.
  var factory: Factory {
    if let make = _override(of: .factory) { return make(_handle) }
    return _build_factory(self)
  }

  /// `Page`, new each time, provided by `Page` in Router.swift.
  func page(title: String) -> Page {
    if let make = _override(of: .page) { return make(_handle, title) }
    return _build_page(self, title)
  }

  /// `Router`, a singleton, provided by `Router` in Router.swift.
  var router: Router { _kept(.router) }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_factory(_ c: Container) -> Factory { factory(c._handle) }

private func _build_page(_ c: Container, _ title: String) -> Page {
  Page(title: title, router: c.router, c: c._handle, other: c._handle)
}

private func _build_router(_ c: Container) -> Router { Router(container: c._handle) }

#sourceLocation(file: "Router.swift", line: 2)
private func _check_0() { _ =
            _Kept<Router>.self }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Factory { static var factory: Self { _App_base.key(1, _build_factory, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container, String) -> Page { static var page: Self { _App_base.key(2) { c, title in _build_page(c, title) } } }
extension Key where Maker == @Sendable (Container) -> Router { static var router: Self { _App_base.key(0, _build_router) } }

private let _App_needs: StaticString = """
  router: *
  factory: *
  page: *
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.factory)
  entries.add(.router)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.register("App", slots: 1, base: _App_base, needs: _App_needs)
  plan.list(_App_dynamic)
}
