// SPDX-License-Identifier: MIT

import DIRuntime

/// Tells the time.
public protocol Clock: Sendable {
  /// The time.
  func now() -> Int
}

// @provide(public, singleton, as: Clock)
/// Always tells the same time.
public struct SystemClock: Clock {
  /// Makes one.
  public init() {}
  /// The time.
  public func now() -> Int { 42 }
}

// @provide(public, singleton)
/// Keeps names in memory.
public final class Store: Sendable {
  /// The clock that it was made with.
  public let clock: any Clock
  /// Makes one with a clock.
  public init(clock: any Clock) { self.clock = clock }
}

/// The time in the store of a new container.
public func report() -> Int { Container().store.clock.now() }
