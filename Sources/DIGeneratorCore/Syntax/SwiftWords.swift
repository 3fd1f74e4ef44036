// SPDX-License-Identifier: MIT

/// The words that Swift does not take for a plain name.
enum SwiftWords {
  static let keywords = """
    Any as associatedtype await break case catch class continue default defer deinit do else enum extension
    fallthrough false fileprivate for func guard if import in init inout internal is let nil operator
    precedencegroup private protocol public repeat rethrows return self Self static struct subscript super
    switch throw throws true try typealias var where while Protocol Type
    """.words
  /// Names that no member can have, not even in backticks.
  static let impossibleMembers = "self Self Type Protocol init _".words
}

extension String {
  /// The name, in backticks if Swift needs them.
  var quotedIfNeeded: String {
    isPlainIdentifier && !SwiftWords.keywords.contains(self) ? self : "`\(self)`"
  }

  /// Whether it can be written as a name without backticks, keywords aside.
  var isPlainIdentifier: Bool {
    var text = self
    return text.withUTF8 { bytes in
      bytes.first?.startsIdentifier == true && bytes.allSatisfy { $0.continuesIdentifier }
    }
  }
}
