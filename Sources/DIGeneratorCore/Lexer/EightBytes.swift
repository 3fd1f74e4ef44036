// SPDX-License-Identifier: MIT

/// Looks for bytes eight at a time, as most comments and strings are longer than that.
extension UnsafeBufferPointer<UInt8> {
  /// Where a line ends, between two offsets; the last of them where it does not.
  func firstNewline(from start: Int, to end: Int) -> Int {
    first(from: start, to: end) { $0.marks(UInt8(ascii: "\n")) | $0.marks(UInt8(ascii: "\r")) }
  }

  /// Where a string or its line ends, or something begins in it that is no character of it.
  func firstMarkOfString(from start: Int, to end: Int) -> Int {
    first(from: start, to: end) {
      $0.marks(UInt8(ascii: "\"")) | $0.marks(UInt8(ascii: "\\"))
        | $0.marks(UInt8(ascii: "\n")) | $0.marks(UInt8(ascii: "\r"))
    }
  }

  private func first(from start: Int, to end: Int, _ marks: (UInt64) -> UInt64) -> Int {
    var offset = start
    while offset + 8 <= end {
      let next = UnsafeRawBufferPointer(self).loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      let found = marks(UInt64(littleEndian: next))
      if found != 0 { return offset + found.trailingZeroBitCount / 8 }
      offset += 8
    }
    while offset < end, marks(UInt64(self[offset])) == 0 { offset += 1 }
    return offset
  }
}

extension UInt64 {
  /// The highest bit of the first of its 8 bytes that is a certain one, and maybe of some behind that; the byte is not 0.
  fileprivate func marks(_ byte: UInt8) -> UInt64 {
    let each: UInt64 = 0x0101_0101_0101_0101
    let difference = self ^ each &* UInt64(byte)
    return (difference &- each) & ~difference & (each &* 0x80)
  }
}
