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
    writer.block("extension \(name) {", body: writeNewValues)
  }

  private func writeClass(to writer: inout TextWriter) {
    writer.line("/// A child of `\(parent)`, which has all of that and is made with a `\(child.inputs)`.")
    writer.block("\(classPrefix)nonisolated class \(name): \(parent), @unchecked Sendable {") {
      $0.line("/// Meant for the runtime only; a container makes one by `\(child.maker)`.")
      $0.line("\(prefix)required init(_making making: _Making) { super.init(_making: making) }")
    }
  }

  /// One for each choice of the arguments that may be left out.
  private func writeMakers(to writer: inout TextWriter) {
    for (position, given) in child.choices.enumerated() {
      let shown = child.arguments.filter { !$0.mayBeLeftOut || given.contains($0.name) }
      let inputs = shown.map {
        Plan.Passed(label: $0.label, expression: $0.name.quotedIfNeeded, mayThrow: false)
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

  /// The two that take the child's own keys: those of the runtime must not, as they are there for every container.
  private func writeNewValues(to writer: inout TextWriter) {
    writer.line("/// Builds a value anew, without regard to the one that is kept.")
    writeNewValue("fresh", isOriginal: false, to: &writer)
    writer.line("")
    writer.line("/// Builds what an override replaces.")
    writeNewValue("original", isOriginal: true, to: &writer)
  }

  private func writeNewValue(_ function: String, isOriginal: Bool, to writer: inout TextWriter) {
    let key = "\(plan.runtime.key)<@Sendable (\(name), repeat each A) throws(E) -> T>"
    writer.line("\(prefix)nonisolated func \(function)<each A, T: ~Copyable, E: Error>(")
    writer.line("  _ key: \(key), _ arguments: repeat each A")
    let call = "try _newValue(of: key, isOriginal: \(isOriginal), repeat each arguments)"
    writer.block(") throws(E) -> T {") { $0.line(Line(call)) }
  }
}
