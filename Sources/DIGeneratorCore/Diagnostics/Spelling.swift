// SPDX-License-Identifier: MIT

/// Finds the word that a misspelt one was meant to be.
package enum Spelling {
  /// The candidate nearest to a word; the first by the alphabet where several are equally near; nil where all are too far.
  package static func nearest(to word: String, in candidates: [String]) -> String? {
    let letters = letters(of: word)
    var best: (distance: Int, word: String)?
    for candidate in candidates where candidate != word {
      let limit = best?.distance ?? tolerance(of: candidate)
      // A cheap test for thousands of candidates: each change replaces one letter by another at most.
      guard (letters ^ self.letters(of: candidate)).nonzeroBitCount <= 2 * limit,
        let distance = distance(word, candidate, atMost: min(limit, tolerance(of: candidate)))
      else { continue }
      if best.map({ (distance, candidate) < $0 }) ?? true { best = (distance, candidate) }
    }
    return best?.word
  }

  /// Whether at most `limit` changes turn one word into the other.
  static func isNear(_ source: String, to target: String, within limit: Int) -> Bool {
    distance(source, target, atMost: limit) != nil
  }

  /// The most changes between a word and its misspelling. Short words have many neighbours that are words of their own.
  private static func tolerance(of word: String) -> Int {
    switch word.utf8.count {
    case ...4: 1
    case ...7: 2
    default: 3
    }
  }

  /// One bit for each letter, in either case; some characters share a bit.
  private static func letters(of word: String) -> UInt32 {
    word.utf8.reduce(0) { $0 | 1 << UInt32($1 & 31) }
  }

  private static func distance(_ source: String, _ target: String, atMost limit: Int) -> Int? {
    let source = Array(source.lowercased().utf8)
    let target = Array(target.lowercased().utf8)
    return distance(source[...], target[...], atMost: limit)
  }

  /// The number of letters to insert, drop, change or swap with their neighbour (the optimal string alignment distance);
  /// nil if it exceeds the limit.
  private static func distance(
    _ source: ArraySlice<UInt8>, _ target: ArraySlice<UInt8>, atMost limit: Int
  ) -> Int? {
    if abs(source.count - target.count) > limit { return nil }
    guard let letter = source.first, let other = target.first else { return max(source.count, target.count) }
    // Equal first letters need no change.
    if letter == other { return distance(source.dropFirst(), target.dropFirst(), atMost: limit) }
    let areSwapped = source.prefix(2).elementsEqual(target.prefix(2).reversed())
    let changes = [(1, 1), (1, 0), (0, 1)] + (areSwapped ? [(2, 2)] : [])
    return changes.compactMap { letters, others in
      distance(source.dropFirst(letters), target.dropFirst(others), atMost: limit - 1).map { $0 + 1 }
    }.min()
  }
}
