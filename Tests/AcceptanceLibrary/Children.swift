// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import DIRuntime

// A child container of a library, which another module makes.

public struct Patron: Sendable {
  public let name: String
  public init(name: String) { self.name = name }
}

/// A visit to the library.
// @container(parent: Container, public)
public struct Visit {
  let patron: Patron
}

/// A patron's bag.
// @provide(singleton, in: Visit, public)
public final class Basket: Sendable {
  public let patron: Patron

  public init(patron: Patron, ledger: Ledger) {
    self.patron = patron
    ledger.note("basket")
  }
}

/// Belongs to a visit because it needs one's basket.
// @provide(public)
public struct Receipt {
  public let basket: Basket
  public let number: Int  // @arg
}

public protocol Stamp: Sendable { var text: String { get } }

// @provide(singleton, in: Visit, as: Stamp, public)
struct PlainStamp: Stamp { let text = "plain" }

/// What is stamped.
// @provide(public)
public struct Card {
  public let stamp: any Stamp
}
