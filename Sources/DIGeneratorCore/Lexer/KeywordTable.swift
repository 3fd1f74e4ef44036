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
    return keyword(PackedWord(word))
  }

  /// The same of a word of at most 8 bytes, the first of them the lowest of a number.
  func keyword(spelledBy bytes: UInt64, count: Int) -> Keyword {
    guard lengths[Int(bytes & 0xFF)] >> UInt32(count) & 1 == 1 else { return .other }
    return keyword(PackedWord(bytes: bytes))
  }

  private func keyword(_ spelling: PackedWord) -> Keyword {
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

  /// A short one, the first of its bytes the lowest of a number.
  init(bytes: UInt64) { low = bytes }

  init(_ word: UnsafeBufferPointer<UInt8>.SubSequence) {
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
