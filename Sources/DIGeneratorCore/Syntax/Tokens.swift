// SPDX-License-Identifier: MIT

/// The smallest piece of source that the grammar knows. Comments are kept apart from tokens.
package struct Token: Sendable {
  package enum Kind: Sendable {
    /// A name or a keyword: most of Swift's keywords may also be names, so the parser decides by the position.
    case word
    /// A name in backticks; its text includes them.
    case quotedWord
    /// A word after `#`, such as `#if`; its text includes the `#`.
    case poundWord
    case integer, floating
    /// A string literal of one line without interpolations, from its first quote or `#` to its last.
    case string
    /// A string literal with an interpolation, over several lines, or without an end.
    case richString
    case regex
    /// One of `( [ {`
    case open
    /// One of `) ] }`
    case close
    /// One of `, : ; . @`
    case punctuation
    /// `->`, `=` and `...` as whole operators, `==` at an operator's end; else one character of an operator, or a byte
    /// that the grammar does not know.
    case symbol
    case end
  }

  package let kind: Kind
  /// The token's text; empty for literals, because the grammar does not need theirs.
  package let text: String
  package let range: Range<Int>
  package let isFirstOnLine: Bool
  /// Whether white space or a comment stands directly before it.
  let followsSpace: Bool

  var start: Int { range.lowerBound }
  var end: Int { range.upperBound }

  /// Whether it is or may be a name, with or without backticks.
  var isName: Bool {
    switch kind {
    case .word, .quotedWord: true
    default: false
    }
  }
}

/// A comment, kept beside the tokens.
package struct Comment {
  var isBlock: Bool
  /// Whether nothing but white space stands before it on its line.
  var isFirstOnLine: Bool
  package var start: Int
  package var end: Int
  /// The index of the first token after it.
  var nextToken: Int
}

/// A file's tokens and comments.
package struct TokenStream: Sendable {
  /// Ends with a token of kind `end`.
  package var tokens: [Token] = []
  /// The tokens that strings interpolate, for programs that look for calls.
  package var interpolated: [Token] = []
  package var comments: [Comment] = []
  /// The offsets at which blank lines end.
  var blankLines: [Int] = []
  /// The offset of the first string or comment without an end, if there is one.
  var unterminated: Int?
}

// If a file's brackets do not match, no directive can be matched with its declaration.
extension TokenStream {
  /// The first mistake in the file's strings, comments and brackets.
  func firstBreak(in file: SourceFile) -> Diagnostic? {
    func malformed(_ message: String, at offset: Int) -> Diagnostic {
      Diagnostic(.malformedSource, "\(message)", at: file.place(at: offset))
    }
    func neverClosed(_ token: Token) -> Diagnostic {
      malformed("this '\(token.text)' is never closed", at: token.start)
    }
    if let unterminated { return malformed("this string or comment never ends", at: unterminated) }
    let pairs = ["()", "[]", "{}"]
    var open: [Token] = []
    for token in tokens {
      if case .open = token.kind { open.append(token) }
      guard case .close = token.kind else { continue }
      guard let opening = open.popLast() else {
        return malformed("this '\(token.text)' closes nothing", at: token.start)
      }
      if !pairs.contains(opening.text + token.text) { return neverClosed(opening) }
    }
    return open.last.map(neverClosed)
  }
}

/// A position in a file's tokens, and the questions of the parsers about the tokens ahead.
package struct TokenCursor {
  let file: SourceFile
  package let tokens: [Token]
  package var index = 0
  /// How deeply nested the type or condition being read is.
  var depth = 0

  package init(file: SourceFile, tokens: [Token]) { (self.file, self.tokens) = (file, tokens) }

  var current: Token { tokens[index] }
  var isAtEnd: Bool { current.kind == .end }
  var isName: Bool { current.isName }
  var opensBracket: Bool { current.kind == .open }
  var place: Place { file.place(at: current.start) }

  /// The token `distance` further on; the last one beyond the end, the first one before the beginning.
  func peek(_ distance: Int = 1) -> Token { tokens[max(min(index + distance, tokens.count - 1), 0)] }

  mutating func advance() {
    if index < tokens.count - 1 { index += 1 }
  }

  func at(_ text: String) -> Bool { current.text == text }

  mutating func take(_ text: String) -> Bool {
    guard at(text) else { return false }
    advance()
    return true
  }

  /// A name, backticks included.
  mutating func takeName() -> String? {
    guard isName else { return nil }
    defer { advance() }
    return current.text
  }

  /// Passes a bracket and everything up to its end, without recursion. Brackets are counted, and their kinds not compared.
  mutating func skipBalanced() {
    var depth = 0
    repeat {
      switch current.kind {
      case .open: depth += 1
      case .close: depth -= 1
      default: break
      }
      advance()
    } while depth > 0 && index < tokens.count - 1
  }

  /// The text of the tokens from `start` up to the current one, with white space as it is in the file.
  func text(from start: Int) -> String { range(from: start).map(file.text) ?? "" }

  /// The same text on one line, for messages. Comments are dropped, since a line comment would hide the text behind it.
  func words(from start: Int) -> String {
    tokens[start..<index].map { ($0.followsSpace ? " " : "") + file.text($0.range) }.joined().trimmed
  }

  /// The offsets of the tokens from `start` up to the current one.
  func range(from start: Int) -> Range<Int>? {
    start < index ? tokens[start].start..<tokens[index - 1].end : nil
  }

  /// Tries to read something. Where `read` returns nil, the cursor is back at its start.
  mutating func attempt<Result>(_ read: (inout TokenCursor) -> Result?) -> Result? {
    let start = index
    if let result = read(&self) { return result }
    index = start
    return nil
  }
}
