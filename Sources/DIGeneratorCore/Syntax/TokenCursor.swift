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
  var isAtEnd: Bool { if case .end = tokens[index].kind { true } else { false } }
  var place: Place { file.place(at: current.start) }

  /// The token `distance` further on; the last one beyond the end, the first one before the beginning.
  func peek(_ distance: Int = 1) -> Token {
    tokens[max(min(index + distance, tokens.count - 1), 0)]
  }

  func text(_ token: Token) -> String { file.text(token.range) }

  mutating func advance() {
    if index < tokens.count - 1 { index += 1 }
  }

  // MARK: Questions

  // Where files are compiled one by one, a pattern is matched in place, and `==` is a call.
  func isPunctuation(_ byte: UInt8) -> Bool {
    let token = tokens[index]
    return if case .punctuation = token.kind { token.byte == byte } else { false }
  }

  func isSymbol(_ byte: UInt8) -> Bool {
    let token = tokens[index]
    return if case .symbol = token.kind { token.byte == byte } else { false }
  }

  /// What the current token means to the grammar.
  var keyword: Keyword { current.keyword }

  var isName: Bool { current.isName }

  // MARK: Taking what is there

  mutating func take(_ byte: UInt8) -> Bool {
    guard isPunctuation(byte) else { return false }
    advance()
    return true
  }

  mutating func takeSymbol(_ byte: UInt8) -> Bool {
    guard isSymbol(byte) else { return false }
    advance()
    return true
  }

  mutating func take(_ keyword: Keyword) -> Bool {
    guard self.keyword == keyword else { return false }
    advance()
    return true
  }

  /// A name, backticks included.
  mutating func takeName() -> String? {
    guard isName else { return nil }
    defer { advance() }
    return text(current)
  }

  /// Whether the current token is a bracket that `skipBalanced` passes with all that is in it.
  var opensBracket: Bool {
    switch tokens[index].byte {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): true
    default: false
    }
  }

  /// Whether the current token closes a bracket.
  var closesBracket: Bool {
    switch tokens[index].byte {
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): true
    default: false
    }
  }

  /// Passes a bracket and everything up to the one that closes it, whatever is in it, without recursion.
  mutating func skipBalanced() {
    var depth = 0
    let last = tokens.count - 1
    repeat {
      // No symbol is written like a bracket.
      switch tokens[index].byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      default: break
      }
      if index < last { index += 1 }
    } while depth > 0 && index < last
  }

  /// The text of the tokens from `start` up to the current one, with white space as it is in the file.
  func text(from start: Int) -> String {
    guard start < index else { return "" }
    return file.text(tokens[start].start..<tokens[index - 1].end)
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
