// SPDX-License-Identifier: MIT

/// A step towards the tables that the program needs. Each module adds the steps for its own tables.
public protocol Migration: Sendable {
  /// Identifies the step in the database, so never changes.
  var name: String { get }
  /// The statements to run, once.
  var statements: [String] { get }
}
