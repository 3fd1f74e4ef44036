// SPDX-License-Identifier: MIT

import DIGeneratorCore

/// A search that forgives: `ordserv` finds `orderService`.
struct NameSearch {
  private let part: [UInt8]

  init(_ part: String) { self.part = Array(part.lowercased().utf8) }

  /// The names that fit, the best first.
  func best(of names: [String], limit: Int) -> [String] {
    let ranked = names.compactMap { name in rank(of: name).map { ($0, name) } }
    return ranked.sorted { $0 < $1 }.prefix(limit).map(\.1)
  }

  /// How well a name fits, 0 for the best: it is the part, begins with it, has it, or has its letters in their order. Nil if it
  /// has not even these.
  func rank(of name: String) -> Int? {
    let letters = Array(name.lowercased().utf8)
    if letters == part { return 0 }
    if letters.starts(with: part) { return 1 }
    if letters.indices.contains(where: { letters[$0...].starts(with: part) }) { return 2 }
    var rest = part[...]
    for letter in letters where letter == rest.first { rest.removeFirst() }
    return rest.isEmpty && part.count > 2 ? 3 : nil
  }
}
