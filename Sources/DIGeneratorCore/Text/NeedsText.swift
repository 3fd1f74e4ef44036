// SPDX-License-Identifier: MIT

/// Writes down which accessors' values each provider needs: a line for each, in the order of their numbers.
///
/// It is one literal because that costs next to nothing to compile, and only who overrides reads it.
enum NeedsText {
  static func write(_ plan: Plan, to writer: inout TextWriter) {
    let entries = plan.entries
    if entries.isEmpty { return }
    writer.line("/// What each provider needs, in the order of their numbers.")
    let parts = writer.parts(of: firsts(of: entries)) { $1.line(line(ofTwinsFrom: $0, in: entries)) }
    writer.line("private let \(plan.needsName): \(plan.runtime.swift("StaticString")) = \"\"\"")
    for part in parts { writer.append(part) }
    writer.line("  \"\"\"")
  }

  /// The line of entries of one number. They are one accessor in different builds, which needs all of it to whoever
  /// cannot know.
  private static func line(ofTwinsFrom start: Int, in entries: [Plan.Entry]) -> Line {
    let first = entries[start]
    let twins = entries[start...].prefix { $0.slot == first.slot }
    var line: Line = "\(first.ownedName):"
    for need in twins.count == 1 ? first.needs : Set(twins.flatMap(\.needs)).inOrder() {
      line.append(" ")
      line.append(need)
    }
    return line
  }

  /// Where entries of one number begin, which stand together: in the order of the numbers, of which there are no more
  /// than entries.
  private static func firsts(of entries: [Plan.Entry]) -> [Int] {
    var firsts = [Int?](repeating: nil, count: entries.count)
    for (position, entry) in entries.enumerated() where firsts[entry.slot] == nil {
      firsts[entry.slot] = position
    }
    return firsts.compactMap(\.self)
  }

  /// The text as an argument of `tie`.
  static func argument(of plan: Plan) -> String {
    plan.entries.isEmpty ? "" : ", needs: \(plan.needsName)"
  }
}
