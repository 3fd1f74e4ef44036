// SPDX-License-Identifier: MIT

/// Turns a file's bytes into tokens and comments, in one pass.
///
/// It knows everything that can hide a directive or a brace from a careless reader: nested comments, raw and
/// multi-line strings, interpolations with strings in them, regex literals, backticks, shebang lines. An operator beyond
/// ASCII is a word to it, unless it begins with a mathematical symbol.
package struct Lexer {
  let bytes: UnsafeBufferPointer<UInt8>
  let limit: Int
  var offset: Int
  var stream = TokenStream()
  var sawNewline = true
  var sawSpace = true
  /// Whether the line is blank so far.
  private var isBlankLine = true
  /// How many interpolations are open.
  var depth = 0
  /// The offset up to which each kind of regex was searched in vain. A kind is its number of `#`s, negative if multi-line.
  var unendedRegexes: [Int: Int] = [:]

  /// Reads all of `bytes`, or only `range` of it; offsets always count from the beginning of `bytes`.
  package static func tokens(of bytes: [UInt8], in range: Range<Int>? = nil) -> TokenStream {
    bytes.withUnsafeBufferPointer { buffer in
      let range = range ?? 0..<buffer.count
      var lexer = Lexer(bytes: buffer, limit: range.upperBound, offset: range.lowerBound)
      return lexer.run()
    }
  }

  private mutating func run() -> TokenStream {
    skipFileStart()
    while offset < limit { step() }
    append(.end, from: limit)
    return stream
  }

  /// Reads one token, comment or piece of white space.
  mutating func step() {
    switch bytes[offset] {
    case 0x20, 0x09, 0x0B, 0x0C, 0: skipSpace(1)
    case 0x0A, 0x0D:
      if byte() == "\n" {
        if isBlankLine { stream.blankLines.append(offset) }
        isBlankLine = true
      }
      sawNewline = true
      skipSpace(1)
    case 0xC2 where byte(1) == 0xA0: skipSpace(2)
    case let byte where byte.startsIdentifier || byte == "$": lexWord()
    case "(", "[", "{": lexByte(.open)
    case ")", "]", "}": lexByte(.close)
    case ",", ":", ";", "@": lexByte(.punctuation)
    case "/" where startsComment(): lexComment()
    case "\"": lexString()
    case "#": lexPound()
    case "`": lexQuotedWord()
    case let byte where byte.isDigit: lexNumber()
    case "." where byte(1) != "." && (!byte(1).isOperator || startsComment(at: 1)): lexByte(.punctuation)
    case let byte where byte.isOperator || byte == ".": lexOperator()
    default: lexByte(.symbol)
    }
  }

  // MARK: Pieces

  /// The byte `distance` further on, 0 beyond the end.
  func byte(_ distance: Int = 0) -> UInt8 { offset + distance < limit ? bytes[offset + distance] : 0 }

  private func startsComment(at distance: Int = 0) -> Bool {
    byte(distance) == "/" && (byte(distance + 1) == "/" || byte(distance + 1) == "*")
  }

  /// Whether the byte ahead belongs to the word or number before it. A non-breaking space does not: the compiler treats
  /// it as a space.
  private var continuesWord: Bool { byte().continuesIdentifier && !(byte() == 0xC2 && byte(1) == 0xA0) }

  private func text(from start: Int) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<offset]), as: UTF8.self)
  }

  mutating func append(_ kind: Token.Kind, from start: Int, text: String = "") {
    stream.tokens.append(
      Token(
        kind: kind, text: text, range: start..<offset, isFirstOnLine: sawNewline, followsSpace: sawSpace))
    sawNewline = false
    sawSpace = false
    isBlankLine = false
  }

  mutating func lexByte(_ kind: Token.Kind) {
    offset += 1
    append(kind, from: offset - 1, text: Self.characters[Int(bytes[offset - 1])])
  }

  private static let characters = (0..<128).map { String(Unicode.Scalar(UInt8($0))) }

  private mutating func skipSpace(_ count: Int) {
    sawSpace = true
    offset += count
  }

  // MARK: Words and numbers

  private mutating func lexWord(_ kind: Token.Kind = .word) {
    let start = offset
    // Unoptimised, each call of `continuesWord` copies the lexer, so it is asked only where a non-breaking space may begin.
    repeat {
      offset += 1
    } while offset < limit && bytes[offset].continuesIdentifier
      && (bytes[offset] != 0xC2 || continuesWord)
    let text = text(from: start)
    // Some operators consist of characters beyond ASCII, such as `≤`.
    let isOperator =
      bytes[start] >= 0x80 && text.unicodeScalars.first?.properties.generalCategory == .mathSymbol
    append(isOperator ? .symbol : kind, from: start, text: text)
  }

  private mutating func lexQuotedWord() {
    let start = offset
    repeat { offset += 1 } while offset < limit && !byte().isNewline && byte() != "`"
    guard byte() == "`" else {
      offset = start
      return lexByte(.symbol)
    }
    offset += 1
    append(.quotedWord, from: start, text: text(from: start))
  }

  private mutating func lexPound() {
    var hashes = 1
    while byte(hashes) == "#" { hashes += 1 }
    if byte(hashes) == "\"" { return lexString() }
    if byte(hashes) == "/", lexExtendedRegex(hashes: hashes) { return }
    if byte(1).continuesIdentifier { lexWord(.poundWord) } else { lexByte(.symbol) }
  }

  private mutating func lexNumber() {
    let start = offset
    let exponent: UInt8 = byte() == "0" && byte(1) | 0x20 == "x" ? "p" : "e"
    var isFloating = false
    while true {
      if byte() == ".", byte(1).isDigit, !isFloating {
        isFloating = true
      } else if byte() | 0x20 == exponent, byte(1) == "-" || byte(1) == "+" {
        isFloating = true
        offset += 1
      } else if continuesWord {
        isFloating = isFloating || byte() | 0x20 == exponent
      } else {
        return append(isFloating ? .floating : .integer, from: start)
      }
      offset += 1
    }
  }

  // MARK: Operators

  /// Splits operators into characters, because `>>` may close two lists of generic arguments; only the few operators
  /// that the grammar needs stay whole.
  private mutating func lexOperator() {
    let start = offset
    let isDotted = byte() == "."
    var slash: Int?
    while byte().isOperator && !startsComment() || isDotted && byte() == "." {
      if bytes[offset] == "/", slash == nil { slash = offset }
      offset += 1
    }
    if let slash, !isDotted, mayBeginOperand, let end = plainRegexEnd(from: slash) {
      // A regex may follow an operator, as in `!/a/`.
      offset = slash
      splitSymbols(from: start)
      offset = end
      return append(.regex, from: slash)
    }
    let text = text(from: start)
    if text == "->" || text == "..." {
      append(.symbol, from: start, text: text)
    } else {
      splitSymbols(from: start)
    }
  }

  /// Keeps a `==` at the end whole, because it may stand behind a type, as in `A<B>==C`.
  private mutating func splitSymbols(from start: Int) {
    let end = offset
    offset = start
    while offset < end {
      guard offset == end - 2, byte() == "=", byte(1) == "=" else {
        lexByte(.symbol)
        continue
      }
      offset = end
      append(.symbol, from: end - 2, text: "==")
    }
  }

  // MARK: Comments

  /// The bytes that some editors write before the first line.
  package static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private mutating func skipFileStart() {
    guard offset == 0 else { return }
    if bytes.starts(with: Self.byteOrderMark) { offset = Self.byteOrderMark.count }
    if byte() == "#", byte(1) == "!" { skipLine() }
  }

  private mutating func lexComment() {
    let start = offset
    let isBlock = byte(1) == "*"
    let isFirstOnLine = isBlankLine
    if isBlock { skipBlockComment() } else { skipLine() }
    stream.comments.append(
      Comment(
        isBlock: isBlock, isFirstOnLine: isFirstOnLine, start: start, end: offset,
        nextToken: stream.tokens.count))
    sawSpace = true
    isBlankLine = false
  }

  private mutating func skipLine() {
    while offset < limit, !bytes[offset].isNewline { offset += 1 }
  }

  private mutating func skipBlockComment() {
    let start = offset
    var depth = 0
    repeat {
      if byte() == "/", byte(1) == "*" {
        depth += 1
        offset += 2
      } else if byte() == "*", byte(1) == "/" {
        depth -= 1
        offset += 2
      } else {
        if byte() == "\n" { sawNewline = true }
        offset += 1
      }
    } while depth > 0 && offset < limit
    offset = min(offset, limit)
    if depth > 0 { noteUnterminated(start) }
  }

  mutating func noteUnterminated(_ start: Int) {
    stream.unterminated = min(stream.unterminated ?? start, start)
  }
}
