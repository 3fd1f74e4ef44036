// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Everything`, new each time, provided by `Everything` in App.swift.
  func everything(title: String) -> Everything {
    if let make = _override(of: .everything) { return make(_handle, title) }
    return _build_everything(self, title)
  }

  /// `Service`, a singleton, provided by `Service` in App.swift.
  var service: Service { _kept(.service) }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_everything(_ c: Container, _ title: String) -> Everything {
  let handle = c._handle
  return Everything(service: c.service, other: c.service, optional: c.service, make: { () -> Service in handle.service }, title: title)
}

private func _build_service(_ c: Container) -> Service { Service() }

#sourceLocation(file: "App.swift", line: 8)
private func _check_0() { _ =
            _Kept<Service>.self }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container, String) -> Everything { static var everything: Self { _App_base.key(1) { c, title in _build_everything(c, title) } } }
extension Key where Maker == @Sendable (Container) -> Service { static var service: Self { _App_base.key(0, _build_service) } }

private let _App_needs: StaticString = """
  service:
  everything: service
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.service)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 1, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
