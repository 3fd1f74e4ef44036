// SPDX-License-Identifier: MIT

/// The smallest piece of source that means something to the grammar. Comments are kept apart from tokens.
///
/// A run makes millions of them, so each is 12 bytes; no file is larger than 4 GB.
package struct Token: Sendable {
  package enum Kind: UInt8, Sendable {
    /// A name or a keyword: Swift's keywords are known by where they stand, so the reader tells.
    case word
    /// A name in backticks; its text includes them.
    case quotedWord
    /// A word after `#`, such as `#if`; its text includes the `#`.
    case poundWord
    case integer, floating
    /// A string literal, from its first quote or `#` to its last, interpolations included.
    case string
    /// The same with an interpolation in it, or over several lines.
    case richString
    case regex
    /// `->`
    case arrow
    /// `=` alone, as before a default value.
    case equal
    /// `==` alone, as in a where clause.
    case doubleEqual
    /// `...` alone, as after a variadic parameter's type.
    case ellipsis
    /// One character of an operator, or a byte of something the grammar does not know.
    case symbol
    /// One of `( ) [ ] { } , : ; . @`
    case punctuation
    case end

    // Written, because where files are compiled one by one, a derived one is only found through its conformance.
    package static func == (one: Self, other: Self) -> Bool { one.rawValue == other.rawValue }
  }

  package var kind: Kind
  /// What a word means to the grammar.
  var keyword: Keyword
  /// For tokens of one character its first byte, else 0.
  var byte: UInt8
  /// A bit for each of the next two questions.
  let spacing: UInt8
  let first: UInt32
  let last: UInt32

  /// Whether the token is the first on its line.
  var isFirstOnLine: Bool { spacing & 1 != 0 }
  /// Whether white space or a comment stands directly before it.
  var followsSpace: Bool { spacing & 2 != 0 }
  var start: Int { Int(first) }
  var end: Int { Int(last) }
  package var range: Range<Int> { start..<end }

  /// Whether a member's name follows it: a dot in an operator is a symbol.
  var isDot: Bool { kind == .punctuation && byte == .dot }

  /// Whether it is a name, with or without backticks, or may be one.
  var isName: Bool {
    switch kind {
    case .word, .quotedWord: true
    default: false
    }
  }
}

/// A comment, kept beside the tokens.
struct Comment: Sendable {
  var isBlock: Bool
  var start: Int
  var end: Int
  /// The index of the first token after it.
  var nextToken: Int

  package var range: Range<Int> { start..<end }
}

/// What a lexer makes of a file.
package struct TokenStream: Sendable {
  /// Ends with a token of kind `end`.
  package var tokens: [Token]
  var comments: [Comment]
  /// The offset of a string or comment that never ends, where there is one.
  var unterminated: Int?
}
