// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import DIRuntime
import Foundation

/// Counts what a container builds; one per container, like everything that is kept.
// @provide(singleton, public)
public final class Ledger: @unchecked Sendable {
  private var entries: [String] = []
  // A lock that the thread sanitizer knows, unlike `Mutex`.
  private let lock = NSLock()

  public init() {}

  /// Notes that something was built.
  public func note(_ name: String) {
    lock.withLock { entries.append(name) }
  }

  /// How often something was built.
  public func count(_ name: String) -> Int {
    all.count { $0 == name }
  }

  /// Everything built so far, in order.
  public var all: [String] { lock.withLock { entries } }
}
