// SPDX-License-Identifier: MIT

/// A function that lists providers for the runtime, by their keys: the providers of all containers, or of a child container.
///
/// Each line names a key, which exists already: to hand over the build itself would compile it a second time. Every literal
/// and every omitted argument costs the compiler a search.
struct EntryList {
  /// The child container that owns the listed providers; nil if `Container` does.
  let child: Owner?
  /// The statement that hands it to the plan.
  let statement: String
  private let name: String
  /// The runtime's type that the function adds to.
  private let type: String
  private let lines: [Line]

  private typealias Line = (entry: Entry, statement: String)

  /// The lists of a file: first the providers for look-ups, which go by type and name as parameters do; then the eager
  /// providers for warming up, in the order of the sources.
  static func all(of file: GeneratedFile) -> [EntryList] {
    let found = file.entries.filter(isFoundByType).map { entry in
      (entry, "entries.add(\(entry.ownKey)\(entry.binding.name.map { ", name: \($0.literal)" } ?? ""))")
    }
    let placed = file.entries.compactMap { entry in entry.eagerPlace.map { (place: $0, entry: entry) } }
    let eager = placed.sorted(by: \.place).map { ($0.entry, warming($0.entry)) }
    return lists(of: file, "dynamic", "_DynamicEntries", "list", found)
      + lists(of: file, "eager", "_EagerEntries", "warm", eager)
  }

  /// Whether look-ups by type find an entry. A look-up has no arguments to give. Only accessors reach async and isolated
  /// values, and the compiler would warn of deprecated ones in the list. A requirement is found in the list of the module that
  /// provides it, and a replacement by the entry of the provider that it replaces.
  private static func isFoundByType(_ entry: Entry) -> Bool {
    let binding = entry.binding
    return entry.provided?.isElement == false && entry.arguments.isEmpty && entry.effects.isPlain
      && !binding.isRequired && binding.isOffered && !binding.isDeprecated
      && binding.systems.question != nil
  }

  /// The statement for warming up. An isolated or async value is built by its accessor.
  private static func warming(_ entry: Entry) -> String {
    // A decorator is read as its users read it, so that an override takes the place of all layers.
    let isLayer = entry.binding.layer.eager != nil
    if entry.effects.isPlain, !isLayer { return "entries.add(\(entry.ownKey))" }
    let attempt = entry.effects.attempt(from: .none).union(entry.effects.isPlain ? [] : .waiting)
    let member = entry.foreign.map { entry.file.member($0.name, of: $0.module) } ?? entry.member
    return "entries.add(\(entry.ownKey)) { c in _ = \(attempt.words)c\(member) }"
  }

  /// One list for each kind of container that has some of the entries; `Container` comes first.
  private static func lists(
    of file: GeneratedFile, _ word: String, _ type: String, _ method: String, _ lines: [Line]
  ) -> [EntryList] {
    let byContainer = Dictionary(grouping: lines, by: \.entry.node.resolvedOwner)
    return byContainer.sorted().map { owner, lines in
      let child = owner.isChild ? owner : nil
      let name = "_\(file.module)\(child.map { "_\($0.className)" } ?? "")_\(word)"
      return EntryList(
        child: child, statement: "plan.\(method)(\(name))", name: name,
        type: child.map { "\(type)Of<\($0.className)>" } ?? type, lines: lines)
    }
  }

  /// Writes the function, in parts if it is long: the optimiser's time grows faster than a function does.
  func write(to writer: TextWriter) {
    let parts = stride(from: 0, to: lines.count, by: 50).map { lines[$0..<min($0 + 50, lines.count)] }
    if parts.count == 1 { return write(name, parts[0], to: writer) }
    writer.block(head(of: name)) {
      for number in parts.indices { writer.line("\(name)_\(number)(&entries)") }
    }
    for (number, part) in parts.enumerated() {
      writer.line("")
      // On a line of its own, because the writer looks for the head of a declaration at the start of a line.
      writer.line("@inline(never)")
      write("\(name)_\(number)", part, to: writer)
    }
  }

  private func write(_ name: String, _ lines: ArraySlice<Line>, to writer: TextWriter) {
    writer.block(head(of: name)) {
      for (entry, statement) in lines {
        writer.doubting(entry) { writer.line(statement, using: entry, under: entry.innerCondition) }
      }
    }
  }

  private func head(of name: String) -> String { "private func \(name)(_ entries: inout \(type)) {" }
}

extension TextWriter {
  /// Adds a statement that uses an entry, to run where the entry is available; adds none if no check can tell where.
  func line(_ statement: String, using entry: Entry, under condition: Condition) {
    let binding = entry.binding
    guard let question = binding.systems.question else { return }
    under(condition) {
      under(question.condition.map(Condition.atom) ?? .always) {
        // The compiler's warning about a deprecated provider shows at the directive's `eager`, or where a collection is named.
        let place = binding.isDeprecated ? entry.eagerPlace ?? entry.provided?.place : nil
        guard let check = question.check else { return line("", statement, at: place) }
        block("if \(check) {") { line("", statement, at: place) }
      }
    }
  }
}
