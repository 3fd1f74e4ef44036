// SPDX-License-Identifier: MIT

/// Writes which collections a module joins or asks for, where it is tied, and what builds its own elements.
///
/// Where nothing can tell whether a collection is available, only the module itself gets its elements.
enum JoinText {
  static func write(_ plan: Plan, to writer: inout TextWriter) {
    let entries = plan.entries.filter(\.isCollection)
    for entry in entries where !entry.isDeprecated { write(entry, plan, to: &writer) }
    if entries.contains(where: \.isDeprecated) { writer.line("\(quiet(plan).call("join(&plan)"))") }
  }

  /// Joins what is deprecated.
  static func writeQuietly(_ plan: Plan, to writer: inout TextWriter) {
    let entries = plan.entries.filter { $0.isCollection && $0.isDeprecated }
    if entries.isEmpty { return }
    writer.line("")
    quiet(plan).write(to: &writer) { writer in
      for entry in entries { write(entry, plan, to: &writer) }
    }
  }

  private static func quiet(_ plan: Plan) -> QuietText {
    QuietText(name: "_\(plan.module)_joins", signature: "func join(_ plan: inout _Plan)")
  }

  private static func write(_ entry: Plan.Entry, _ plan: Plan, to writer: inout TextWriter) {
    let key: Line = "\(ownKeyOf: EntryText(entry, in: plan))"
    let label = entry.effects.seenActor == nil ? "" : "onMainActor: "
    entry.writeGuarded(
      "plan.join(\(key), \(label)\(entry.buildName(in: .container)))", under: entry.condition, to: &writer)
    for part in entry.parts {
      let build = "\(label)\(entry.buildName(in: part.child))"
      // There are elements of the child's where it is itself: its condition is part of the entry's.
      entry.writeGuarded(
        "plan.join(\(key), in: \(part.child.className).self, \(build))", under: entry.condition, to: &writer)
    }
  }
}
