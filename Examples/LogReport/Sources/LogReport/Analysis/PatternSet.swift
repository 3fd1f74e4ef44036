// SPDX-License-Identifier: MIT

/// Names for texts that contain a telling word.
struct PatternSet: Sendable, ExpressibleByDictionaryLiteral {
  private let patterns: [(word: String, name: String)]

  /// Words, in lower case, and what they tell; of two that match, the first counts.
  init(dictionaryLiteral elements: (String, String)...) {
    patterns = elements.map { (word: $0.0, name: $0.1) }
  }

  func name(for text: String) -> String? {
    let text = text.lowercased()
    return patterns.first { text.contains($0.word) }?.name
  }
}
