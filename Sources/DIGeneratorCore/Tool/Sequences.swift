// SPDX-License-Identifier: MIT

import Dispatch

extension Array where Element: Sendable {
  /// The results of `transform`, in the order of the elements, computed on all cores at once.
  ///
  /// Each turn takes several elements: starting a turn costs more than reading a small file.
  package func concurrentMap<Result: Sendable>(
    _ transform: @Sendable (Element) -> Result
  ) -> [Result] {
    let chunk = 16
    guard count > chunk else { return map(transform) }
    return [Result](unsafeUninitializedCapacity: count) { buffer, initialized in
      nonisolated(unsafe) let results = buffer
      DispatchQueue.concurrentPerform(iterations: (count + chunk - 1) / chunk) { turn in
        for index in turn * chunk..<Swift.min((turn + 1) * chunk, count) {
          results.initializeElement(at: index, to: transform(self[index]))
        }
      }
      initialized = count
    }
  }
}

extension Optional {
  /// The value as a list; an empty one for nil.
  var asList: [Wrapped] { map { [$0] } ?? [] }
}

extension Sequence<String> {
  /// The texts as a list, with a comma between them.
  var commaSeparated: String { joined(separator: ", ") }
}

extension [String] {
  /// `a, b and c`
  var enumeration: String {
    count > 1 ? "\(dropLast().commaSeparated) and \(self[count - 1])" : joined()
  }
}

// Dictionaries and sets have no order, so code that writes text from them sorts them first.

extension Sequence {
  func sorted<Key: Comparable>(by key: (Element) -> Key) -> [Element] { sorted { key($0) < key($1) } }
}

extension Sequence where Element: Hashable {
  /// Each element once, at its first position.
  package var unique: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}

extension Sequence {
  /// The keys that occur with more than one value.
  func keysOfSeveral<Key: Hashable, Value: Equatable>() -> Set<Key> where Element == (Key, Value) {
    var values: [Key: Value] = [:]
    return reduce(into: []) { several, pair in
      let other = values.updateValue(pair.1, forKey: pair.0)
      if let other, other != pair.1 { several.insert(pair.0) }
    }
  }
}

extension Dictionary where Key: Comparable {
  func sorted() -> [(key: Key, value: Value)] { sorted { $0.key < $1.key } }
}

extension Range<Int> {
  /// The first number for which `isReached` is true, which must stay true from there on; the upper bound if there is no such
  /// number. Costs about log₂(count) calls.
  func bisect(where isReached: (Int) -> Bool) -> Int {
    var low = lowerBound
    var high = upperBound
    while low < high {
      let middle = (low + high) / 2
      if isReached(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension String {
  /// The parts between separators, without empty ones; within backticks, a separator belongs to the name. To compare bytes
  /// costs less than to compare characters.
  func parts(separatedBy separator: UInt8) -> [String] {
    var isQuoted = false
    return utf8.split { byte in
      if byte == "`" { isQuoted.toggle() }
      return byte == separator && !isQuoted
    }.map { String(Substring($0)) }
  }

  /// The words of the text, which white space separates.
  var words: Set<String> { Set(utf8.split(whereSeparator: \.isWhitespace).map { String(Substring($0)) }) }

  /// The words of the form `key=value` as a dictionary.
  var pairs: [String: String] {
    let pairs = words.map { $0.split(separator: "=").map(String.init) }
    return Dictionary(uniqueKeysWithValues: pairs.map { ($0[0], $0[1]) })
  }
}

extension ArraySlice where Element: Hashable {
  /// All sets of its elements, the largest first.
  var subsets: [Set<Element>] {
    guard let first else { return [[]] }
    let rest = dropFirst().subsets
    return rest.map { $0.union([first]) } + rest
  }
}
