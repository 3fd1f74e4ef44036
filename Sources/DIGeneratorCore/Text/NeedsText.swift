// SPDX-License-Identifier: MIT

/// Writes down which accessors' values each provider needs: a line for each, in the order of their numbers.
///
/// It is one literal because that costs next to nothing to compile, and only who overrides reads it.
enum NeedsText {
  static func write(_ plan: Plan, to writer: inout TextWriter) {
    if plan.entries.isEmpty { return }
    writer.line("/// What each provider needs, in the order of their numbers.")
    let parts = writer.parts(of: twins(in: plan)) { $1.line(line(of: $0)) }
    writer.block("private let \(plan.needsName): StaticString = \"\"\"", "  \"\"\"") { writer in
      for part in parts { writer.append(part) }
    }
  }

  private static func line(of twins: ArraySlice<Plan.Entry>) -> Line {
    let first = twins[twins.startIndex]
    var line: Line = "\(first.ownedName):"
    for need in twins.count == 1 ? first.needs : Set(twins.flatMap(\.needs)).inOrder() {
      line.append(" \(need)")
    }
    return line
  }

  /// Entries of one number, which stand together, in the order of their numbers. They are one accessor in different
  /// builds, which needs all of it to whoever cannot know.
  private static func twins(in plan: Plan) -> [ArraySlice<Plan.Entry>] {
    let entries = plan.entries
    let starts = entries.indices.filter { $0 == 0 || entries[$0 - 1].slot != entries[$0].slot }
    return starts.ordered { entries[$0].slot < entries[$1].slot }.map { start in
      entries[start...].prefix { $0.slot == entries[start].slot }
    }
  }

  /// The text as an argument of `tie`.
  static func argument(of plan: Plan) -> String {
    plan.entries.isEmpty ? "" : ", needs: \(plan.needsName)"
  }
}
