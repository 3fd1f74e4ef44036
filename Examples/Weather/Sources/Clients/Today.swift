// SPDX-License-Identifier: MIT

import DIRuntime

// @require(public)
/// Knows the day.
public protocol Today: Sendable {
  var date: String { get }
}
