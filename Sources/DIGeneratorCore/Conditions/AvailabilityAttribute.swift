// SPDX-License-Identifier: MIT

/// One `@available` attribute, read.
struct AvailabilityAttribute {
  /// `macOS 15, iOS 18, *`, or `macOS, introduced: 15`.
  private(set) var introduced: [(system: String, version: Availability.Version)] = []
  /// The system that the long form is about; `*` for all.
  private(set) var system: String?
  private(set) var obsoleted: Availability.Version?
  private(set) var isUnavailable = false
  private(set) var isDeprecated = false

  /// Reads what stands in the parentheses; they, and what stands before them, may be there.
  init(_ text: String) {
    let inner = text.drop { $0 != "(" }.dropFirst().dropLast()
    let items = Self.items(of: Array(inner.utf8))
    guard let first = items.first else { return }
    if items.count > 1, !first.utf8.contains(" "), Self.isDetail(items[1]) {
      system = first
      items.dropFirst().forEach { read(detail: $0) }
    } else {
      items.forEach { read(system: $0) }
    }
  }

  /// `macOS 15`
  private mutating func read(system item: String) {
    let words = item.split(separator: " ")
    if words.count == 2 { introduced.append((String(words[0]), Availability.Version(words[1]))) }
  }

  private mutating func read(detail item: String) {
    let parts = item.split(maxSplits: 1) { $0 == ":" || $0 == "=" }.map { $0.filter { $0 != " " } }
    let version = parts.count > 1 ? Availability.Version(parts[1]) : nil
    switch parts.first {
    case "introduced": if let version, let system { introduced.append((system, version)) }
    case "obsoleted": obsoleted = version
    case "unavailable": isUnavailable = true
    // `deprecated: 100000` is a promise that nobody is warned of yet.
    case "deprecated": isDeprecated = version.map { $0 < Availability.Version("100000") } ?? true
    default: break
    }
  }

  private static func isDetail(_ item: String) -> Bool {
    let word = item.prefix { $0.isLetter }
    return ["introduced", "deprecated", "obsoleted", "unavailable", "message", "renamed", "noasync"].contains(
      word)
  }

  // MARK: Parts

  /// What stands between the commas, strings left alone, with single spaces.
  private static func items(of bytes: [UInt8]) -> [String] {
    var items: [[UInt8]] = [[]]
    var isString = false
    for (offset, byte) in bytes.enumerated() {
      if byte == "\"", offset == 0 || bytes[offset - 1] != "\\" { isString.toggle() }
      if byte == ",", !isString {
        items.append([])
      } else {
        items[items.count - 1].append(byte.isWhitespace ? " " : byte)
      }
    }
    return items.map { item in
      item.split(separator: " ").map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
    }
  }
}
