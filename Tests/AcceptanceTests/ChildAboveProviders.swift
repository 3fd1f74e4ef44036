// SPDX-License-Identifier: MIT

import AcceptanceLibrary
import DIRuntime

// Providers that this module adds to a child container of the library, and a child of that.

// @provide(singleton, in: Visit)
final class Locker: Sendable {
  let basket: Basket
  init(basket: Basket) { self.basket = basket }
}

/// Belongs to a visit because it needs one's locker.
// @provide
struct Cloakroom {
  let locker: Locker
  let ushers: Ushers
}

// @container(parent: Visit)
struct Loan {
  let book: String
}

// @provide(singleton, in: Loan)
final class Bookmark: Sendable {
  let text: String
  let locker: Lazy<Locker>

  init(patron: Patron, book: String, locker: Lazy<Locker>) {
    text = "\(patron.name) reads \(book)"
    self.locker = locker
  }
}

protocol Souvenir: Sendable { var name: String { get } }

// @provide(into: Souvenir)
struct Postcard: Souvenir { let name = "postcard" }

// @provide(singleton, in: Visit, into: Souvenir)
final class Autograph: Souvenir {
  let name: String
  init(patron: Patron) { name = "autograph for \(patron.name)" }
}

// @provide
struct GiftShop {
  let souvenirs: [any Souvenir]
  var names: [String] { souvenirs.map(\.name) }
}

// Takes the place of a value that a visit of the library keeps.
// @provide(singleton, replaces: AcceptanceLibrary.stamp)
final class GoldenStamp: Stamp {
  let text: String
  init(patron: Patron, locker: Locker) { text = "golden, for \(patron.name)" }
}
