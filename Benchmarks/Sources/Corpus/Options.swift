// SPDX-License-Identifier: MIT

import Platform

/// The words of a command line as pairs of a name and its value.
struct Options {
  private var values: [String: String] = [:]

  init(_ words: ArraySlice<String>) throws(Failure) {
    var words = words
    while let name = words.popFirst() {
      guard name.hasPrefix("--"), let value = words.popFirst() else {
        throw Failure("'\(name)' has no value")
      }
      values[name] = value
    }
  }

  /// Whether there is a value of that name.
  func has(_ name: String) -> Bool { values[name] != nil }

  /// A value, which must be there.
  func value(_ name: String) throws(Failure) -> String {
    guard let value = values[name] else { throw Failure("'\(name)' is missing") }
    return value
  }

  /// A number that is not negative.
  func number(_ name: String) throws(Failure) -> Int {
    guard let number = Int(try value(name)), number >= 0 else { throw Failure("'\(name)' is not a number") }
    return number
  }
}
