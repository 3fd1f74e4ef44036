// SPDX-License-Identifier: MIT

import Baskets
import DIRuntime
import ShopCore
import Testing

@testable import Ordering

@Suite struct CheckoutTests {
  private let ada = Customer(name: "Ada")
  private let container = Container { $0.override(.journal) { Silence() } }

  @Test func emptiesTheBasketOfWhoPays() throws {
    try container.basket(customer: ada).add(of: "Emma")
    let order = try container.checkout(customer: ada).order()
    #expect(order.number == 1 && order.paid == Money(cents: 9_90) && order.lines.count == 1)
    #expect(container.basket(customer: ada).lines.isEmpty)
  }

  @Test func leavesTheBasketOfWhoDoesNot() throws {
    let container = container.overriding { $0.override(.paymentGateway) { Broke() } }
    try container.basket(customer: ada).add(of: "Emma")
    #expect(throws: PaymentDeclined(amount: Money(cents: 9_90))) {
      try container.checkout(customer: ada).order()
    }
    #expect(container.basket(customer: ada).lines.count == 1)
  }

  @Test func addsReductionsUp() throws {
    let ben = Customer(name: "Ben", isRegular: true)
    try container.basket(customer: ben).add(10, of: "Ulysses")
    #expect(container.checkout(customer: ben).price() == Money(cents: 240_00 - 12_00 - 24_00))
  }
}
