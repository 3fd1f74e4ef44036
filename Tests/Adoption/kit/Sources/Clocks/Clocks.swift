// SPDX-License-Identifier: MIT

import CTick

/// Tells the time.
public protocol Clock: Sendable {
  func now() -> Int
}

// @provide(singleton, public, as: Clock)
/// Of the C target.
public struct SystemClock: Clock {
  /// Always the same.
  public func now() -> Int { Int(tick()) }
}

/// For this package alone.
// @provide(singleton, package)
package final class Ticker: Sendable {
  package let clock: any Clock
  package init(clock: any Clock) { self.clock = clock }
}

// @provide(package)
/// A type for all, a provider for this package.
public struct Spool {
  /// An empty one.
  public init() {}
}

/// For this target alone.
// @provide
struct Spring {}
