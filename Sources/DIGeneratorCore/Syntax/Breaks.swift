// SPDX-License-Identifier: MIT

extension TokenStream {
  /// The first thing that never ends or closes nothing; behind it no reading can be trusted.
  func firstBreak(in file: SourceFile) -> Diagnostic? {
    if let unterminated {
      return malformed("this string or comment never ends", at: unterminated, in: file)
    }
    var open: [Int] = []
    open.reserveCapacity(16)
    for index in tokens.indices {
      switch tokens[index].byte {
      case 0: continue
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        open.append(index)
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        let token = tokens[index]
        guard let opening = open.popLast() else {
          return malformed("this '\(file.text(token.range))' closes nothing", at: token.start, in: file)
        }
        if closing(of: tokens[opening].byte) != token.byte { return neverClosed(tokens[opening], in: file) }
      default: continue
      }
    }
    return open.last.map { neverClosed(tokens[$0], in: file) }
  }

  private func closing(of byte: UInt8) -> UInt8 {
    switch byte {
    case UInt8(ascii: "("): UInt8(ascii: ")")
    case UInt8(ascii: "["): UInt8(ascii: "]")
    default: UInt8(ascii: "}")
    }
  }

  private func neverClosed(_ token: Token, in file: SourceFile) -> Diagnostic {
    malformed("this '\(file.text(token.range))' is never closed", at: token.start, in: file)
  }

  private func malformed(_ message: String, at offset: Int, in file: SourceFile) -> Diagnostic {
    Diagnostic(.malformedSource, message, at: file.place(at: offset))
  }
}
