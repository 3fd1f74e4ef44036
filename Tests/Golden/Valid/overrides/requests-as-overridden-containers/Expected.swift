// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Cart`, a singleton, provided by `Cart` in App.swift.
  var cart: Cart { _kept(.cart) }

  /// `Catalogue`, a singleton, provided by `Catalogue` in App.swift.
  var catalogue: Catalogue { _kept(.catalogue) }

  /// `Checkout`, new each time, provided by `Checkout` in App.swift.
  var checkout: Checkout {
    if let make = _override(of: .checkout) { return make(_handle) }
    return _build_checkout(self)
  }

  /// `User`, a singleton, provided by `user` in App.swift.
  var user: User { _kept(.user) }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_cart(_ c: Container) -> Cart { Cart(user: c.user) }

private func _build_catalogue(_ c: Container) -> Catalogue { Catalogue() }

private func _build_checkout(_ c: Container) -> Checkout { Checkout(cart: c.cart, catalogue: c.catalogue) }

private func _build_user(_ c: Container) -> User { user() }

#sourceLocation(file: "App.swift", line: 5)
private func _check_0() { _ =
            _Kept<Cart>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 11)
private func _check_1() { _ =
            _Kept<Catalogue>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 2)
private func _check_2() { _ =
            _Kept<User>.self }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Cart { static var cart: Self { _App_base.key(0, _build_cart) } }
extension Key where Maker == @Sendable (Container) -> Catalogue { static var catalogue: Self { _App_base.key(1, _build_catalogue) } }
extension Key where Maker == @Sendable (Container) -> Checkout { static var checkout: Self { _App_base.key(3, _build_checkout, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> User { static var user: Self { _App_base.key(2, _build_user) } }

private let _App_needs: StaticString = """
  cart: user
  catalogue:
  user:
  checkout: cart catalogue
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.cart)
  entries.add(.catalogue)
  entries.add(.checkout)
  entries.add(.user)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 3, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
