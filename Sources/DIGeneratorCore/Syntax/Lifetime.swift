// SPDX-License-Identifier: MIT

/// How long the value of a provider lives.
package enum Lifetime: String, Sendable {
  case transient, singleton, weak

  /// Whether a container has a slot for the value, even if only a weak one.
  package var isKept: Bool { self != .transient }
}
