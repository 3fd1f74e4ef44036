// SPDX-License-Identifier: MIT

/// Words that may have been meant to be others.
package enum Spelling {
  /// The word that another one was probably meant to be; the first by the alphabet where several are equally near.
  package static func nearest(to word: String, in candidates: [String]) -> String? {
    let letters = letters(of: word)
    var best: (distance: Int, word: String)?
    for candidate in candidates where candidate != word {
      let limit = best?.distance ?? tolerance(of: candidate)
      // Most of thousands are too far for certain: each change puts one letter in the place of another at most.
      guard (letters ^ self.letters(of: candidate)).nonzeroBitCount <= 2 * limit,
        let distance = distance(word, candidate, atMost: min(limit, tolerance(of: candidate)))
      else { continue }
      if best.map({ (distance, candidate) < $0 }) ?? true { best = (distance, candidate) }
    }
    return best?.word
  }

  /// Whether no more than a number of changes turns one word into another.
  static func isNear(_ source: String, to target: String, within limit: Int) -> Bool {
    distance(source, target, atMost: limit) != nil
  }

  /// Short words have many neighbours that are words of their own, so they must be nearer.
  private static func tolerance(of word: String) -> Int {
    switch word.utf8.count {
    case ...4: 1
    case ...7: 2
    default: 3
    }
  }

  /// A bit for each letter in either case, where some share one.
  private static func letters(of word: String) -> UInt32 {
    word.utf8.reduce(0) { $0 | 1 << UInt32($1 & 31) }
  }

  private static func distance(_ source: String, _ target: String, atMost limit: Int) -> Int? {
    let (source, target) = (Array(source.lowercased().utf8), Array(target.lowercased().utf8))
    return distance(source[...], target[...], atMost: limit)
  }

  /// The number of letters to insert, drop, change or swap with their neighbour (the optimal string alignment
  /// distance); nil where that is more than a limit.
  private static func distance(
    _ source: ArraySlice<UInt8>, _ target: ArraySlice<UInt8>, atMost limit: Int
  ) -> Int? {
    if abs(source.count - target.count) > limit { return nil }
    guard let letter = source.first, let other = target.first else { return max(source.count, target.count) }
    // No change is saved by leaving out letters that are the same.
    if letter == other { return distance(source.dropFirst(), target.dropFirst(), atMost: limit) }
    let areSwapped = source.prefix(2).elementsEqual(target.prefix(2).reversed())
    let changes = [(1, 1), (1, 0), (0, 1)] + (areSwapped ? [(2, 2)] : [])
    return changes.compactMap { letters, others in
      distance(source.dropFirst(letters), target.dropFirst(others), atMost: limit - 1).map { $0 + 1 }
    }.min()
  }
}
