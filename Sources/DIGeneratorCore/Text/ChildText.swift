// SPDX-License-Identifier: MIT

/// Writes the class of a child container, and what makes it.
struct ChildText {
  let child: Plan.Child
  let plan: Plan

  private var parent: String { child.parent?.className ?? plan.runtime.container }
  private var prefix: String { child.access.prefix }
  /// Other modules may declare children of it.
  private var classPrefix: String { child.access == .public ? "open " : prefix }
  private var name: String { child.owner.className }

  /// Writes them.
  func write(to writer: inout TextWriter) {
    writeClass(to: &writer)
    writer.line("")
    writer.block("extension \(parent) {", body: writeMakers)
    writer.line("")
    NewValueText(child: child.owner, prefix: prefix, plan: plan).write([.none], to: &writer)
  }

  private func writeClass(to writer: inout TextWriter) {
    writer.line("/// A child of `\(parent)`, which has all of that and is made with a `\(child.inputs)`.")
    let sendable = plan.runtime.swift("Sendable")
    writer.block("\(classPrefix)nonisolated class \(name): \(parent), @unchecked \(sendable) {") {
      $0.line("/// Meant for the runtime only; a container makes one by `\(child.maker)`.")
      $0.line("\(prefix)required init(_making making: _Making) { super.init(_making: making) }")
    }
  }

  /// One for each choice of the arguments that may be left out.
  private func writeMakers(to writer: inout TextWriter) {
    for (position, given) in child.choices.enumerated() {
      let shown = child.arguments.filter { !$0.mayBeLeftOut || given.contains($0.name) }
      let inputs = shown.map {
        Plan.Passed(label: $0.label, expression: $0.name.quotedIfNeeded)
      }
      let value = Plan.Value.call("\(child.inputs)", inputs).text
      let parameters = shown.map(\.parameter).joined(separator: ", ")
      if position > 0 { writer.line("") }
      writer.line("/// A child container of this one, which it owns.")
      writer.block("\(prefix)func \(child.maker.quotedIfNeeded)(\(parameters)) -> \(name) {") {
        $0.line("_child(\(name).self, of: \(value), base: \(plan.base(for: child.owner)))")
      }
    }
  }
}
