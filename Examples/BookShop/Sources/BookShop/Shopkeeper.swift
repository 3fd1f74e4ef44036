// SPDX-License-Identifier: MIT

import Baskets
import Ordering
import ShopCore

/// Serves the customer of a visit.
// @provide
struct Shopkeeper {
  let customer: Customer
  let wishList: WishList
  let journal: any Journal
  let basket: (Customer) -> Basket
  let checkout: (Customer) -> Checkout

  /// Fills the customer's basket.
  func serve(_ count: Int = 1, of title: String) {
    do throws(NoSuchBook) {
      try basket(customer).add(count, of: title)
    } catch {
      wishList.add(error.title)
    }
  }

  /// Lets the customer pay.
  func cashUp() {
    journal.note("\(customer.name):")
    do throws(PaymentDeclined) {
      _ = try checkout(customer).order()
    } catch {
      journal.note("  the card is not good for \(error.amount)")
    }
    for title in wishList.titles { journal.note("  we do not have \(title)") }
  }
}
