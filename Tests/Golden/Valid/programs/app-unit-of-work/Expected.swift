// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Audit`, new each time, provided by `Audit` in App.swift.
  func audit(who: String, transaction: Transaction) -> Audit {
    if let make = _override(of: .audit) { return make(_handle, who, transaction) }
    return _build_audit(self, who, transaction)
  }

  /// `Checkout`, new each time, provided by `Checkout` in App.swift.
  func checkout(transaction: Transaction, who: String) -> Checkout {
    if let make = _override(of: .checkout) { return make(_handle, transaction, who) }
    return _build_checkout(self, transaction, who)
  }

  /// `Orders`, new each time, provided by `Orders` in App.swift.
  func orders(transaction: Transaction) -> Orders {
    if let make = _override(of: .orders) { return make(_handle, transaction) }
    return _build_orders(self, transaction)
  }

  /// `Shop`, new each time, provided by `Shop` in App.swift.
  func shop(who: String) -> Shop {
    if let make = _override(of: .shop) { return make(_handle, who) }
    return _build_shop(self, who)
  }

  /// `Stock`, new each time, provided by `Stock` in App.swift.
  func stock(transaction: Transaction, who: String) -> Stock {
    if let make = _override(of: .stock) { return make(_handle, transaction, who) }
    return _build_stock(self, transaction, who)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_audit(_ c: Container, _ who: String, _ transaction: Transaction) -> Audit {
  Audit(who: who, transaction: transaction)
}

private func _build_checkout(_ c: Container, _ transaction: Transaction, _ who: String) -> Checkout {
  Checkout(orders: c.orders(transaction: transaction), stock: c.stock(transaction: transaction, who: who), again: c.stock(transaction: transaction, who: who), transaction: transaction, who: who)
}

private func _build_orders(_ c: Container, _ transaction: Transaction) -> Orders { Orders(transaction: transaction) }

private func _build_shop(_ c: Container, _ who: String) -> Shop {
  let handle = c._handle
  return Shop(checkout: { (transaction: Transaction) -> Checkout in handle.checkout(transaction: transaction, who: who) }, who: who)
}

private func _build_stock(_ c: Container, _ transaction: Transaction, _ who: String) -> Stock {
  Stock(transaction: transaction, who: who, audit: c.audit(who: who, transaction: transaction))
}

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container, String, Transaction) -> Audit { static var audit: Self { _App_base.key(0) { c, who, transaction in _build_audit(c, who, transaction) } } }
extension Key where Maker == @Sendable (Container, Transaction, String) -> Checkout { static var checkout: Self { _App_base.key(1) { c, transaction, who in _build_checkout(c, transaction, who) } } }
extension Key where Maker == @Sendable (Container, Transaction) -> Orders { static var orders: Self { _App_base.key(2) { c, transaction in _build_orders(c, transaction) } } }
extension Key where Maker == @Sendable (Container, String) -> Shop { static var shop: Self { _App_base.key(3) { c, who in _build_shop(c, who) } } }
extension Key where Maker == @Sendable (Container, Transaction, String) -> Stock { static var stock: Self { _App_base.key(4) { c, transaction, who in _build_stock(c, transaction, who) } } }

private let _App_needs: StaticString = """
  audit:
  checkout: orders stock
  orders:
  shop: checkout
  stock: audit
  """

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 0, base: _App_base, needs: _App_needs)
}
