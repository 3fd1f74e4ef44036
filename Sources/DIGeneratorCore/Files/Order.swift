// SPDX-License-Identifier: MIT

// Everything is sorted here: each file that sorts by itself gets a copy of the whole algorithm for each type, which is a
// tenth of the program and of what compiling it takes. What has equal names or places stays as it is.

extension [String] {
  /// The names by the alphabet.
  func inOrder() -> [String] { count < 2 ? self : sorted() }
}

extension Set<String> {
  /// The names by the alphabet.
  func inOrder() -> [String] { Array(self).inOrder() }
}

extension Dictionary where Key: Comparable {
  /// What it holds, by its keys.
  func inOrder() -> [(key: Key, value: Value)] { sorted { $0.key < $1.key } }
}

extension Array {
  /// The elements by names that they have.
  func ordered(byName name: (Element) -> String) -> [Element] {
    count < 2 ? self : positions(of: map(name)).map { self[$0] }
  }

  /// The elements by places that they have: by path, then from the top of the file down.
  func ordered(byPlace place: (Element) -> Place) -> [Element] {
    count < 2 ? self : positions(of: map(place)).map { self[$0] }
  }
}

private func positions(of keys: [some Comparable]) -> [Int] {
  keys.indices.sorted { keys[$0] < keys[$1] }
}
