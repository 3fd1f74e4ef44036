// SPDX-License-Identifier: MIT

import Baskets
import ShopCore

/// A reason to take less.
protocol Discount: Sendable {
  var name: String { get }

  /// What it takes off.
  func reduction(of basket: Basket) -> Money
}

// @provide(into: Discount)
struct RegularsDiscount: Discount {
  let name = "regular customer"

  func reduction(of basket: Basket) -> Money {
    basket.customer.isRegular ? basket.total.percent(5) : .nothing
  }
}

// @provide(into: Discount)
struct PileDiscount: Discount {
  let name = "a pile of one book"

  func reduction(of basket: Basket) -> Money {
    basket.lines.filter { $0.count >= 10 }.map { $0.price.percent(10) }.reduce(.nothing, +)
  }
}
