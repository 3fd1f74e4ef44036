// SPDX-License-Identifier: MIT

/// How far apart two words are spelt, for "did you mean".
package enum Spelling {
  /// The nearest of `candidates` that a typing slip could have turned into `word`; the first in their
  /// order where several are equally near.
  package static func nearest(to word: String, in candidates: [String]) -> String? {
    Slip(word).nearest(in: candidates)
  }

  /// The same of names that stand in no order: the first by the alphabet where several are equally near.
  static func nearest(to word: String, inAnyOrder names: [String]) -> String? {
    let slip = Slip(word)
    // Few are near enough to be worth sorting.
    return slip.nearest(in: names.filter { slip.reach(to: $0) != nil }.sorted())
  }

  /// Whether no more than a number of changes turns one word into another.
  static func isNear(_ source: String, to target: String, within limit: Int) -> Bool {
    Comparison(source: Array(source.utf8), target: Array(target.utf8)).distance(atMost: limit) != nil
  }
}

/// A word that may have been meant to be another one.
private struct Slip {
  private let word: String
  private let letters: Letters
  private let lowercased: [UInt8]

  init(_ word: String) {
    (self.word, letters, lowercased) = (word, Letters(of: word), Array(word.lowercased().utf8))
  }

  func nearest(in candidates: [String]) -> String? {
    var best: (word: String, distance: Int)?
    for candidate in candidates {
      guard let reach = reach(to: candidate), candidate != word else { continue }
      let limit = min(reach, best.map { $0.distance - 1 } ?? .max)
      let comparison = Comparison(source: lowercased, target: Array(candidate.lowercased().utf8))
      if let distance = comparison.distance(atMost: limit) { best = (candidate, distance) }
    }
    return best?.word
  }

  /// How far away another word may be to have been meant; nil where it is too far for certain, as most of thousands are:
  /// no number of changes makes up for a difference in length, and each puts one letter in the place of another at most.
  func reach(to candidate: String) -> Int? {
    let difference = abs(candidate.utf8.count - letters.count)
    guard difference <= Letters.widest else { return nil }
    let other = Letters(of: candidate)
    guard difference <= other.tolerance else { return nil }
    let isNear =
      !letters.arePlain || !other.arePlain
      || (letters.all ^ other.all).nonzeroBitCount <= 2 * other.tolerance
    return isNear ? other.tolerance : nil
  }
}

/// Which letters a word has.
private struct Letters {
  /// How many bytes they are.
  let count: Int
  /// A bit for each in either case, where some share one.
  private(set) var all: UInt32 = 0
  /// Whether each is one byte.
  private(set) var arePlain = true
  /// How far away what was meant may be. Short words have many neighbours that are words of their own, so they must be
  /// nearer.
  let tolerance: Int
  static var widest: Int { 3 }

  init(of word: String) {
    count = word.utf8.count
    for byte in word.utf8 {
      all |= 1 << UInt32(byte & 31)
      if byte >= 0x80 { arePlain = false }
    }
    switch arePlain ? count : word.count {
    case ...4: tolerance = 1
    case ...7: tolerance = 2
    default: tolerance = Self.widest
    }
  }
}

/// Two words, letter by letter.
private struct Comparison {
  let source: [UInt8]
  let target: [UInt8]

  /// What is taken of each for one letter changed, dropped or inserted, or two that are swapped.
  private static let changes = [(1, 1), (1, 0), (0, 1), (2, 2)]

  /// The number of letters to insert, drop, change or swap with their neighbour (the optimal string
  /// alignment distance) from two offsets on; nil where that is more than a limit.
  func distance(from start: (Int, Int) = (0, 0), atMost limit: Int) -> Int? {
    let (row, column) = firstDifference(from: start)
    let (left, right) = (source.count - row, target.count - column)
    if abs(left - right) > limit { return nil }
    if left == 0 || right == 0 { return max(left, right) }
    if limit == 0 { return nil }
    var least: Int?
    for (letters, others) in Self.changes where letters < 2 || areSwapped(row, column) {
      let better = (least ?? limit + 1) - 1
      let rest = distance(from: (row + letters, column + others), atMost: better - 1)
      if let rest { least = rest + 1 }
    }
    return least
  }

  /// No change is saved by leaving out letters that are the same.
  private func firstDifference(from start: (Int, Int)) -> (Int, Int) {
    var (row, column) = start
    while row < source.count, column < target.count, source[row] == target[column] {
      (row, column) = (row + 1, column + 1)
    }
    return (row, column)
  }

  private func areSwapped(_ row: Int, _ column: Int) -> Bool {
    row + 1 < source.count && column + 1 < target.count
      && source[row] == target[column + 1] && source[row + 1] == target[column]
  }
}
