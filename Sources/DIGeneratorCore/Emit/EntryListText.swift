// SPDX-License-Identifier: MIT

/// Writes a function that lists providers for the runtime, by their keys: those of all containers, or of a child container.
///
/// Each line names the key, which is there already: the build itself, handed over once more, would be compiled once more.
/// Every literal and every argument left out costs the compiler a search.
struct EntryListText {
  let plan: Plan
  /// Whose they are; nil for those of all containers.
  let child: Owner?
  /// The end of the function's name, the runtime's type that it adds to, the plan's method that takes it.
  let (word, type, method): (String, String, String)
  let entries: [(text: EntryText, statement: String)]

  /// Those of what look-ups by type find: not what is deprecated, for which the compiler would warn here, and not what is
  /// waited for or an actor's, which is only reached by its accessor.
  static func dynamic(_ texts: [EntryText]) -> [EntryListText] {
    let found = texts.filter { text in
      let effects = text.entry.effects
      guard text.entry.lookUp != nil, effects.seenActor == nil, effects.suffix.isEmpty else { return false }
      let availability = Availability(attributes: text.entry.availability)
      return text.entry.availability.isEmpty
        || !availability.isDeprecated && AvailabilityGuard(availability) != nil
    }
    let statements = found.map { text in
      guard case .named(let name) = text.entry.lookUp else { return "entries.add(\(text.ownKey))" }
      return "entries.add(\(text.ownKey), name: \(name.literal))"
    }
    return lists("dynamic", "_DynamicEntries", "list", Array(zip(found, statements)))
  }

  /// Those of what is built when containers are warmed up, in the order of the sources.
  static func eager(_ texts: [EntryText]) -> [EntryListText] {
    let placed = texts.compactMap { text in text.entry.eagerPlace.map { (place: $0, text: text) } }
    let sorted = placed.ordered(by: \.place).map(\.text)
    return lists("eager", "_EagerEntries", "warm", sorted.map { ($0, warmUp(of: $0)) })
  }

  /// What happens on an actor, or is waited for, is left to its accessor.
  private static func warmUp(of text: EntryText) -> String {
    let entry = text.entry
    if entry.effects.isPlain { return "entries.add(\(text.ownKey))" }
    let module = entry.isContested ? "\(text.plan.module)::" : ""
    let attempt = entry.effects.attempt(from: .none).union(Attempt(isWaiting: true))
    return "entries.add(\(text.ownKey)) { c in _ = \(attempt.words)c.\(module)\(text.name) }"
  }

  /// One for each kind of container that has some of the entries, all containers first.
  private static func lists(
    _ word: String, _ type: String, _ method: String, _ entries: [(EntryText, String)]
  ) -> [EntryListText] {
    let byContainer = Dictionary(grouping: entries, by: \.0.entry.child)
    let children = byContainer.keys.compactMap(\.self).ordered { $0.sortedBefore($1) }
    return ([nil] + children).compactMap { child in
      byContainer[child].map { found in
        EntryListText(
          plan: found[0].0.plan, child: child, word: word, type: type, method: method, entries: found)
      }
    }
  }

  private init(
    plan: Plan, child: Owner?, word: String, type: String, method: String,
    entries: [(text: EntryText, statement: String)]
  ) {
    (self.plan, self.child, self.entries) = (plan, child, entries)
    (self.word, self.type, self.method) = (word, type, method)
  }

  var name: String { "_\(plan.module)\(child.map { "_\($0.className)" } ?? "")_\(word)" }

  /// The statement that hands it to the plan.
  var statement: String { "plan.\(method)(\(name))" }

  /// Writes the function, in parts where there are many: the optimiser's time grows faster than a function does.
  func write(to writer: inout TextWriter) {
    let parts = stride(from: 0, to: entries.count, by: 50).map { entries[$0..<min($0 + 50, entries.count)] }
    if parts.count == 1 { return write(name, parts[0], to: &writer) }
    writer.block(head(of: name)) { writer in
      for number in parts.indices { writer.line("\(name)_\(number)(&entries)") }
    }
    for (number, part) in parts.enumerated() {
      writer.line("")
      // On a line of its own, or it hides the head of a declaration.
      writer.line("@inline(never)")
      write("\(name)_\(number)", part, to: &writer)
    }
  }

  private func write(
    _ name: String, _ entries: ArraySlice<(text: EntryText, statement: String)>, to writer: inout TextWriter
  ) {
    writer.block(head(of: name)) { writer in
      for (text, statement) in entries {
        writer.guarded(statement, text.entry, under: plan.innerCondition(of: text.entry))
      }
    }
  }

  private func head(of name: String) -> String {
    "private func \(name)(_ entries: inout \(child.map { "\(type)Of<\($0.className)>" } ?? type)) {"
  }
}
