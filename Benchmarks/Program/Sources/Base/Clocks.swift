// SPDX-License-Identifier: MIT

import DIRuntime
public import Harness

// @provide(singleton, public, as: Clock)
public final class SystemClock: Clock {
  public func now() -> Int { 42 }
  public init() {}
}

// @require
public protocol Bank: Clock {}

/// What this module keeps, by hand.
public final class HandBase: Sendable {
  private let clockCell = OnceCell<Held<any Clock>>()

  /// An empty one.
  public init() {}

  /// The clock.
  public var clock: any Clock { clockCell.value { SystemClock() } }
}
