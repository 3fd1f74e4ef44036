// SPDX-License-Identifier: MIT

import ShopCore
import Synchronization

// @container(parent: Container)
/// A customer in the shop, from coming in to going out.
struct Visit {
  let customer: Customer
}

/// The titles that a customer asked for in vain.
// @provide(singleton, in: Visit)
final class WishList: Sendable {
  private let wished = Mutex<[String]>([])
  var titles: [String] { wished.withLock { $0 } }

  func add(_ title: String) { wished.withLock { $0.append(title) } }
}
