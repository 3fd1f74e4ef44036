// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `App.Maker`, a singleton, provided by `maker` in Maker.swift.
  var maker: App.Maker { _kept(.maker) }

  /// `Workshop`, new each time, provided by `Workshop` in Maker.swift.
  func workshop(maker: App.Maker) -> Workshop {
    if let make = _override(of: .workshop) { return make(_handle, maker) }
    return _build_workshop(self, maker)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_maker(_ c: Container) -> App.Maker { maker() }

private func _build_workshop(_ c: Container, _ maker: App.Maker) -> Workshop { Workshop(maker: maker) }

#sourceLocation(file: "Maker.swift", line: 3)
private func _check_0() { _ =
            _Kept<App.Maker>.self }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> App.Maker { static var maker: Self { _App_base.key(0, _build_maker) } }
extension Key where Maker == @Sendable (Container, App.Maker) -> Workshop { static var workshop: Self { _App_base.key(1) { c, maker in _build_workshop(c, maker) } } }

private let _App_needs: StaticString = """
  maker:
  workshop:
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.maker)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 1, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
