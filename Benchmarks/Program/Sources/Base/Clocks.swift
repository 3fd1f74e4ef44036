// SPDX-License-Identifier: MIT

import DIRuntime
public import Harness

// @provide(singleton, public, as: Clock)
/// What this module keeps.
public final class SystemClock: Clock {
  /// Makes one.
  public init() {}

  /// The same number each time.
  public func now() -> Int { 42 }
}

// @require
/// What this module requires.
public protocol Bank: Clock {}

/// What this module keeps, by hand.
public final class HandBase: Sendable {
  private let clockCell = OnceCell<Held<any Clock>>()

  /// An empty one.
  public init() {}

  /// The clock.
  public var clock: any Clock { clockCell.value { SystemClock() } }
}
