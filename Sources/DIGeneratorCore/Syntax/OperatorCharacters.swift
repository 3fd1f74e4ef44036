// SPDX-License-Identifier: MIT

/// The characters that operators are made of, those beyond ASCII included.
extension Lexer {
  /// The compiler takes it for a space.
  var isAtNonBreakingSpace: Bool { byte() == 0xC2 && byte(1) == 0xA0 }

  /// How many bytes the operator character beyond ASCII at `offset` has, 0 where there is none. Not a method of
  /// a lexer: that would be copied for it.
  static func wideOperatorWidth(in bytes: UnsafeBufferPointer<UInt8>, at offset: Int, limit: Int) -> Int {
    func scalarPart(_ distance: Int) -> UInt32 {
      offset + distance < limit ? UInt32(bytes[offset + distance] & 0x3F) : 0
    }
    let first = bytes[offset]
    switch first {
    case 0xC2, 0xC3:
      return isOperator(UInt32(first & 0x1F) << 6 | scalarPart(1)) ? 2 : 0
    case 0xE2, 0xE3:
      return isOperator(UInt32(first & 0x0F) << 12 | scalarPart(1) << 6 | scalarPart(2)) ? 3 : 0
    default:
      return 0
    }
  }

  /// Where the `=` or `==` begins that follows the end of a type, as in `Int?=nil`: the compiler takes the two apart; the
  /// end where there is none.
  func equalsBehindType(in range: Range<Int>) -> Int {
    let symbols = bytes[range]
    guard let start = symbols.firstIndex(of: UInt8(ascii: "=")), start > range.lowerBound,
      range.upperBound - start < 3, symbols[start...].allSatisfy({ $0 == UInt8(ascii: "=") }),
      symbols[..<start].allSatisfy(\.endsType)
    else { return range.upperBound }
    return start
  }

  /// The grammar's list of operator heads: none of them has two bytes but those of Latin-1.
  private static func isOperator(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7, 0x2016...0x2017,
      0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E, 0x2190...0x23FF, 0x2500...0x2775,
      0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3020, 0x3030:
      true
    default: false
    }
  }
}

extension UInt8 {
  /// Whether it ends a type with generic arguments, or an optional one.
  fileprivate var endsType: Bool { self == .greater || self == .question || self == .exclamation }
}
