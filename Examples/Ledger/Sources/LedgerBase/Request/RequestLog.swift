// SPDX-License-Identifier: MIT

import Synchronization

/// Counts the requests of the service.
// @provide(singleton, in: Service)
final class RequestNumbers: Sendable {
  private let last = Atomic(0)

  func next() -> Int { last.add(1, ordering: .relaxed).newValue }
}

extension Log {
  /// The log of a request: each entry has the number of the request. Kept, so that a request has one number.
  // @provide(singleton, public, in: Request, name: requestLog)
  static func requestLog(log: Log, numbers: RequestNumbers) -> Log {
    log.with(["request": numbers.next()])
  }
}
