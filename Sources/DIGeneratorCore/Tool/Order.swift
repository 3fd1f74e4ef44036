// SPDX-License-Identifier: MIT

// Everything is sorted here: each file that sorts by itself gets a copy of the whole algorithm for each type, which is a
// tenth of the program and of what compiling it takes. What is neither before nor behind another stays as it is.

extension Array {
  /// The elements in the order that a comparison says.
  func ordered(by isBefore: (Element, Element) -> Bool) -> [Element] {
    isInOrder(by: isBefore) ? self : positions(of: count) { isBefore(self[$0], self[$1]) }.map { self[$0] }
  }

  /// Most of what is sorted is so already.
  private func isInOrder(by isBefore: (Element, Element) -> Bool) -> Bool {
    indices.dropFirst().allSatisfy { !isBefore(self[$0], self[$0 - 1]) }
  }

  /// The elements by something that they have.
  func ordered<Key: Comparable>(by key: (Element) -> Key) -> [Element] {
    if count < 2 { return self }
    let keys = map(key)
    return positions(of: count) { keys[$0] < keys[$1] }.map { self[$0] }
  }
}

extension Set {
  /// The elements in the order that a comparison says.
  func ordered(by isBefore: (Element, Element) -> Bool) -> [Element] { Array(self).ordered(by: isBefore) }
}

// For certain types, because in debug builds a file gets no copy for its own types of what is generic in another one.

extension [String] {
  /// The names by the alphabet.
  func inOrder() -> [String] { count < 2 ? self : sorted() }

  /// The names by the alphabet, each once. Where they are so already, that takes a look at each.
  func distinct() -> [String] {
    let sorted = inOrder()
    return sorted.indices.filter { $0 == 0 || sorted[$0] != sorted[$0 - 1] }.map { sorted[$0] }
  }
}

extension Set<String> {
  /// The names by the alphabet.
  func inOrder() -> [String] { Array(self).inOrder() }
}

extension Sequence<Int> {
  /// The numbers from the least to the greatest.
  func inOrder() -> [Int] { Array(self).sorted() }
}

extension Dictionary where Key: Comparable {
  /// What it holds, by its keys.
  func inOrder() -> [(key: Key, value: Value)] { Array(self).ordered(by: \.key) }
}

/// Numbers from zero on in the order that a comparison says.
@inline(never)
private func positions(of count: Int, by isBefore: (Int, Int) -> Bool) -> [Int] {
  (0..<count).sorted(by: isBefore)
}
