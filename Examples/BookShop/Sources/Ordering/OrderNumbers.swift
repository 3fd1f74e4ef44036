// SPDX-License-Identifier: MIT

import Synchronization

/// Counts the orders of the whole shop.
// @provide(singleton)
final class OrderNumbers: Sendable {
  private let last = Atomic(0)

  func next() -> Int { last.add(1, ordering: .relaxed).newValue }
}
