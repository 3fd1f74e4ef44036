// SPDX-License-Identifier: MIT

/// A value of a row, or for a parameter of a statement.
public enum Value: Equatable, Sendable {
  case integer(Int64)
  case text(String)
  case null

  /// The text, or null.
  public static func optional(_ text: String?) -> Value { text.map(Value.text) ?? .null }
}

/// A row of an answer.
public struct Row: Equatable, Sendable {
  let values: [Value]

  /// The integer in a column, counted from 0.
  public func integer(_ column: Int) throws(DatabaseError) -> Int64 {
    guard values.indices.contains(column), case .integer(let value) = values[column] else {
      throw .unexpectedValue(column: column)
    }
    return value
  }

  /// The text in a column, counted from 0.
  public func text(_ column: Int) throws(DatabaseError) -> String {
    guard values.indices.contains(column), case .text(let value) = values[column] else {
      throw .unexpectedValue(column: column)
    }
    return value
  }
}
