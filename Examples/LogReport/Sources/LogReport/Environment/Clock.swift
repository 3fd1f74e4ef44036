// SPDX-License-Identifier: MIT

import Foundation

/// Tells what time it is; tests stop it.
protocol Clock: Sendable {
  var now: Timestamp { get }
}

// @provide(singleton, as: Clock)
struct SystemClock: Clock {
  var now: Timestamp { Timestamp(seconds: Int(Date().timeIntervalSince1970)) }
}
