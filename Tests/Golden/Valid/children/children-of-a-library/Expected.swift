// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime
import Lib

extension Container {
  /// A container of all providers of Lib, App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `App.Cart`, a singleton, provided by `App.Cart` in App.swift.
  var cart: App.Cart { _kept(.App::cart) }

  /// `Opening`, new each time, provided by `Opening` in App.swift.
  var opening: Opening {
    if let make = _override(of: .opening) { return make(_handle) }
    return _build_opening(self)
  }
}

private let _App_plan = _Plan { plan in
  _apply_DIGenPlugin_to_Lib(&plan)
  _apply_DIGenPlugin_to_App(&plan)
}

private func _build_cart(_ c: Container) -> App.Cart { App.Cart() }

private func _build_opening(_ c: Container) -> Opening { Opening(container: c._handle) }

#sourceLocation(file: "App.swift", line: 10)
private func _check_0() { _ =
            _Kept<App.Cart>.self }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> App.Cart { static var cart: Self { _App_base.key(0, _build_cart) } }
extension Key where Maker == @Sendable (Container) -> Opening { static var opening: Self { _App_base.key(1, _build_opening, lifetime: .transient) } }

private let _App_needs: StaticString = """
  cart:
  opening: *
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.App::cart)
  entries.add(.opening)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 1, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
