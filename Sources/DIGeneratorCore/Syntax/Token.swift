// SPDX-License-Identifier: MIT

/// The smallest piece of source that means something to the grammar. Comments are kept apart from tokens.
package struct Token: Sendable {
  package enum Kind: Sendable {
    /// A name or a keyword: most of Swift's keywords are known by where they stand, so the reader tells.
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
    /// One of `( [ {`
    case open
    /// One of `) ] }`
    case close
    /// One of `, : ; . @`
    case punctuation
    /// `->`, `=`, `==` and `...` where they stand alone; else one character of an operator, or a byte of something
    /// the grammar does not know.
    case symbol
    case end
  }

  package let kind: Kind
  /// What stands there; empty for literals, whose text the grammar does not ask for.
  let text: String
  package let range: Range<Int>
  let isFirstOnLine: Bool
  /// Whether white space or a comment stands directly before it.
  let followsSpace: Bool

  var start: Int { range.lowerBound }
  var end: Int { range.upperBound }

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
  /// Whether nothing but white space stands before it on its line.
  var isFirstOnLine: Bool
  var start: Int
  var end: Int
  /// The index of the first token after it.
  var nextToken: Int
}

/// What a lexer makes of a file.
package struct TokenStream: Sendable {
  /// Ends with a token of kind `end`.
  package var tokens: [Token] = []
  var comments: [Comment] = []
  /// Where lines end that have nothing on them.
  var blankLines: [Int] = []
  /// The offset of a string or comment that never ends, where there is one.
  var unterminated: Int?
}

// Where a file's braces do not match, nobody can tell what belongs to what.
extension TokenStream {
  /// What is wrong with the file's brackets, strings and comments: the first mistake.
  func firstBreak(in file: SourceFile) -> Diagnostic? {
    func malformed(_ message: String, at offset: Int) -> Diagnostic {
      Diagnostic(.malformedSource, message, at: file.place(at: offset))
    }
    func neverClosed(_ token: Token) -> Diagnostic {
      malformed("this '\(token.text)' is never closed", at: token.start)
    }
    if let unterminated { return malformed("this string or comment never ends", at: unterminated) }
    let closing = ["(": ")", "[": "]", "{": "}"]
    var open: [Token] = []
    for token in tokens {
      if case .open = token.kind { open.append(token) }
      guard case .close = token.kind else { continue }
      guard let opening = open.popLast() else {
        return malformed("this '\(token.text)' closes nothing", at: token.start)
      }
      if closing[opening.text] != token.text { return neverClosed(opening) }
    }
    return open.last.map(neverClosed)
  }
}
