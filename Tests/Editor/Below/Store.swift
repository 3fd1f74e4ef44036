// SPDX-License-Identifier: MIT

import DIRuntime

public protocol Clock: Sendable { func now() -> Int }

// @provide(public, singleton, as: Clock)
public struct SystemClock: Clock {
  public init() {}
  public func now() -> Int { 42 }
}

/// Keeps names in memory.
// @provide(public, singleton)
public final class Store: Sendable {
  public let clock: any Clock
  public init(clock: any Clock) { self.clock = clock }
}

public func report() -> Int { Container().store.clock.now() }
