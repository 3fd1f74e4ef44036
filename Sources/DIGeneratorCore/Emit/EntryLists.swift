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
  private let lines: [(entry: Entry, statement: String)]

  /// The lists of a file: first the providers for look-ups, which go by type and name as parameters do; then the eager
  /// providers for warming up, in the order of the sources.
  static func all(of file: GeneratedFile) -> [EntryList] {
    let found = file.entries.filter(\.isFoundByType).map { entry in
      (entry, "entries.add(\(entry.ownKey)\(entry.binding.name.map { ", name: \($0.literal)" } ?? ""))")
    }
    let placed = file.entries.compactMap { entry in entry.eagerPlace.map { (place: $0, entry: entry) } }
    let eager = placed.sorted(by: \.place).map { ($0.entry, $0.entry.warming) }
    return lists(of: file, "dynamic", "_DynamicEntries", "list", found)
      + lists(of: file, "eager", "_EagerEntries", "warm", eager)
  }

  /// One list for each kind of container that has some of the entries; `Container` comes first.
  private static func lists(
    of file: GeneratedFile, _ word: String, _ type: String, _ method: String,
    _ lines: [(entry: Entry, statement: String)]
  ) -> [EntryList] {
    let byContainer = Dictionary(grouping: lines, by: \.entry.node.resolvedOwner)
    return byContainer.sorted { $0.key.sortedBefore($1.key) }.map { owner, lines in
      let child = owner.isChild ? owner : nil
      let name = "_\(file.module)\(child.map { "_\($0.className)" } ?? "")_\(word)"
      return EntryList(
        child: child, statement: "plan.\(method)(\(name))", name: name,
        type: child.map { "\(type)Of<\($0.className)>" } ?? type, lines: lines)
    }
  }

  /// Writes the function, in parts if it is long: the optimiser's time grows faster than a function does.
  func write(to writer: inout TextWriter) {
    let parts = stride(from: 0, to: lines.count, by: 50).map { lines[$0..<min($0 + 50, lines.count)] }
    if parts.count == 1 { return write(name, parts[0], to: &writer) }
    writer.block(head(of: name)) { writer in
      for number in parts.indices { writer.line("\(name)_\(number)(&entries)") }
    }
    for (number, part) in parts.enumerated() {
      writer.line("")
      // On a line of its own, because the writer looks for the head of a declaration at the start of a line.
      writer.line("@inline(never)")
      write("\(name)_\(number)", part, to: &writer)
    }
  }

  private func write(
    _ name: String, _ lines: ArraySlice<(entry: Entry, statement: String)>, to writer: inout TextWriter
  ) {
    writer.block(head(of: name)) { writer in
      for (entry, statement) in lines {
        writer.doubting(entry.doubts) { entry.write(statement, under: entry.innerCondition, to: &$0) }
      }
    }
  }

  private func head(of name: String) -> String { "private func \(name)(_ entries: inout \(type)) {" }
}

extension Entry {
  /// Writes a statement that uses the entry, to run where it is available; writes none if no check can tell where.
  func write(_ statement: String, under condition: Condition?, to writer: inout TextWriter) {
    guard let question = Availability(attributes: binding.availability).question else { return }
    writer.under(condition) { writer in
      writer.under(question.condition.map(Condition.atom)) { writer in
        // The compiler's warning about a deprecated provider shows at the directive's `eager`, or where a collection is named.
        let place = binding.isDeprecated ? eagerPlace ?? provided?.place : nil
        guard let check = question.check else { return writer.line("", statement, at: place) }
        writer.block("if \(check) {") { $0.line("", statement, at: place) }
      }
    }
  }

  /// Whether look-ups by type find it. A look-up has no arguments to give. Only accessors reach async and isolated values,
  /// and the compiler would warn of deprecated ones in the list. A requirement is found in the list of the module that
  /// provides it, and a replacement by the entry of the provider that it replaces.
  fileprivate var isFoundByType: Bool {
    guard let provided, arguments.isEmpty, !provided.isElement, !binding.isRequired else { return false }
    guard binding.foreignReplacement == nil, effects.seenActor == nil, !effects.isAsync else { return false }
    return !binding.isDeprecated && Availability(attributes: binding.availability).question != nil
  }

  /// The place of `eager`, if warming a container up builds this entry; else nil.
  fileprivate var eagerPlace: Place? { provided?.isElement == false ? binding.eagerPlace : nil }

  /// The statement for warming up. An isolated or async value is built by its accessor.
  fileprivate var warming: String {
    if effects.isPlain { return "entries.add(\(ownKey))" }
    let attempt = effects.attempt(from: .none).union(.waiting)
    return "entries.add(\(ownKey)) { c in _ = \(attempt.words)c\(member) }"
  }
}
