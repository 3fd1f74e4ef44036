// SPDX-License-Identifier: MIT

/// On which systems, and from when on, something can be used, as its `@available` attributes say.
struct Availability: Sendable, Equatable {
  /// By system (`macOS`, `swift`, or a name that a build defines), the first version that has it.
  private(set) var introduced: [String: Version] = [:]
  /// The first version that no longer has it.
  private(set) var obsoleted: [String: Version] = [:]
  /// The systems that never have it; `*` for all.
  private(set) var unavailable: Set<String> = []
  /// The systems on which its use is warned of, from some version on; `*` for all.
  private(set) var deprecated: Set<String> = []

  /// What several attributes say together, each the text in its parentheses, with or without them.
  init(attributes: [String]) {
    for attribute in attributes {
      let bytes = Array(attribute.drop { $0 != "(" }.dropFirst().dropLast().utf8)
      let tokens = Lexer.tokens(of: bytes).tokens.dropLast()
      let items = tokens.split { $0.text == "," }.map { item in
        item.map { String(decoding: bytes[$0.range], as: UTF8.self) }
      }
      guard items.count > 1, items[0].count == 1, Self.details.contains(items[1][0]) else {
        // `macOS 15, iOS 18, *`
        for item in items where item.count > 1 {
          introduce(Version(item.dropFirst().joined()), on: item[0])
        }
        continue
      }
      for item in items.dropFirst() { read(item, of: items[0][0]) }
    }
  }

  private static let details: Set = [
    "introduced", "deprecated", "obsoleted", "unavailable", "message", "renamed", "noasync",
  ]

  /// `introduced: 15` of `macOS, introduced: 15`.
  private mutating func read(_ detail: [String], of system: String) {
    let version = detail.count > 2 ? Version(detail.dropFirst(2).joined()) : nil
    switch (detail[0], version) {
    case ("introduced", let version?): introduce(version, on: system)
    case ("obsoleted", let version?): obsoleted[system] = min(obsoleted[system] ?? version, version)
    case ("unavailable", _): unavailable.insert(system)
    // 100000 is some day.
    case ("deprecated", _): if version.map({ $0 < Version("100000") }) ?? true { deprecated.insert(system) }
    default: break
    }
  }

  var isDeprecated: Bool { !deprecated.isEmpty }
  var isUnavailable: Bool { unavailable.contains("*") }

  private mutating func introduce(_ version: Version, on system: String) {
    introduced[system] = max(introduced[system] ?? version, version)
  }

  // MARK: Comparing

  /// What a user of this would have to say too in order not to be available where this is not: nothing where it
  /// says so already.
  func missing(from user: Availability) -> [String] {
    let open = { (system: String) in !user.unavailable.contains(system) && !user.isUnavailable }
    let late = introduced.filter { system, version in
      open(system) && version > max(user.introduced[system] ?? .none, Self.always[system] ?? .none)
    }
    let short = obsoleted.filter { system, version in
      open(system) && user.obsoleted[system].map { version < $0 } ?? true
    }
    let never = unavailable.filter(open)
    return Self.attribute(late)
      + short.sorted().map { "@available(\($0), obsoleted: \($1))" }
      + never.sorted().map { "@available(\($0), unavailable)" }
  }

  private static func attribute(_ introduced: [String: Version]) -> [String] {
    let sorted = introduced.sorted().map { "\($0) \($1)" }
    if sorted.isEmpty { return [] }
    return introduced.keys.contains("swift") && sorted.count == 1
      ? ["@available(\(sorted[0]))"] : ["@available(\((sorted + ["*"]).joined(separator: ", ")))"]
  }

  /// What the runtime itself asks for: every program that uses it is at least that new. The language is that of the
  /// compiler's older mode.
  private static let always: [String: Version] = [
    "swift": Version("5.10"),
    "macOS": Version("15"), "iOS": Version("18"), "macCatalyst": Version("18"), "tvOS": Version("18"),
    "watchOS": Version("11"), "visionOS": Version("2"),
  ]
}

extension Availability {
  /// `15`, `15.4.1`
  struct Version: Sendable, Comparable, CustomStringConvertible {
    private let numbers: [Int]
    let description: String

    static let none = Version("0")

    init(_ text: some StringProtocol) {
      description = String(text)
      var numbers = text.split(whereSeparator: { $0 == "." || $0 == "_" }).map { Int($0) ?? 0 }
      while numbers.last == 0 { numbers.removeLast() }
      self.numbers = numbers
    }

    static func == (left: Version, right: Version) -> Bool { left.numbers == right.numbers }
    static func < (left: Version, right: Version) -> Bool {
      left.numbers.lexicographicallyPrecedes(right.numbers)
    }
  }
}

/// What stands around code that uses something, so that it compiles for all systems and runs on those that have it.
struct AvailabilityGuard: Equatable {
  /// What an `#if` must ask; nil for nothing.
  let condition: String?
  /// What `#available` must ask; nil for nothing.
  let check: String?

  /// Nil where nothing is ever available, or no question tells where it is.
  init?(_ availability: Availability) {
    guard !availability.isUnavailable else { return nil }
    let never = availability.unavailable.union(availability.obsoleted.keys).subtracting(["swift"])
    guard never.isSubset(of: Self.questions.keys), !availability.unavailable.contains("swift") else {
      return nil
    }
    let language = [
      availability.introduced["swift"].map { "swift(>=\($0))" },
      availability.obsoleted["swift"].map { "!swift(>=\($0))" },
    ]
    let questions = language.compactMap(\.self) + never.sorted().flatMap { Self.questions[$0] ?? [] }
    condition = questions.isEmpty ? nil : questions.joined(separator: " && ")
    let systems = availability.introduced.filter { $0.key != "swift" && $0.key != "*" }
    let versions = systems.sorted().map { "\($0.key) \($0.value)" }
    check = versions.isEmpty ? nil : "#available(\(versions.joined(separator: ", ")), *)"
  }

  /// How to ask for any system but one. What holds for iOS holds for visionOS too, unless that is mentioned.
  private static let questions = [
    "macOS": ["!os(macOS)"], "iOS": ["!os(iOS)", "!os(visionOS)"], "tvOS": ["!os(tvOS)"],
    "watchOS": ["!os(watchOS)"], "visionOS": ["!os(visionOS)"],
    "macCatalyst": ["!targetEnvironment(macCatalyst)"],
  ]
}
