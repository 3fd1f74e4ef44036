// SPDX-License-Identifier: MIT

import Clocks

// @provide(singleton, public)
/// At the bottom of a diamond.
public final class Base: Sendable {
  /// What the other package provides.
  public let clock: any Clock
  init(clock: any Clock) { self.clock = clock }
}
