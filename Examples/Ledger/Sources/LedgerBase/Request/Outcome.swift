// SPDX-License-Identifier: MIT

import Synchronization

/// The outcome of a request: a failure, unless the request says otherwise at its end.
// @provide(singleton, in: Request)
final class Outcome: Sendable {
  private let flag = Atomic(false)

  var isSuccess: Bool { flag.load(ordering: .acquiring) }

  func succeed() { flag.store(true, ordering: .releasing) }
}
