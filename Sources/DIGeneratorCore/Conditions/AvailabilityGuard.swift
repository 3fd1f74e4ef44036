// SPDX-License-Identifier: MIT

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
    let questions = language.compactMap(\.self) + never.inOrder().flatMap { Self.questions[$0] ?? [] }
    condition = questions.isEmpty ? nil : questions.joined(separator: " && ")
    let systems = availability.introduced.filter { $0.key != "swift" && $0.key != "*" }
    let versions = systems.inOrder().map { "\($0.key) \($0.value)" }
    check = versions.isEmpty ? nil : "#available(\(versions.joined(separator: ", ")), *)"
  }

  /// How to ask for any system but one. What holds for iOS holds for visionOS too, unless that is mentioned.
  private static let questions = [
    "macOS": ["!os(macOS)"], "iOS": ["!os(iOS)", "!os(visionOS)"], "tvOS": ["!os(tvOS)"],
    "watchOS": ["!os(watchOS)"], "visionOS": ["!os(visionOS)"],
    "macCatalyst": ["!targetEnvironment(macCatalyst)"],
  ]
}
