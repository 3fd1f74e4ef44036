// SPDX-License-Identifier: MIT

/// Writes how a module's providers take the places of other modules'.
///
/// Each is an accessor that nobody else sees, which takes its arguments as the other module's key has them, and a line
/// where the module is tied. A line is a statement: two selectors of modules in one are taken for the same.
enum ElsewhereText {
  /// Writes the lines that bind.
  static func write(_ plan: Plan, to writer: inout TextWriter) {
    for entry in plan.entries {
      guard let elsewhere = entry.elsewhere else { continue }
      let names = UniqueNames.lists(entry)
      let (effects, attempt) = (entry.effects.words, entry.effects.attempt.words)
      let values = names.arguments.isEmpty ? "" : "(\(names.arguments.list))"
      let read =
        "{ \(([names.container] + names.arguments).list)\(effects) in \(attempt)\(names.container).\(entry.name.quotedIfNeeded)\(values) }"
      let place = "\(elsewhere.module)::\(elsewhere.name.quotedIfNeeded)"
      let bind = "plan.replace(.\(place), by: .\(entry.name.quotedIfNeeded), .\(entry.lifetime)) \(read)"
      entry.writeGuarded(Line(bind), under: entry.condition, to: &writer)
    }
  }

  /// The parameters of an entry's accessor.
  static func parameters(of entry: Plan.Entry) -> [String] {
    entry.arguments.map { "_ \($0.name.quotedIfNeeded): \($0.makerType)" }
  }
}

extension UniqueNames {
  fileprivate static func lists(_ entry: Plan.Entry) -> (container: String, arguments: [String]) {
    var names = UniqueNames(taken: [])
    let arguments = entry.arguments.map { names.add($0.name) }
    return (names.add("c"), arguments)
  }
}
