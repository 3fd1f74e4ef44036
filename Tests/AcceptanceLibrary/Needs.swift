// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import DIRuntime

// The requirements of the library, which the module above it meets.

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

// @require(async)
public protocol Tide: AnyObject, Sendable {}

/// Has what is required injected, by the library's own keys.
public final class Logbook {
  @Injected(.reporter) public var reporter
  @Injected(.beacon) public var beacon
  public init() {}
}

extension Container {
  /// A container with other values under the library's own keys, as a test of the library makes it.
  public func rigged(
    reporter: @escaping @Sendable () -> any Reporter, beacon: @escaping @Sendable () -> any Beacon,
    tide: @escaping @Sendable () async -> any Tide
  ) -> Self {
    overriding {
      $0.override(.reporter) { reporter() }
      $0.override(.beacon) { _ in beacon() }
      $0.override(.tide) { await tide() }
    }
  }

  /// A container with another entrance to the vault, under the library's own key.
  package func rigged(vault: @escaping @Sendable () throws -> any Vault) -> Self {
    overriding { $0.override(.vault) { _ in try vault() } }
  }

  public var ownReporter: any Reporter { reporter }
  public var ownBeacon: any Beacon { beacon }
  nonisolated(nonsending) public var ownTide: any Tide { get async { await tide } }
}

/// Kept, and built from a requirement.
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
