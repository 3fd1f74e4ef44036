// SPDX-License-Identifier: MIT

/// A name, as a number that is quickly compared (FNV-1a, 64 bits). Two names with one number cost a file read for
/// nothing, and no more.
struct NameHash: Hashable, Sendable {
  private var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// The name that bytes spell, in backticks or not.
  init(_ name: UnsafeBufferPointer<UInt8>.SubSequence) {
    for byte in name where byte != UInt8(ascii: "`") { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
  }

  /// A name as a whole.
  init(_ name: String) {
    var name = name
    self = name.withUTF8 { NameHash($0[...]) }
  }

  /// Every part of a path: of `A.B`, and of `M::A`.
  static func forEach(in path: String, _ use: (NameHash) -> Void) {
    var path = path
    path.withUTF8 { bytes in
      var start = 0
      for end in 0...bytes.count where end == bytes.count || Self.separates(bytes[end]) {
        if end > start { use(NameHash(bytes[start..<end])) }
        start = end + 1
      }
    }
  }

  private static func separates(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ".") || byte == UInt8(ascii: ":")
  }
}

extension SourceFile {
  /// The hash of the name that stands somewhere.
  func hash(ofName range: Range<Int>) -> NameHash {
    bytes.withUnsafeBufferPointer { NameHash($0[range]) }
  }
}
