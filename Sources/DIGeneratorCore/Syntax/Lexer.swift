// SPDX-License-Identifier: MIT

/// Turns a file's bytes into tokens and comments, in one pass and without recursion.
///
/// It knows everything that can hide a directive or a brace from a careless reader: nested comments, raw and
/// multi-line strings, interpolations with strings in them, regex literals, backticks, shebang lines.
package struct Lexer {
  let bytes: UnsafeBufferPointer<UInt8>
  let limit: Int
  var offset: Int
  private var stream = TokenStream(tokens: [], comments: [])
  /// Kinds of regex that were looked for in vain, and up to where.
  var unendedRegexes: [UnendedRegex] = []
  var sawNewline = true
  private var sawSpace = true

  struct UnendedRegex {
    var hashes: Int
    var isMultiline: Bool
    var end: Int
  }

  /// Reads all of `bytes`, or only `range` of it; offsets always count from the beginning of `bytes`.
  package static func tokens(of bytes: [UInt8], in range: Range<Int>? = nil) -> TokenStream {
    bytes.withUnsafeBufferPointer { buffer in
      var lexer = Lexer(bytes: buffer, range: range ?? 0..<buffer.count)
      return lexer.run()
    }
  }

  private init(bytes: UnsafeBufferPointer<UInt8>, range: Range<Int>) {
    (self.bytes, offset, limit) = (bytes, range.lowerBound, range.upperBound)
  }

  private mutating func run() -> TokenStream {
    stream.tokens.reserveCapacity((limit - offset) / 5 + 1)
    stream.comments.reserveCapacity((limit - offset) / 128)
    skipFileStart()
    while offset < limit { step() }
    append(.end, from: limit)
    return stream
  }

  // The bytes are spelt out: names of other files would be calls, where files are compiled one by one.
  private mutating func step() {
    let start = offset
    switch bytes[start] {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0B, 0x0C, 0:
      sawSpace = true
      repeat { offset += 1 } while offset < limit && bytes[offset] == UInt8(ascii: " ")
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      (sawSpace, sawNewline) = (true, true)
      offset += 1
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
      UInt8(ascii: "$"):
      lexWord()
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"),
      UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: "@"):
      lexByte(.punctuation)
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"):
      skipLine()
      append(Comment(isBlock: false, start: start, end: offset, nextToken: stream.tokens.count))
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"):
      skipBlockComment()
      append(Comment(isBlock: true, start: start, end: offset, nextToken: stream.tokens.count))
    case UInt8(ascii: "\""):
      lexString()
    case UInt8(ascii: "#"):
      lexPound()
    case UInt8(ascii: "`"):
      lexQuotedWord()
    case let byte where byte.isDigit:
      lexNumber()
    case UInt8(ascii: ".")
    where byte(1) == UInt8(ascii: ".") || operatorWidth(at: 1) > 0 && !startsComment(at: 1):
      lexDots()
    case UInt8(ascii: "."):
      lexByte(.punctuation)
    case _ where operatorWidth() > 0:
      lexOperator()
    case 0xC2 where isAtNonBreakingSpace:
      sawSpace = true
      offset += 2
    case let byte where byte >= 0x80:
      lexWord()
    default:
      lexByte(.symbol)
    }
  }
}

// MARK: - Pieces

extension Lexer {
  /// The byte `distance` further on, 0 beyond the end.
  func byte(_ distance: Int = 0) -> UInt8 {
    offset + distance < limit ? bytes[offset + distance] : 0
  }

  func startsComment(at distance: Int = 0) -> Bool {
    byte(distance) == UInt8(ascii: "/")
      && (byte(distance + 1) == UInt8(ascii: "/") || byte(distance + 1) == UInt8(ascii: "*"))
  }

  /// How many bytes the operator character at `distance` has, 0 where there is none.
  func operatorWidth(at distance: Int = 0) -> Int {
    let byte = byte(distance)
    if byte < 0x80 { return byte.isOperator ? 1 : 0 }
    return Self.wideOperatorWidth(in: bytes, at: offset + distance, limit: limit)
  }

  /// Whether the byte ahead belongs to the word or number before it.
  var continuesWord: Bool {
    guard offset < limit else { return false }
    let byte = bytes[offset]
    return byte.continuesIdentifier && (byte < 0x80 || operatorWidth() == 0 && !isAtNonBreakingSpace)
  }

  mutating func append(
    _ kind: Token.Kind, from start: Int, byte: UInt8 = 0, keyword: Keyword = .other
  ) {
    stream.tokens.append(
      Token(
        kind: kind, keyword: keyword, byte: byte, isFirstOnLine: sawNewline, followsSpace: sawSpace,
        range: start..<offset))
    sawNewline = false
    sawSpace = false
  }

  /// Adds a token that begins here.
  mutating func append(_ kind: Token.Kind, to end: Int) {
    let start = offset
    offset = end
    append(kind, from: start)
  }

  private mutating func append(_ comment: Comment) {
    stream.comments.append(comment)
    sawSpace = true
  }

  mutating func noteUnterminated(_ start: Int) {
    stream.unterminated = stream.unterminated ?? start
  }

  mutating func lexByte(_ kind: Token.Kind) {
    let start = offset
    offset += 1
    append(kind, from: start, byte: bytes[start])
  }

  private mutating func lexWord() {
    let start = offset
    repeat { offset += 1 } while continuesWord
    append(.word, from: start, keyword: Keyword(spelledBy: bytes[start..<offset]))
  }

  private mutating func lexNumber() {
    let start = offset
    let isHex = byte() == UInt8(ascii: "0") && byte(1) | 0x20 == UInt8(ascii: "x")
    let exponent = UInt8(ascii: isHex ? "p" : "e")
    var isFloating = false
    while true {
      if byte() == .dot, byte(1).isDigit, !isFloating {
        isFloating = true
      } else if byte() | 0x20 == exponent, byte(1) == .minus || byte(1) == UInt8(ascii: "+") {
        isFloating = true
        offset += 1
      } else if continuesWord {
        isFloating = isFloating || byte() | 0x20 == exponent
      } else {
        break
      }
      offset += 1
    }
    append(isFloating ? .floating : .integer, from: start)
  }

  private mutating func lexDots() {
    let start = offset
    while byte() == .dot || operatorWidth() > 0 && !startsComment() { offset += max(operatorWidth(), 1) }
    if offset - start == 3, bytes[start + 2] == .dot { return append(.ellipsis, from: start) }
    splitSymbols(from: start)
  }

  /// Operators come out character by character, because `>>` may close two lists of types; only those few that the
  /// reader asks for by name are tokens of their own.
  private mutating func lexOperator() {
    if bytes[offset] == UInt8(ascii: "/"), lexPlainRegex(after: stream.tokens.last, spaceBefore: sawSpace) {
      return
    }
    let start = offset
    let isPrefix = !Self.endsOperand(stream.tokens.last, spaceBefore: sawSpace)
    while operatorWidth() > 0, !startsComment() {
      if isPrefix, offset > start, byte() == .slash, let end = plainRegexEnd() {
        // As in `!/a/`.
        splitSymbols(from: start)
        return append(.regex, to: end)
      }
      offset += operatorWidth()
    }
    switch (offset - start, bytes[start], bytes[offset - 1]) {
    case (1, .equals, _): append(.equal, from: start)
    case (2, .equals, .equals): append(.doubleEqual, from: start)
    case (2, .minus, .greater): append(.arrow, from: start)
    default: splitSymbols(from: start)
    }
  }

  private mutating func splitSymbols(from start: Int) {
    let end = offset
    let equals = sawSpace ? end : equalsBehindType(in: start..<end)
    offset = start
    while offset < equals {
      let start = offset
      offset += max(operatorWidth(), 1)
      append(.symbol, from: start, byte: bytes[start])
    }
    if equals < end { append(end - equals == 1 ? .equal : .doubleEqual, to: end) }
  }
}

extension Token {
  // Here and not with its properties: where files are compiled one by one, it would be a call.
  fileprivate init(
    kind: Kind, keyword: Keyword, byte: UInt8, isFirstOnLine: Bool, followsSpace: Bool, range: Range<Int>
  ) {
    self.kind = kind
    self.keyword = keyword
    self.byte = byte
    spacing = (isFirstOnLine ? 1 : 0) | (followsSpace ? 2 : 0)
    first = UInt32(truncatingIfNeeded: range.lowerBound)
    last = UInt32(truncatingIfNeeded: range.upperBound)
  }
}

// Here and not with the other bytes: where files are compiled one by one, only what a file holds is inlined in it.
extension UInt8 {
  var isNewline: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }

  /// Letters, `_`, and every byte of a character beyond ASCII: the few of those that are operators only name
  /// funcs that nobody provides.
  var startsIdentifier: Bool { self >= 0x80 || self >= 64 && Self.wordBits.upper >> (self & 63) & 1 == 1 }

  /// The same, digits and `$`.
  package var continuesIdentifier: Bool {
    self >= 0x80 || (self < 64 ? Self.wordBits.lower : Self.wordBits.upper) >> (self & 63) & 1 == 1
  }

  /// A bit for each of ``! % & * + - / < = > ? ^ | ~``.
  var isOperator: Bool {
    self < 0x80 && (self < 64 ? Self.operatorBits.lower : Self.operatorBits.upper) >> (self & 63) & 1 == 1
  }

  private static var operatorBits: (lower: UInt64, upper: UInt64) {
    (0xF000_AC62_0000_0000, 0x5000_0000_4000_0000)
  }

  /// A bit for each digit and `$`, and for each letter and `_`: one shift tells what would take six comparisons.
  private static var wordBits: (lower: UInt64, upper: UInt64) {
    (0x03FF_0010_0000_0000, 0x07FF_FFFE_87FF_FFFE)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether all of it is one identifier.
  var spellsIdentifier: Bool {
    guard let first, first.startsIdentifier else { return false }
    for byte in self where !byte.continuesIdentifier { return false }
    return true
  }
}
