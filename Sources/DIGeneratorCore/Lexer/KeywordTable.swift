// SPDX-License-Identifier: MIT

/// Finds the keyword that some bytes spell, without making a string of them.
struct KeywordTable: Sendable {
  private struct Entry: Sendable {
    var spelling: PackedWord
    var keyword: Keyword
  }

  /// For each first byte, the lengths of the keywords that begin with it, as bits.
  private var lengths: [UInt32] = Array(repeating: 0, count: 256)
  /// All keywords, each in the first free slot from its own on.
  private var entries: [Entry?] = Array(repeating: nil, count: PackedWord.slots)

  static let shared = KeywordTable()

  private init() {
    for keyword in Keyword.allCases where keyword != .other {
      let word = Array(keyword.rawValue.utf8)
      let spelling = word.withUnsafeBufferPointer { PackedWord($0[...]) }
      var slot = spelling.slot
      while entries[slot] != nil { slot = (slot + 1) % PackedWord.slots }
      entries[slot] = Entry(spelling: spelling, keyword: keyword)
      lengths[Int(word[0])] |= 1 << UInt32(word.count)
    }
  }

  /// What a word means to the grammar; `other` for most.
  func keyword(spelledBy word: UnsafeBufferPointer<UInt8>.SubSequence) -> Keyword {
    let first = Int(word[word.startIndex])
    guard word.count < 32, lengths[first] >> UInt32(word.count) & 1 == 1 else { return .other }
    let spelling = PackedWord(word)
    var slot = spelling.slot
    while let entry = entries[slot] {
      if entry.spelling == spelling { return entry.keyword }
      slot = (slot + 1) % PackedWord.slots
    }
    return .other
  }
}

/// A word of up to 24 bytes as numbers, so that two are compared at once.
private struct PackedWord: Sendable, Equatable {
  static let slots = 512
  private var low: UInt64 = 0
  private var middle: UInt64 = 0
  private var high: UInt64 = 0

  init(_ word: UnsafeBufferPointer<UInt8>.SubSequence) {
    // Most are short, and there are bytes behind them.
    if word.count < 8, word.startIndex + 8 <= word.base.count {
      let bytes = UnsafeRawBufferPointer(word.base).loadUnaligned(
        fromByteOffset: word.startIndex, as: UInt64.self)
      low = UInt64(littleEndian: bytes) & (1 << UInt64(8 * word.count) - 1)
      return
    }
    var shift: UInt64 = 0
    for byte in word {
      switch shift {
      case ..<64: low |= UInt64(byte) << shift
      case ..<128: middle |= UInt64(byte) << (shift - 64)
      default: high |= UInt64(byte) << (shift - 128)
      }
      shift += 8
    }
  }

  /// Where the look-up begins: the upper bits of a product with the golden ratio (Knuth, volume 3, 6.4).
  var slot: Int { Int(((low ^ middle) &* 0x9E37_79B9_7F4A_7C15) >> 55) }
}
