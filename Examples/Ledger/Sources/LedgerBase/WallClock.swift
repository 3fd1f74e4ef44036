// SPDX-License-Identifier: MIT

import Foundation

/// Tells the time; tests stop it.
public protocol WallClock: Sendable {
  /// The current time.
  func now() -> Date
}

// @provide(singleton, public, as: WallClock)
struct SystemClock: WallClock {
  func now() -> Date { Date() }
}
