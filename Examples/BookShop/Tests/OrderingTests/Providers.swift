// SPDX-License-Identifier: MIT

import Ordering
import ShopCore

/// What the module requires from above is provided by its tests.
// @provide(singleton, as: PaymentGateway)
struct Generous: PaymentGateway {
  func charge(_ amount: Money, to customer: Customer) {}
}

struct Broke: PaymentGateway {
  func charge(_ amount: Money, to customer: Customer) throws(PaymentDeclined) {
    throw PaymentDeclined(amount: amount)
  }
}

struct Silence: Journal {
  func note(_ line: String) {}
}
