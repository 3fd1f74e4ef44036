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

  /// What several attributes say together.
  init(attributes: [String]) {
    for attribute in attributes { add(AvailabilityAttribute(attribute)) }
  }

  var isDeprecated: Bool { !deprecated.isEmpty }
  var isUnavailable: Bool { unavailable.contains("*") }

  private mutating func add(_ attribute: AvailabilityAttribute) {
    for (system, version) in attribute.introduced { introduce(version, on: system) }
    if let system = attribute.system {
      if attribute.isUnavailable { unavailable.insert(system) }
      if attribute.isDeprecated { deprecated.insert(system) }
      if let version = attribute.obsoleted {
        obsoleted[system] = obsoleted[system].map { min($0, version) } ?? version
      }
    }
  }

  private mutating func introduce(_ version: Version, on system: String) {
    introduced[system] = introduced[system].map { max($0, version) } ?? version
  }

  /// What something else needs too: its own, and all of this.
  func joined(with other: Availability) -> Availability {
    var result = self
    for (system, version) in other.introduced { result.introduce(version, on: system) }
    result.obsoleted.merge(other.obsoleted) { min($0, $1) }
    result.unavailable.formUnion(other.unavailable)
    return result
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
      + short.inOrder().map { "@available(\($0), obsoleted: \($1))" }
      + never.inOrder().map { "@available(\($0), unavailable)" }
  }

  private static func attribute(_ introduced: [String: Version]) -> [String] {
    let sorted = introduced.inOrder().map { "\($0) \($1)" }
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
