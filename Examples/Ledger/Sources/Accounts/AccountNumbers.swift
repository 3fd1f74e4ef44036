// SPDX-License-Identifier: MIT

import LedgerBase
import Synchronization

/// Remembers the numbers of accounts, which never change: a cache for each initial, so that few requests meet at one lock.
// @provide(keyed: initial, in: Service)
final class AccountNumbers: Sendable {
  private let numbers = Mutex<[String: Int64]>([:])

  init(initial: Character /* @arg */) {}

  func number(of name: String) -> Int64? { numbers.withLock { $0[name] } }

  func remember(_ number: Int64, of name: String) { numbers.withLock { $0[name] = number } }
}
