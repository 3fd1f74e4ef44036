// SPDX-License-Identifier: MIT

// Everything is sorted here: each file that sorts by itself gets a copy of the whole algorithm for each type, which is a
// tenth of the program and of what compiling it takes. What is neither before nor behind another stays as it is.

extension Sequence {
  /// The elements in the order that a comparison says.
  func ordered(by isBefore: (Element, Element) -> Bool) -> [Element] {
    let all = Array(self)
    guard all.count > 1 else { return all }
    return positions(of: all.count) { isBefore(all[$0], all[$1]) }.map { all[$0] }
  }

  /// The elements by something that they have.
  func ordered<Key: Comparable>(by key: (Element) -> Key) -> [Element] {
    let all = Array(self)
    guard all.count > 1 else { return all }
    let keys = all.map(key)
    return positions(of: all.count) { keys[$0] < keys[$1] }.map { all[$0] }
  }
}

extension Sequence where Element: Comparable {
  /// The elements from the least to the greatest.
  func inOrder() -> [Element] {
    let all = Array(self)
    return all.count < 2 ? all : all.sorted()
  }
}

extension Dictionary where Key: Comparable {
  /// What it holds, by its keys.
  func inOrder() -> [(key: Key, value: Value)] { ordered(by: \.key) }
}

/// Numbers from zero on in the order that a comparison says.
@inline(never)
private func positions(of count: Int, by isBefore: (Int, Int) -> Bool) -> [Int] {
  (0..<count).sorted(by: isBefore)
}
