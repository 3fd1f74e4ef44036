// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import DIRuntime
import Synchronization

/// Counts what a container builds; one per container, like everything that is kept.
// @provide(singleton, public)
public final class Ledger: Sendable {
  private let entries = Mutex<[String]>([])

  public init() {}

  /// Notes that something was built.
  public func note(_ name: String) {
    entries.withLock { $0.append(name) }
  }

  /// How often something was built.
  public func count(_ name: String) -> Int {
    entries.withLock { entries in entries.count { $0 == name } }
  }

  /// Everything built so far, in order.
  public var all: [String] { entries.withLock { $0 } }
}
