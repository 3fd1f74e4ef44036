// SPDX-License-Identifier: MIT

/// Writes the class of a child container, what makes it, and its `fresh` and `original`, which take its own keys: those of
/// the runtime must not, as they are there for every container.
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
    writeNewValues([.none], to: &writer)
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

  // MARK: New values

  /// Writes the two for keys that need to be on the main actor, or to wait: for those that there are, or both where other
  /// modules may add what this one has nothing of.
  func writeNewValues(of texts: [EntryText], to writer: inout TextWriter) {
    let own = texts.filter { !$0.isWhole }.map(\.entry.effects.seenIsolation)
    let kinds = [BuildEffects(actor: "MainActor"), BuildEffects(isAsync: true)]
    writeNewValues(
      kinds.filter { child.access > .internal || own.contains($0.seenIsolation) }, to: &writer)
  }

  private func writeNewValues(_ kinds: [BuildEffects], to writer: inout TextWriter) {
    if kinds.isEmpty { return }
    writer.block("extension \(name) {") { writer in
      for (number, effects) in kinds.enumerated() {
        if number > 0 { writer.line("") }
        writer.line("/// Builds a value anew, without regard to the one that is kept.")
        write("fresh", effects, isOriginal: false, to: &writer)
        writer.line("")
        writer.line("/// Builds what an override replaces.")
        write("original", effects, isOriginal: true, to: &writer)
      }
    }
  }

  private func write(
    _ function: String, _ effects: BuildEffects, isOriginal: Bool, to writer: inout TextWriter
  ) {
    let (place, wait) = (effects.seenIsolation, effects.isAsync ? "async " : "")
    let maker = "\(place)@Sendable (\(name), repeat each A) \(wait)throws(E) -> T"
    let value = effects == .none ? "T: ~Copyable" : "T"
    let (attempt, error) = (effects.isAsync ? "try await" : "try", plan.runtime.swift("Error"))
    let call =
      "_newValue\(effects.suffix)(of: \(effects.key("key")), isOriginal: \(isOriginal), repeat each arguments)"
    writer.line(
      "\(place)\(prefix)\(place.isEmpty ? "nonisolated " : "")func \(function)<each A, \(value), E: \(error)>("
    )
    writer.line("  _ key: \(plan.runtime.key)<\(maker)>, _ arguments: repeat each A")
    writer.block(") \(wait)throws(E) -> T {") { $0.line("\(attempt) \(call)") }
  }
}
