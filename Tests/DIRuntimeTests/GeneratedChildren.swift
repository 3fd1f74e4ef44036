// SPDX-License-Identifier: MIT

// The generator's output for the third program, by hand: the module "Shop", which depends on "App" and "Lib".

@_spi(Generated) import DIRuntime

extension Container {
  static func shop() -> Container { Container(_plan: shopPlan) }
  static func shop(_ overrides: (inout Overrides) -> Void) -> Container {
    Container(_plan: shopPlan, overrides)
  }

  var api: API { _kept(.api) }
  var visits: Visits { _kept(.visits) }

  var banner: Banner {
    if let make = _override(of: .banner) { return make(_handle) }
    return buildBanner(self)
  }

  func visit(user: Visitor, badge: String) -> VisitContainer {
    _child(VisitContainer.self, of: Visit(user: user, badge: badge), base: visitBase)
  }
}

class VisitContainer: Container, @unchecked Sendable {
  required init(_making making: _Making) { super.init(_making: making) }
}

extension VisitContainer {
  var user: Visitor { _input(.user) { (it: Visit) in it.user } }
  var badge: String { _input(.badge) { (it: Visit) in it.badge } }
  var cart: Cart { _keptInChild(.cart) }
  var coupon: Coupon { get throws(Failure) { try _keptInChild(.coupon) } }
  var guide: Guide { _weak(.guide) }
  var clerk: Clerk { _keptInChild(.clerk) }

  func tray(name: String) -> Tray {
    _keyed(.tray, by: name) { (c: VisitContainer) -> Tray in
      if let make = c._override(of: .tray) { return make(c._handle, name) }
      return buildTray(c, name)
    }
  }

  var leaf: Leaf {
    if let make = _override(of: .leaf) { return make(_handle) }
    return buildLeaf(self)
  }

  func letter(_ text: String) -> String {
    if let make = _override(of: .letter) { return make(_handle, text) }
    return buildLetter(self, text)
  }

  func payment(card: String) -> PaymentContainer {
    _child(PaymentContainer.self, of: Payment(card: card), base: paymentBase)
  }

  func fresh<each A, T: ~Copyable, E: Error>(
    _ key: Key<@Sendable (VisitContainer, repeat each A) throws(E) -> T>, _ arguments: repeat each A
  ) throws(E) -> T {
    try _newValue(of: key, isOriginal: false, repeat each arguments)
  }

  func original<each A, T: ~Copyable, E: Error>(
    _ key: Key<@Sendable (VisitContainer, repeat each A) throws(E) -> T>, _ arguments: repeat each A
  ) throws(E) -> T {
    try _newValue(of: key, isOriginal: true, repeat each arguments)
  }
}

class PaymentContainer: VisitContainer, @unchecked Sendable {
  required init(_making making: _Making) { super.init(_making: making) }
}

extension PaymentContainer {
  var card: String { _input(.card) { (it: Payment) in it.card } }
  var receipt: Receipt { _keptInChild(.receipt) }
}

extension Key where Maker == @Sendable (Container) -> API {
  static var api: Self { shopBase.key(0, buildAPI) }
}

extension Key where Maker == @Sendable (Container) -> Visits {
  static var visits: Self { shopBase.key(1, buildVisits) }
}

extension Key where Maker == @Sendable (Container) -> Banner {
  static var banner: Self { shopBase.key(2, buildBanner, lifetime: .transient) }
}

extension Key where Maker == @Sendable (VisitContainer) -> Visitor {
  static var user: Self { visitBase.key(3, child: 0, buildVisitor) }
}

extension Key where Maker == @Sendable (VisitContainer) -> String {
  static var badge: Self { visitBase.key(4, child: 1, buildBadge) }
}

extension Key where Maker == @Sendable (VisitContainer) -> Cart {
  static var cart: Self { visitBase.key(5, child: 2, buildCart) }
}

extension Key where Maker == @Sendable (VisitContainer) throws(Failure) -> Coupon {
  static var coupon: Self { visitBase.key(6, child: 3, buildCoupon) }
}

extension Key where Maker == @Sendable (VisitContainer) -> Guide {
  static var guide: Self { visitBase.key(7, child: 4, buildGuide, lifetime: .weak) }
}

extension Key where Maker == @Sendable (VisitContainer) -> Clerk {
  static var clerk: Self { visitBase.key(8, child: 5, buildClerk) }
}

extension Key where Maker == @Sendable (VisitContainer, String) -> Tray {
  static var tray: Self { visitBase.key(9, child: 6) { c, name in buildTray(c, name) } }
}

extension Key where Maker == @Sendable (VisitContainer) -> Leaf {
  static var leaf: Self { shopBase.key(10, buildLeaf, lifetime: .transient) }
}

extension Key where Maker == @Sendable (VisitContainer, String) -> String {
  static var letter: Self { shopBase.key(11) { c, text in buildLetter(c, text) } }
}

extension Key where Maker == @Sendable (PaymentContainer) -> String {
  static var card: Self { paymentBase.key(12, child: 0, buildCard) }
}

extension Key where Maker == @Sendable (PaymentContainer) -> Receipt {
  static var receipt: Self { paymentBase.key(13, child: 1, buildReceipt) }
}

private func buildAPI(_ c: Container) -> API { API(clock: c.clock) }
private func buildVisits(_ c: Container) -> Visits { Visits(container: c._handle) }
private func buildBanner(_ c: Container) -> Banner { Banner(container: c._handle) }
private func buildVisitor(_ c: VisitContainer) -> Visitor { c._inputs(Visit.self).user }
private func buildBadge(_ c: VisitContainer) -> String { c._inputs(Visit.self).badge }
private func buildCart(_ c: VisitContainer) -> Cart { Cart(user: c.user, api: c.api) }
private func buildCoupon(_ c: VisitContainer) throws(Failure) -> Coupon { try Coupon(user: c.user) }
private func buildGuide(_ c: VisitContainer) -> Guide { Guide(user: c.user) }
private func buildClerk(_ c: VisitContainer) -> Clerk {
  let view = c._handle
  return Clerk(
    container: c._handle, cart: Lazy(_of: c, kept: .cart), leaf: Provider { view.leaf },
    api: Lazy(_of: c, kept: .api))
}
private func buildTray(_ c: VisitContainer, _ name: String) -> Tray { Tray(name: name, cart: c.cart) }
private func buildLeaf(_ c: VisitContainer) -> Leaf { Leaf(user: c.user, cart: c.cart) }
private func buildLetter(_ c: VisitContainer, _ text: String) -> String { "\(text), \(c.user.name)" }
private func buildCard(_ c: PaymentContainer) -> String { c._inputs(Payment.self).card }
private func buildReceipt(_ c: PaymentContainer) -> Receipt { Receipt(cart: c.cart, card: c.card) }

private let shopBase = _SlotBase()
private let visitBase = _SlotBase()
private let paymentBase = _SlotBase()

private let shopPlan = _Plan { plan in
  tieLib(&plan)
  tieApp(&plan)
  tieShop(&plan)
}

func tieShop(_ plan: inout _Plan) {
  plan.register("Shop", slots: 2, base: shopBase, needs: shopNeeds)
  plan.list(listForAll)
  plan.register(VisitContainer.self, slots: 7, base: visitBase, of: shopBase)
  plan.register(PaymentContainer.self, slots: 2, base: paymentBase, of: shopBase)
  plan.list(listForVisits)
  plan.list(listForPayments)
}

/// Lists the providers that are found by their types.
private func listForAll(_ entries: inout _DynamicEntries) {
  entries.add(.api)
  entries.add(.banner)
}

private func listForVisits(_ entries: inout _DynamicEntriesOf<VisitContainer>) {
  entries.add(.user)
  entries.add(.badge, name: "badge")
  entries.add(.cart)
  entries.add(.coupon)
  entries.add(.guide)
  entries.add(.leaf)
}

private func listForPayments(_ entries: inout _DynamicEntriesOf<PaymentContainer>) {
  entries.add(.card, name: "card")
  entries.add(.receipt)
}

/// The needs of each provider, in the order of their numbers; those of a child's after its name and a colon.
private let shopNeeds: StaticString = """
  api: App.clock
  visits: *
  banner: *
  Visit.user:
  Visit.badge:
  Visit.cart: Visit.user api
  Visit.coupon: Visit.user
  Visit.guide: Visit.user
  Visit.clerk: *
  Visit.tray: Visit.cart
  Visit.leaf: Visit.user Visit.cart
  Visit.letter: Visit.user
  Payment.card:
  Payment.receipt: Payment.card Visit.cart
  """
