// SPDX-License-Identifier: MIT

extension String {
  /// The text with some signs written in another way, for a language in which they mean something.
  ///
  /// A sign is a scalar. `replacing(_:with:)` looks for characters, and overlooks a sign that is one character together
  /// with the mark beside it; the parser of that language does not.
  func writing(_ signs: [Unicode.Scalar: String]) -> String {
    var text = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if let other = signs[scalar] { text += other.unicodeScalars } else { text.append(scalar) }
    }
    return String(text)
  }
}
