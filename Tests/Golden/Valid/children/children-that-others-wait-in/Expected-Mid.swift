// Made by DIGenPlugin from the directives in Mid. Changes made here are lost.
@_spi(Generated) public import DIRuntime
public import Core

extension Container {
  /// A container of all providers of Core, Mid.
  @_disfavoredOverload
  convenience init() { self.init(_plan: _Mid_plan) }
  /// The same, with some providers overridden.
  @_disfavoredOverload
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _Mid_plan, overrides) }
}

extension SessionContainer {
  /// `Cart`, a singleton, provided by `Cart` in Mid.swift.
  nonisolated(nonsending) public var cart: Cart {
    get async {
      await _keptAsync(.cart)
    }
  }

  /// `Window`, a singleton, provided by `Window` in Mid.swift.
  @MainActor public var window: Window { _keptInChild(_unisolated(.window)) }
}

private let _Mid_plan = _Plan { plan in
  _apply_DIGenPlugin_to_Core(&plan)
  _apply_DIGenPlugin_to_Mid(&plan)
}

nonisolated(nonsending) private func _build_SessionContainer_cart(_ c: SessionContainer) async -> Cart {
#sourceLocation(file: "Mid/Mid.swift", line: 5)
       await Cart(user: c.user)
#sourceLocation()
}

@MainActor private func _build_SessionContainer_window(_ c: SessionContainer) -> Window { Window(user: c.user) }

#sourceLocation(file: "Mid/Mid.swift", line: 3)
private func _check_0() { _ =
            _Kept<Cart>.self }
#sourceLocation()
#sourceLocation(file: "Mid/Mid.swift", line: 9)
private func _check_1() { _ =
                         _Kept<Window>.self }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == nonisolated(nonsending) @Sendable (SessionContainer) async -> Cart { public static var cart: Self { _Mid_SessionContainer_base.asyncKey(0, child: 0, _build_SessionContainer_cart) } }
extension Key where Maker == @MainActor @Sendable (SessionContainer) -> Window { public static var window: Self { _Mid_SessionContainer_base.mainActorKey(1, child: 1, _build_SessionContainer_window) } }

private let _Mid_needs: StaticString = """
  SessionContainer.cart: Core.SessionContainer.user
  SessionContainer.window: Core.SessionContainer.user
  """

private let _Mid_base = _SlotBase()
private let _Mid_SessionContainer_base = _SlotBase()
public func _apply_DIGenPlugin_to_Mid(_ plan: inout _Plan) {
  plan.tie("Mid", slots: 0, base: _Mid_base, needs: _Mid_needs)
  plan.tie(SessionContainer.self, slots: 2, base: _Mid_SessionContainer_base, of: _Mid_base)
}
