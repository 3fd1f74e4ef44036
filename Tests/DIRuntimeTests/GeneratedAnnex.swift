// SPDX-License-Identifier: MIT

// The generator's output for a module above "Shop", by hand: "Annex" adds to its child containers, and declares one
// below them.

@_spi(Generated) import DIRuntime

final class Locker: Sendable {
  let cart: Cart
  init(cart: Cart) { self.cart = cart }
}

final class Parcel: Sendable {
  let locker: Locker
  let street: String

  init(locker: Locker, street: String) {
    self.locker = locker
    self.street = street
  }
}

/// The inputs of an errand.
struct Errand {
  let street: String
}

extension Container {
  static func annex() -> Container { Container(_plan: annexPlan) }
}

extension VisitContainer {
  var locker: Locker { _keptInChild(.locker) }
  var pass: VisitPass { _weak(.pass) }

  func errand(street: String) -> ErrandContainer {
    _child(ErrandContainer.self, of: Errand(street: street), base: errandBase)
  }
}

final class VisitPass: Sendable {}

class ErrandContainer: VisitContainer, @unchecked Sendable {
  required init(_making making: _Making) { super.init(_making: making) }
}

extension ErrandContainer {
  var street: String { _input(.street) { (it: Errand) in it.street } }
  var parcel: Parcel { _keptInChild(.parcel) }
}

extension Key where Maker == @Sendable (VisitContainer) -> Locker {
  static var locker: Self { annexVisitBase.key(0, child: 0) { c in Locker(cart: c.cart) } }
}

extension Key where Maker == @Sendable (VisitContainer) -> VisitPass {
  static var pass: Self {
    annexVisitBase.key(1, child: 1, { (_: VisitContainer) in VisitPass() }, lifetime: .weak)
  }
}

extension Key where Maker == @Sendable (ErrandContainer) -> String {
  static var street: Self { errandBase.key(2, child: 0) { c in c._inputs(Errand.self).street } }
}

extension Key where Maker == @Sendable (ErrandContainer) -> Parcel {
  static var parcel: Self {
    errandBase.key(3, child: 1) { c in Parcel(locker: c.locker, street: c.street) }
  }
}

private let annexBase = _SlotBase()
private let annexVisitBase = _SlotBase()
private let errandBase = _SlotBase()

private let annexPlan = _Plan { plan in
  tieLib(&plan)
  tieApp(&plan)
  tieShop(&plan)
  plan.register("Annex", slots: 0, base: annexBase, needs: annexNeeds)
  plan.register(VisitContainer.self, slots: 2, base: annexVisitBase, of: annexBase)
  plan.register(ErrandContainer.self, slots: 2, base: errandBase, of: annexBase)
}

private let annexNeeds: StaticString = """
  Visit.locker: Shop.Visit.cart
  Visit.pass:
  Errand.street:
  Errand.parcel: Visit.locker Errand.street
  """
