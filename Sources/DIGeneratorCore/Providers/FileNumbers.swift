// SPDX-License-Identifier: MIT

/// Some files of the model, by their numbers: mostly one, for which a set would take more memory than all else.
struct FileNumbers: Sequence, Sendable, ExpressibleByArrayLiteral {
  private var first: Int?
  private var others: Set<Int> = []

  init(arrayLiteral files: Int...) {
    for file in files { insert(file) }
  }

  init(_ one: Int, _ other: Int) {
    first = one
    insert(other)
  }

  mutating func insert(_ file: Int) {
    if first == nil { first = file } else if first != file { others.insert(file) }
  }

  mutating func formUnion(_ files: FileNumbers) {
    for file in files { insert(file) }
  }

  func union(_ files: FileNumbers) -> FileNumbers {
    var result = self
    result.formUnion(files)
    return result
  }

  func makeIterator() -> Iterator { Iterator(first: first, others: others.makeIterator()) }

  struct Iterator: IteratorProtocol {
    fileprivate var first: Int?
    fileprivate var others: Set<Int>.Iterator

    mutating func next() -> Int? {
      if let file = first.take() { return file }
      return others.next()
    }
  }
}
