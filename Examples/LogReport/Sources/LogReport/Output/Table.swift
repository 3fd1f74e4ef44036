// SPDX-License-Identifier: MIT

/// A report, independent of the format that it is written in.
struct Report: Equatable, Sendable {
  let title: String
  /// Lines between the title and the first table.
  let preamble: [String]
  let tables: [Table]
}

/// A titled table, the content of one section.
struct Table: Equatable, Sendable {
  let title: String
  let columns: [String]
  let rows: [[Cell]]
}

/// A value in a table, which knows how people and how programs want to read it.
enum Cell: Equatable, Sendable {
  case text(String)
  case count(Int)
  case bytes(Int)
  /// From 0 to 1.
  case share(Double)
  /// From 0 to 1, drawn.
  case bar(Double)

  var isNumber: Bool {
    switch self {
    case .text, .bar: false
    case .count, .bytes, .share: true
    }
  }

  /// As people read it.
  var display: String {
    switch self {
    case .text(let text): text.printable
    case .count(let count): NumberStyle.grouped(count)
    case .bytes(let bytes): NumberStyle.size(bytes)
    case .share(let share): NumberStyle.tenths(share * 100) + " %"
    case .bar(let share): String(repeating: "▇", count: Int((share * 24).rounded(.up)))
    }
  }

  /// As programs read it.
  var raw: String {
    switch self {
    case .text(let text): text
    case .count(let count): String(count)
    case .bytes(let bytes): String(bytes)
    case .share(let share), .bar(let share): String((share * 10_000).rounded() / 10_000)
    }
  }
}
