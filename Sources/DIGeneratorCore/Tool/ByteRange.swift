// SPDX-License-Identifier: MIT

/// A range of offsets in half the room that `Range<Int>` takes; no file is larger than 4 GB.
package struct ByteRange: Hashable, Sendable {
  private let first: UInt32
  private let last: UInt32

  init(_ range: Range<Int>) {
    first = UInt32(truncatingIfNeeded: range.lowerBound)
    last = UInt32(truncatingIfNeeded: range.upperBound)
  }

  package var range: Range<Int> { Int(first)..<Int(last) }
}
