// SPDX-License-Identifier: MIT

/// How long the value of a provider lives.
package enum Lifetime: String, Sendable, CustomStringConvertible {
  case transient, singleton, weak

  package var description: String { rawValue }

  /// Whether a container has a slot for the value, even if only a weak one.
  package var isKept: Bool { self != .transient }
}
