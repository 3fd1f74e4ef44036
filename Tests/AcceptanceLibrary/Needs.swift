// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import DIRuntime

// What the library needs from whoever uses it.

// @require
public protocol Reporter: AnyObject, Sendable {
  func report(_ text: String)
}

// @require(throws)
package protocol Vault {
  var secret: String { get }
}

// @require
public protocol Beacon: AnyObject, Sendable {}

/// Kept, and built from what is required.
// @provide(singleton, public)
public final class Audit: Sendable {
  public let reporter: any Reporter
  public let beacon: Lazy<any Beacon>

  public init(reporter: any Reporter, beacon: Lazy<any Beacon>, ledger: Ledger) {
    ledger.note("audit")
    (self.reporter, self.beacon) = (reporter, beacon)
  }
}

/// New each time.
// @provide(public)
public struct Entrance {
  public let audit: Audit
  public let secret: String

  package init(audit: Audit, vault: any Vault) {
    (self.audit, secret) = (audit, vault.secret)
  }
}
