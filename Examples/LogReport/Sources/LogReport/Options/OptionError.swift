// SPDX-License-Identifier: MIT

/// A command line that cannot be understood.
enum OptionError: Error, Equatable, CustomStringConvertible {
  case unknownOption(String)
  case missingValue(option: String)
  case invalidValue(option: String, value: String, expected: String)
  case unexpectedArgument(String)

  var description: String {
    switch self {
    case .unknownOption(let option): "unknown option '\(option)'"
    case .missingValue(let option): "\(option) needs a value"
    case .invalidValue(let option, let value, let expected):
      "'\(value)' is no value for \(option), which takes \(expected)"
    case .unexpectedArgument(let argument): "only one log can be read, so what is '\(argument)'?"
    }
  }
}
