// SPDX-License-Identifier: MIT

extension TokenStream {
  /// The first thing that never ends or closes nothing; behind it no reading can be trusted.
  func firstBreak(in file: SourceFile) -> Diagnostic? {
    if let unterminated {
      return malformed("this string or comment never ends", at: unterminated, in: file)
    }
    var open: [Token] = []
    open.reserveCapacity(16)
    for token in tokens where token.byte != 0 {
      switch token.byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        open.append(token)
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        guard let opening = open.popLast() else {
          return malformed("this '\(file.text(token.range))' closes nothing", at: token.start, in: file)
        }
        if closing(of: opening.byte) != token.byte { return neverClosed(opening, in: file) }
      default: break
      }
    }
    return open.last.map { neverClosed($0, in: file) }
  }

  private func closing(of byte: UInt8) -> UInt8 {
    switch byte {
    case .openParenthesis: .closeParenthesis
    case .openBracket: .closeBracket
    default: .closeBrace
    }
  }

  private func neverClosed(_ token: Token, in file: SourceFile) -> Diagnostic {
    malformed("this '\(file.text(token.range))' is never closed", at: token.start, in: file)
  }

  private func malformed(_ message: String, at offset: Int, in file: SourceFile) -> Diagnostic {
    Diagnostic(.malformedSource, message, at: file.place(at: offset))
  }
}
