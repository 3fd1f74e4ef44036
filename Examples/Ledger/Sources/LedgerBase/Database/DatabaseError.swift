// SPDX-License-Identifier: MIT

/// A mistake of the database, or in its use.
public enum DatabaseError: Error, Equatable, CustomStringConvertible {
  /// SQLite refused something.
  case sqlite(code: Int32, message: String, doing: String)
  /// A newer program has changed the tables.
  case newerSchema(migration: String)
  /// A column has another type than expected.
  case unexpectedValue(column: Int)
  /// The pool is closed.
  case closed

  /// The error in words.
  public var description: String {
    switch self {
    case .sqlite(let code, let message, let action): "\(message) (code \(code)), in: \(action)"
    case .newerSchema(let migration): "a newer program has changed the tables: \(migration)"
    case .unexpectedValue(let column): "column \(column) has an unexpected type"
    case .closed: "the database is closed"
    }
  }
}
