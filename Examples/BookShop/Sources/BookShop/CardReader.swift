// SPDX-License-Identifier: MIT

import Ordering
import ShopCore

/// Takes cards, up to a limit.
// @provide(singleton, as: PaymentGateway)
struct CardReader: PaymentGateway {
  let limit: Money  // @named(cardLimit)

  func charge(_ amount: Money, to customer: Customer) throws(PaymentDeclined) {
    if amount > limit { throw PaymentDeclined(amount: amount) }
  }
}

enum Settings {
  // @provide(name: cardLimit)
  static let cardLimit: Money = Money(cents: 200_00)
}
