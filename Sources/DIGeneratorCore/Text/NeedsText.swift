// SPDX-License-Identifier: MIT

/// Writes down which accessors' values each provider needs: a line for each, in the order of their numbers.
///
/// It is one literal because that costs next to nothing to compile, and only who overrides reads it.
enum NeedsText {
  static func lines(of plan: Plan) -> [String] {
    guard !plan.entries.isEmpty else { return [] }
    // Entries of one number are one accessor in different builds, which needs all of it to whoever cannot know.
    let lines = Dictionary(grouping: plan.entries, by: \.slot).sorted { $0.key < $1.key }.map { _, twins in
      let needs = Set(twins.flatMap(\.needs)).sorted()
      return "  " + (["\(twins[0].ownedName):"] + needs).joined(separator: " ")
    }
    return [
      "/// What each provider needs, in the order of their numbers.",
      "private let \(plan.needsName): StaticString = \"\"\"",
    ]
      + lines + ["  \"\"\""]
  }

  /// The text as an argument of `tie`.
  static func argument(of plan: Plan) -> String {
    plan.entries.isEmpty ? "" : ", needs: \(plan.needsName)"
  }
}
