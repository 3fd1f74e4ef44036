// SPDX-License-Identifier: MIT

/// Tells at the speed of memory which files can hold a directive at all.
enum DirectiveSearch {
  /// Whether some comment begins with an `@` and a word that is a directive, or nearly one. It may turn out to stand
  /// in a string, but a file for which this is false certainly has none.
  static func mayFindDirectives(in file: SourceFile) -> Bool {
    file.bytes.withUnsafeBytes { bytes in
      var offset = 0
      while let at = bytes.firstOffset(of: "@", from: offset) {
        if beginsComment(at, bytes), mayBeDirective(at, bytes) { return true }
        offset = at + 1
      }
      return false
    }
  }

  /// Whether nothing but spaces lies between the `@` and the `//` or `/*` before it.
  private static func beginsComment(_ at: Int, _ bytes: UnsafeRawBufferPointer) -> Bool {
    var offset = at - 1
    while offset > 0, bytes[offset].isBlank { offset -= 1 }
    return offset > 0 && (bytes[offset] == "/" || bytes[offset] == "*") && bytes[offset - 1] == "/"
  }

  private static func mayBeDirective(_ at: Int, _ bytes: UnsafeRawBufferPointer) -> Bool {
    let word = bytes[(at + 1)...].drop(while: \.isBlank).prefix(while: \.continuesDirective)
    let name = String(decoding: word, as: UTF8.self)
    return Directive.known.contains(name) || Directive.meant(by: name) != nil
  }
}

extension UInt8 {
  /// Whether it may be part of a directive's word; what begins a non-breaking space begins no letter.
  var continuesDirective: Bool { continuesIdentifier && self != 0xC2 }
}
