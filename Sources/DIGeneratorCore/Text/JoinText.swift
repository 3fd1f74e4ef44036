// SPDX-License-Identifier: MIT

/// Writes which collections a module joins or asks for, where it is tied, and what builds its own elements.
///
/// Where nothing can tell whether a collection is available, only the module itself gets its elements.
enum JoinText {
  static func lines(of plan: Plan) -> [String] {
    let entries = plan.entries.filter(\.build.isCollection)
    let plain = entries.filter { !$0.isDeprecated }.flatMap { lines(for: $0, plan) }
    return plain + (entries.contains(where: \.isDeprecated) ? [quiet(plan).call("join(&plan)")] : [])
  }

  /// Joins what is deprecated.
  static func quietLines(of plan: Plan) -> [String] {
    let entries = plan.entries.filter { $0.build.isCollection && $0.isDeprecated }
    return entries.isEmpty ? [] : [""] + quiet(plan).lines(entries.flatMap { lines(for: $0, plan) })
  }

  private static func quiet(_ plan: Plan) -> QuietText {
    QuietText(name: "_\(plan.module)_joins", signature: "func join(_ plan: inout _Plan)")
  }

  private static func lines(for entry: Plan.Entry, _ plan: Plan) -> [String] {
    let key = plan.key(of: entry)
    let parts = entry.parts.map {
      "plan.join(\(key), in: \($0.child.className).self, \(entry.buildName(in: $0.child)))"
    }
    return (["plan.join(\(key), \(entry.buildName(in: .container)))"] + parts).flatMap(entry.guarded)
  }
}
