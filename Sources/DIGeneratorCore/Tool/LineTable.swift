// SPDX-License-Identifier: MIT

import Synchronization

/// Where the lines of a file begin. Only `\n` begins one: so counts the compiler.
final class LineTable: Sendable {
  private let starts: [UInt32]

  init(of bytes: [UInt8]) {
    var starts: [UInt32] = [0]
    starts.reserveCapacity(bytes.count / 24)
    bytes.withUnsafeBytes { buffer in
      var offset = 0
      while let newline = buffer.firstOffset(of: "\n", from: offset) {
        offset = newline + 1
        starts.append(UInt32(truncatingIfNeeded: offset))
      }
    }
    self.starts = starts
  }

  /// How many lines there are; the end of the last one needs no mark.
  var count: Int { starts.count }

  /// The number of the line, from 1, that a byte is on.
  func line(at offset: Int) -> Int { starts.indices.bisect { starts[$0] > offset } }

  /// The offset of a line's first byte.
  func start(ofLine line: Int) -> Int { Int(starts[line - 1]) }
}

/// A file's table of lines, made when somebody first asks: of most files nobody does. Threads may ask at once.
///
/// `AtomicLazyReference` does the same, but each of its loads is a call of a generic function: 650 instructions.
struct LazyLineTable: ~Copyable, Sendable {
  private let table = Atomic<Unmanaged<LineTable>?>(nil)

  deinit { table.load(ordering: .acquiring)?.release() }

  func get(of bytes: [UInt8]) -> LineTable {
    if let known = table.load(ordering: .acquiring) { return known.takeUnretainedValue() }
    let new = Unmanaged.passRetained(LineTable(of: bytes))
    let (isFirst, found) = table.compareExchange(
      expected: nil, desired: new, ordering: .acquiringAndReleasing)
    guard !isFirst, let found else { return new.takeUnretainedValue() }
    new.release()
    return found.takeUnretainedValue()
  }
}
