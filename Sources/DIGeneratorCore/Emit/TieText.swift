// SPDX-License-Identifier: MIT

/// Writes what puts the module's providers into a container's plan, and where its slots begin.
struct TieText {
  let plan: Plan
  /// The function's name.
  let name: String
  /// What lists the providers that are found by their types, and those that are built when a container is warmed up.
  let dynamic: [EntryListText]
  let eager: [EntryListText]

  /// Writes the bases and the function.
  func write(to writer: inout TextWriter) {
    writer.line("private let \(plan.baseName) = _SlotBase()")
    for tie in plan.childTies {
      writer.under(plan.condition(of: tie.child)) {
        $0.line("private let \(plan.base(for: tie.child)) = _SlotBase()")
      }
    }
    RequirementText(plan: plan).writeTie(named: name, to: &writer, body: writeStatements)
  }

  private func writeStatements(to writer: inout TextWriter) {
    let own = dynamic.first { $0.child == nil }
    let needs = plan.entries.isEmpty ? "" : ", needs: \(plan.needsName)"
    let tables = needs + (own.map { ", dynamic: \($0.name)" } ?? "")
    writer.line("plan.tie(\"\(plan.module)\", slots: \(plan.slotCount), base: \(plan.baseName)\(tables))")
    for tie in plan.childTies { write(tie, to: &writer) }
    for list in dynamic.filter({ $0.child != nil }) + eager {
      writer.under(plan.condition(of: list.child)) { $0.line(list.statement) }
    }
    writer.lines(RequirementText(plan: plan).notes)
    for entry in plan.entries where entry.elsewhere != nil { writeReplacement(entry, to: &writer) }
    for entry in plan.entries where entry.isCollection { writeJoins(of: entry, to: &writer) }
  }

  /// Has a child container keep what the module adds to it.
  private func write(_ tie: Plan.ChildTie, to writer: inout TextWriter) {
    let (child, base) = (tie.child.className, plan.base(for: tie.child))
    writer.under(plan.condition(of: tie.child)) {
      $0.line("plan.tie(\(child).self, slots: \(tie.slots), base: \(base), of: \(plan.baseName))")
    }
  }

  /// Has a provider take the place of another module's. A statement each: two selectors of modules in one are taken for
  /// the same.
  private func writeReplacement(_ entry: Plan.Entry, to writer: inout TextWriter) {
    guard let elsewhere = entry.elsewhere else { return }
    var names = UniqueNames(taken: [])
    let arguments = entry.arguments.map { names.add($0.name) }
    let container = names.add("c")
    let (effects, attempt) = (entry.effects.words, entry.effects.attempt.words)
    let (name, values) = (entry.name.quotedIfNeeded, arguments.isEmpty ? "" : "(\(arguments.list))")
    let read = "{ \(([container] + arguments).list)\(effects) in \(attempt)\(container).\(name)\(values) }"
    let place = "\(elsewhere.module)::\(elsewhere.name.quotedIfNeeded)"
    writer.guarded(
      "plan.replace(.\(place), by: .\(name), .\(entry.lifetime)) \(read)", entry, under: entry.condition)
  }

  /// Says which collection the module joins or asks for, and what builds its own elements. Where nothing can tell whether
  /// a collection is available, only the module itself gets its elements.
  private func writeJoins(of entry: Plan.Entry, to writer: inout TextWriter) {
    let key = EntryText(entry, in: plan).ownKey
    let label = entry.effects.seenActor == nil ? "" : "onMainActor: "
    writer.guarded(
      "plan.join(\(key), \(label)\(entry.buildName(in: .container)))", entry, under: entry.condition)
    for part in entry.parts {
      let build = "\(label)\(entry.buildName(in: part.child))"
      // There are elements of the child's where it is itself: its condition is part of the entry's.
      writer.guarded(
        "plan.join(\(key), in: \(part.child.className).self, \(build))", entry, under: entry.condition)
    }
  }
}
