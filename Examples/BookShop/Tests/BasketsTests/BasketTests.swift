// SPDX-License-Identifier: MIT

import DIRuntime
import ShopCore
import Testing

@testable import Baskets

/// A library that requires nothing makes containers for its own tests: no plugin here.
@Suite struct BasketTests {
  struct OneBook: Catalog {
    let books = [Book(title: "Dune", price: Money(cents: 10_00))]
  }

  private let container = Container { $0.override(.catalog) { OneBook() } }

  @Test func isOneForEachCustomer() throws {
    let (ada, ben) = (Customer(name: "Ada"), Customer(name: "Ben"))
    try container.basket(customer: ada).add(2, of: "Dune")
    #expect(container.basket(customer: ada).total == Money(cents: 20_00))
    #expect(container.basket(customer: ben).lines.isEmpty)
  }

  @Test func takesNothingElse() {
    let basket = container.basket(customer: Customer(name: "Ada"))
    #expect(throws: NoSuchBook(title: "Emma")) { try basket.add(of: "Emma") }
  }
}
