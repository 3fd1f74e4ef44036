// SPDX-License-Identifier: MIT

import DIRuntime

/// Knows the day.
// @require(public)
public protocol Today: Sendable {
  var date: String { get }
}
