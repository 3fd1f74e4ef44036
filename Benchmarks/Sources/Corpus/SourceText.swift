// SPDX-License-Identifier: MIT

/// The lines of a file that is being written: blocks with a blank line between them.
struct SourceText {
  static let length = 40

  private var lines: [Substring] = []

  /// How many lines are left.
  var room: Int { Self.length - lines.count }

  /// Adds a block, which may be empty.
  mutating func add(_ block: String) {
    guard !block.isEmpty else { return }
    if !lines.isEmpty { lines.append("") }
    lines += block.split(separator: "\n", omittingEmptySubsequences: false)
    precondition(room >= 0, "\(lines.joined(separator: "\n"))\nis too long")
  }

  /// Fills the rest with members and small declarations around the file's main type.
  mutating func fill(about type: String, _ random: inout SplitMix64) {
    var filler = Filler(type: type, random: random)
    if room == 1 { lines.append("// \(random.pick(Words.remarks))") }
    while room > 0 {
      // A block costs a blank line too, so a single line must never be left over.
      add(filler.block(in: 1...(room - 1)) { room - 1 - $0 != 1 })
    }
    random = filler.random
  }

  var text: String { lines.joined(separator: "\n") + "\n" }
}
