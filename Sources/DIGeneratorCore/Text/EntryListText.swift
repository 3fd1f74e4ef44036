// SPDX-License-Identifier: MIT

/// Writes a function that lists providers for the runtime, by their keys: those of all containers, or of a child container.
///
/// Each line names the key, which is there already: the build itself, handed over once more, would be compiled once more.
/// Every literal and every argument left out costs the compiler a search.
struct EntryListText: Sendable {
  /// What a list is for.
  struct Purpose: Sendable {
    /// The end of the function's name.
    let word: String
    /// What it adds to, where it is of all containers.
    let type: String
    /// The sentence above it, of a container that has a name or none.
    let summary: @Sendable (String?) -> String
    /// The method of the plan that takes it.
    let method: String
    /// What adds a provider.
    let statement: @Sendable (EntryText) -> Line
  }

  let purpose: Purpose
  let plan: Plan
  /// Whose they are; nil for those of all containers.
  let child: Owner?
  let entries: [EntryText]

  /// One for each kind of container that has some of the entries, all containers first.
  static func all(_ purpose: Purpose, _ entries: [EntryText]) -> [EntryListText] {
    guard let plan = entries.first?.plan else { return [] }
    let entries = entries.byContainer
    let children = entries.keys.compactMap(\.self).ordered { $0.sortedBefore($1) }
    return ([nil] + children).compactMap { child in
      entries[child].map { EntryListText(purpose: purpose, plan: plan, child: child, entries: $0) }
    }
  }

  var name: String { "_\(plan.module)\(child.map { "_\($0.className)" } ?? "")_\(purpose.word)" }

  /// The statement that hands it to the plan.
  var statement: String { "plan.\(purpose.method)(\(name))" }

  /// Writes the function.
  func write(to writer: inout TextWriter) {
    let parts = writer.parts(of: entries.filter { !$0.entry.isDeprecated }, each: Self.most) {
      write($0, to: &$1)
    }
    let deprecated = entries.filter(\.entry.isDeprecated)
    writer.line("/// \(purpose.summary(child?.className))")
    writer.block("private func \(name)(_ \(parameter)) {") { writer in
      for number in parts.indices {
        if parts.count == 1 { writer.append(parts[0]) } else { writer.line("\(name)_\(number)(&entries)") }
      }
      if !deprecated.isEmpty { writer.line("\(quiet.call("add(to: &entries)"))") }
    }
    write(deprecated, to: &writer)
    for number in parts.indices where parts.count > 1 {
      writer.line("")
      // On a line of its own, or it hides the head of a declaration.
      writer.line("@inline(never)")
      writer.block("private func \(name)_\(number)(_ \(parameter)) {") {
        $0.append(parts[number])
      }
    }
  }

  /// How many one function lists: the optimiser's time grows faster than a function does.
  private static var most: Int { 50 }

  private var parameter: String {
    "entries: inout \(child.map { "\(purpose.type)Of<\($0.className)>" } ?? purpose.type)"
  }

  /// What lists what is deprecated.
  private var quiet: QuietText { QuietText(name: name, signature: "func add(to \(parameter))") }

  private func write(_ deprecated: [EntryText], to writer: inout TextWriter) {
    if deprecated.isEmpty { return }
    writer.line("")
    quiet.write(to: &writer) { writer in
      for entry in deprecated { write(entry, to: &writer) }
    }
  }

  private func write(_ text: EntryText, to writer: inout TextWriter) {
    let condition = plan.innerCondition(of: text.entry)
    text.entry.writeGuarded(purpose.statement(text), under: condition, to: &writer)
  }
}

extension [EntryText] {
  /// Those of each child container, and those of all containers.
  var byContainer: [Owner?: [EntryText]] {
    // Nearly all programs have one kind of container.
    if !isEmpty, allSatisfy({ $0.entry.child == nil }) { return [nil: self] }
    return Dictionary(grouping: self, by: \.entry.child)
  }
}
