// SPDX-License-Identifier: MIT

/// The fields of the combined log format, in order.
enum LogField: String, Sendable {
  case client
  case identity
  case user
  case time
  case request
  case status
  case size
  case referrer
  case userAgent = "user agent"
}

/// Why a line is not in combined log format.
enum LineError: Error, Equatable, CustomStringConvertible {
  case tooLong(limit: Int)
  case missing(LogField)
  case unterminated(LogField)
  case invalid(LogField, String)

  var description: String {
    switch self {
    case .tooLong(let limit): "it is longer than \(limit) bytes"
    case .missing(let field): "it has no \(field.rawValue)"
    case .unterminated(let field): "its \(field.rawValue) does not end"
    case .invalid(let field, let text): "'\(text.prefix(40).printable)' is no \(field.rawValue)"
    }
  }
}
