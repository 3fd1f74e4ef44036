// SPDX-License-Identifier: MIT

/// A position in a file's tokens, and the questions that reading asks about what comes next.
struct TokenCursor {
  let file: SourceFile
  let tokens: [Token]
  var index = 0
  /// How many types are being read inside one another; see `TypeParser`.
  var depth = 0

  init(file: SourceFile, tokens: [Token]) {
    self.file = file
    self.tokens = tokens
  }

  var current: Token { tokens[index] }
  var isAtEnd: Bool { if case .end = current.kind { true } else { false } }
  var isName: Bool { current.isName }
  var opensBracket: Bool { if case .open = current.kind { true } else { false } }
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

  /// Passes a bracket and everything up to the one that closes it, whatever is in it, without recursion.
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

  /// The same on one line, as messages are, and without comments: one would swallow what comes behind it.
  func words(from start: Int) -> String {
    tokens[start..<index].map { ($0.followsSpace ? " " : "") + file.text($0.range) }.joined().trimmed
  }

  /// The offsets of the tokens from `start` up to the current one.
  func range(from start: Int) -> Range<Int>? {
    start < index ? tokens[start].start..<tokens[index - 1].end : nil
  }

  /// Reads something that may turn out not to be there; then nothing was read.
  mutating func attempt<Result>(_ read: (inout TokenCursor) -> Result?) -> Result? {
    let start = index
    if let result = read(&self) { return result }
    index = start
    return nil
  }
}
