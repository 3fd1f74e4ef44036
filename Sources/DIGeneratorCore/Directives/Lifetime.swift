// SPDX-License-Identifier: MIT

/// How long a value lives.
enum Lifetime: String, Sendable {
  case transient, singleton, weak

  /// Whether a container has a slot for the value, even if only a weak one.
  var isKept: Bool { self != .transient }
}
