// SPDX-License-Identifier: MIT

import Baskets
import ShopCore

/// A basket that is paid for.
public struct Order: Equatable, Sendable {
  /// Counted through all orders of the shop.
  public var number: Int
  /// Whose it is.
  public var customer: Customer
  /// What was chosen, in that order.
  public var lines: [Basket.Line]
  /// After all reductions.
  public var paid: Money
}

// @provide(public)
/// Turns a customer's basket into an order.
public struct Checkout: Sendable {
  let customer: Customer  // @arg
  /// The customer's own: the container hands the argument on.
  let basket: Basket
  let discounts: [any Discount]
  let paymentGateway: any PaymentGateway
  let numbers: OrderNumbers
  let journal: any Journal

  /// What the basket costs, with every reduction noted.
  public func price() -> Money {
    discounts.reduce(basket.total) { price, discount in
      let reduction = discount.reduction(of: basket)
      if reduction > .nothing { journal.note("  \(discount.name): -\(reduction)") }
      return price - reduction
    }
  }

  /// Charges the customer and empties the basket; it stays as it is where they cannot pay.
  public func order() throws(PaymentDeclined) -> Order {
    let price = price()
    try paymentGateway.charge(price, to: customer)
    let order = Order(number: numbers.next(), customer: customer, lines: basket.empty(), paid: price)
    journal.note("order \(order.number): \(customer.name) paid \(price)")
    return order
  }
}
