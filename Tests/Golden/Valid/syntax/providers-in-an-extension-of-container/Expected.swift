// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Gateway`, new each time, provided by `Container.gateway` in App.swift.
  var gateway: Gateway {
    if let make = _override(of: .gateway) { return make(_handle) }
    return _build_gateway(self)
  }

  /// `Service`, a singleton, provided by `Container.makeService` in App.swift.
  var makeService: Service { _kept(.makeService) }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_gateway(_ c: Container) -> Gateway { Container.gateway(makeService: c.makeService) }

private func _build_makeService(_ c: Container) -> Service { Container.makeService() }

#sourceLocation(file: "App.swift", line: 6)
private func _check_0() { _ =
              _Kept<Service>.self }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Gateway { static var gateway: Self { _App_base.key(1, _build_gateway, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Service { static var makeService: Self { _App_base.key(0, _build_makeService) } }

private let _App_needs: StaticString = """
  makeService:
  gateway: makeService
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.gateway)
  entries.add(.makeService)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 1, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
