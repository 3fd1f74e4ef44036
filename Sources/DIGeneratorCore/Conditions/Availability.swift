// SPDX-License-Identifier: MIT

/// The systems on which a declaration can be used, each with its first version, as its `@available` attributes say.
struct Availability {
  /// The first version of each system (`macOS`, `swift`, a name that a build defines, `*` for all) that has it; `never` for
  /// an obsoleted or unavailable one.
  private var introduced: [String: Version] = [:]
  private(set) var isDeprecated = false

  /// Combines attributes, each as `@available(…)` or as its parentheses alone.
  init(attributes: [String]) {
    for attribute in attributes {
      let bytes = Array(attribute.drop { $0 != "(" }.dropFirst().dropLast().utf8)
      let items = Lexer.tokens(of: bytes).tokens.dropLast().split { $0.text == "," }.map { item in
        item.map { String(decoding: bytes[$0.range], as: UTF8.self) }
      }
      for item in items { read(item, of: items[0][0]) }
    }
  }

  /// Reads one item: `introduced: 15` of `macOS, introduced: 15`, or `macOS 15` of `macOS 15, iOS 18, *`.
  private mutating func read(_ item: [String], of system: String) {
    let version = Version(item.dropFirst().filter { $0 != ":" }.joined())
    switch item[0] {
    case "introduced": add(version, to: system)
    case "obsoleted", "unavailable": add(.never, to: system)
    case "deprecated": isDeprecated = true
    case "message", "renamed", "noasync": break
    default: if item.count > 1 { add(version, to: item[0]) }
    }
  }

  private mutating func add(_ version: Version, to system: String) {
    introduced[system] = max(introduced[system] ?? version, version)
  }

  /// Whether no system has it.
  var isUnavailable: Bool { introduced["*"] == .never }

  /// The `@available` attributes that a user of this lacks: with them, the user is unavailable wherever this is. Empty if
  /// its own attributes say so already.
  func missing(from user: Availability) -> [String] {
    if user.isUnavailable { return [] }
    let late = introduced.filter { system, version in
      [user.introduced[system], Self.always[system]].compactMap(\.self).allSatisfy { $0 < version }
    }.sorted()
    let versions = late.filter { $0.value < .never }.map { "\($0.key) \($0.value.text)" }
    // Behind a Swift version no `*` is written.
    let others = late.contains { $0.key != "swift" } ? ["*"] : []
    let attributes = versions.isEmpty ? [] : [(versions + others).commaSeparated]
    let never = late.filter { $0.value == .never }.map { "\($0.key), unavailable" }
    return (attributes + never).map { "@available(\($0))" }
  }

  /// The minimum versions of the runtime, which every program meets; for the language, the version that the compiler
  /// reports in its Swift 5 mode.
  private static let always = """
    swift=5.10 macOS=15 iOS=18 macCatalyst=18 tvOS=18 watchOS=11 visionOS=2
    """.pairs.mapValues { Version($0) }

  // MARK: Asking

  /// The `#if` condition and the `#available` check to write around a use, so that it compiles for all systems and runs
  /// where it is available; nil where no check can tell.
  var question: (condition: String?, check: String?)? {
    let never = introduced.filter { $0.value == .never }.keys.sorted()
    let excluded = never.compactMap { Self.exclusions[$0] }
    guard excluded.count == never.count else { return nil }
    let there = introduced.filter { $0.value < .never }.sorted()
    let language = there.filter { $0.key == "swift" }.map { "swift(>=\($0.value.text))" }
    let versions = there.filter { $0.key != "swift" }.map { "\($0.key) \($0.value.text)" }
    let conditions = language + excluded
    return (
      conditions.isEmpty ? nil : conditions.joined(separator: " && "),
      versions.isEmpty ? nil : "#available(\(versions.commaSeparated), *)"
    )
  }

  /// The condition that excludes each system. An attribute for iOS counts for visionOS too.
  private static let exclusions = [
    "macOS": "!os(macOS)", "iOS": "!os(iOS) && !os(visionOS)", "tvOS": "!os(tvOS)",
    "watchOS": "!os(watchOS)", "visionOS": "!os(visionOS)",
    "macCatalyst": "!targetEnvironment(macCatalyst)",
  ]
}

/// A version such as `15` or `15.4.1`.
struct Version: Comparable {
  let text: String
  private let numbers: [Int]

  /// Later than every version.
  static let never = Version("\(Int.max)")

  init(_ text: some StringProtocol) {
    self.text = String(text)
    numbers = Array((text.split(separator: ".").map { Int($0) ?? 0 } + [0, 0, 0, 0, 0]).prefix(5))
  }

  static func < (left: Version, right: Version) -> Bool {
    left.numbers.lexicographicallyPrecedes(right.numbers)
  }
}
