// SPDX-License-Identifier: MIT

/// Writes down which accessors' values each provider needs: a line for each, in the order of their numbers.
///
/// It is one literal because that costs next to nothing to compile, and only who overrides reads it.
enum NeedsText {
  static func lines(of plan: Plan) -> [String] {
    guard !plan.entries.isEmpty else { return [] }
    let lines = plan.entries.sorted { $0.slot < $1.slot }.map { entry in
      "  " + (["\(entry.name.inNeeds):"] + entry.needs).joined(separator: " ")
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
