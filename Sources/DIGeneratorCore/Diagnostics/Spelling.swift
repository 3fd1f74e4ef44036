// SPDX-License-Identifier: MIT

/// How far apart two words are spelt, for "did you mean".
enum Spelling {
  /// The nearest of `candidates` that a typing slip could have turned into `word`; the first in their
  /// order where several are equally near.
  static func nearest(to word: String, in candidates: some Sequence<String>) -> String? {
    var best: (word: String, distance: Int)?
    for candidate in candidates where candidate != word {
      // No number of changes makes up for a difference in length.
      guard abs(candidate.utf8.count - word.utf8.count) <= tolerance(for: candidate) else { continue }
      let distance = distance(from: word.lowercased(), to: candidate.lowercased())
      guard distance <= tolerance(for: candidate), distance < best?.distance ?? .max else { continue }
      best = (candidate, distance)
    }
    return best?.word
  }

  /// Short words have many neighbours that are words of their own, so they must be nearer.
  private static func tolerance(for word: String) -> Int {
    switch word.count {
    case ...4: 1
    case ...7: 2
    default: 3
    }
  }

  /// The number of letters to insert, drop, change or swap with their neighbour (the optimal string
  /// alignment distance).
  static func distance(from source: String, to target: String) -> Int {
    let source = Array(source.utf8)
    let target = Array(target.utf8)
    var beforePrevious: [Int] = []
    var previous = Array(0...target.count)
    for (row, letter) in source.enumerated() {
      var current = [row + 1]
      for (column, other) in target.enumerated() {
        var cost = min(
          previous[column + 1] + 1, current[column] + 1, previous[column] + (letter == other ? 0 : 1))
        if row > 0, column > 0, letter == target[column - 1], source[row - 1] == other {
          cost = min(cost, beforePrevious[column - 1] + 1)
        }
        current.append(cost)
      }
      beforePrevious = previous
      previous = current
    }
    return previous[target.count]
  }
}
