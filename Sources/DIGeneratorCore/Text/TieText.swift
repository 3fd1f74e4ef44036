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
    writer.line("/// Where this module's slots begin in every container.")
    writer.line("private let \(plan.baseName) = _SlotBase()")
    for tie in plan.childTies {
      writer.under(plan.condition(of: tie.child)) {
        $0.line("private let \(plan.base(for: tie.child)) = _SlotBase()")
      }
    }
    writer.line("")
    writer.line("/// Ties this module's providers into a container's plan.")
    RequirementText(plan: plan).writeTie(named: name, to: &writer, body: writeStatements)
    JoinText.writeQuietly(plan, to: &writer)
  }

  private func writeStatements(to writer: inout TextWriter) {
    let own = dynamic.first { $0.child == nil }
    let tables = NeedsText.argument(of: plan) + (own.map { ", dynamic: \($0.name)" } ?? "")
    writer.line("plan.tie(\"\(plan.module)\", slots: \(plan.slotCount), base: \(plan.baseName)\(tables))")
    for tie in plan.childTies { write(tie, to: &writer) }
    for list in dynamic.filter({ $0.child != nil }) + eager {
      writer.under(plan.condition(of: list.child)) { $0.line(Line(list.statement)) }
    }
    writer.lines(RequirementText(plan: plan).notes)
    ElsewhereText.write(plan, to: &writer)
    JoinText.write(plan, to: &writer)
  }

  /// Has a child container keep what the module adds to it.
  private func write(_ tie: Plan.ChildTie, to writer: inout TextWriter) {
    let (child, base) = (tie.child.className, plan.base(for: tie.child))
    writer.under(plan.condition(of: tie.child)) {
      $0.line("plan.tie(\(child).self, slots: \(tie.slots), base: \(base), of: \(plan.baseName))")
    }
  }
}
