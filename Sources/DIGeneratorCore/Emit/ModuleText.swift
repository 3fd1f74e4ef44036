// SPDX-License-Identifier: MIT

/// What ties a module in: what its providers need, what is looked up by type or built at the start, how many slots it has,
/// and what it replaces and joins in modules below.
extension GeneratedFile {
  func writeModule(_ requirements: RequirementText, to writer: inout TextWriter) {
    writer.paragraph(writeNeeds)
    let lists = EntryList.all(of: self)
    for list in lists {
      writer.paragraph(under: condition(of: list.child)) { list.write(to: &$0) }
    }
    writer.paragraph { writer in
      writer.line("private let \(base(for: nil)) = _SlotBase()")
      for tie in childTies {
        writer.under(condition(of: tie.child)) {
          $0.line("private let \(base(for: tie.child)) = _SlotBase()")
        }
      }
      requirements.writeTie(to: &writer) { writeTie(lists, requirements.notes, to: &$0) }
    }
    requirements.writeHandings(to: &writer)
  }

  /// Writes which accessors' values each provider needs: a line for each, in the order of their numbers. It is one literal
  /// because that costs next to nothing to compile, and only who overrides reads it.
  private func writeNeeds(to writer: inout TextWriter) {
    if entries.isEmpty { return }
    writer.line("private let _\(module)_needs: \(runtime.swift("StaticString")) = \"\"\"")
    // Entries of one number are one accessor in different builds, which needs all of it to whoever cannot know.
    for (_, twins) in Dictionary(grouping: entries, by: \.slot).sorted() {
      let needs = Set(twins.flatMap(needs)).sorted().map { " \($0)" }.joined()
      writer.line("  \(twins[0].ownedName):\(needs)")
    }
    writer.line("  \"\"\"")
  }

  /// The names of what an entry asks, at once or later; `*` where it may ask for anything, as what makes a child container
  /// may for that.
  private func needs(of entry: Entry) -> [String] {
    if let source = entry.source { return [source.ownedName] }
    let bindings = entry.provider.bindings
    let targets = bindings.compactMap(\.target)
    let mayAskAll =
      entry.provider.isInjected || bindings.contains { if case .container = $0 { true } else { false } }
      || targets.contains { $0.provider.made != nil }
    if mayAskAll { return ["*"] }
    return targets.map { target in
      let provider = target.provider
      let name = target.accessor.owned(by: provider.foundOwner)
      return provider.module == module ? name : "\(provider.module).\(name)"
    }
  }

  /// The containers that the module declares, each behind its parent, and those that it adds kept values to, with how many
  /// those are.
  private var childTies: [(child: Owner, slots: Int)] {
    let kept = entries.filter(\.isKept)
    let owners = Set(children.map(\.owner) + kept.compactMap(\.child))
    return owners.sorted { $0.sortedBefore($1) }.map { child in
      // Values of one name, of which a build has one, have one slot.
      (child, Set(kept.filter { $0.child == child }.map(\.name)).count)
    }
  }

  private func writeTie(_ lists: [EntryList], _ notes: [String], to writer: inout TextWriter) {
    let slots = entries.filter(\.hasSlot).map { $0.slot + 1 }.max() ?? 0
    let needs = entries.isEmpty ? "" : ", needs: _\(module)_needs"
    writer.line("plan.tie(\"\(module)\", slots: \(slots), base: \(base(for: nil))\(needs))")
    for (child, slots) in childTies {
      let bases = "base: \(base(for: child)), of: \(base(for: nil))"
      writer.under(condition(of: child)) {
        $0.line("plan.tie(\(child.className).self, slots: \(slots), \(bases))")
      }
    }
    for list in lists {
      writer.under(condition(of: list.child)) { $0.line(list.statement) }
    }
    writer.lines(notes)
    for entry in entries { entry.writeReplacement(to: &writer) }
    for entry in entries where entry.provider.isCollection { entry.writeJoins(to: &writer) }
  }
}

extension Entry {
  /// The other module's accessor whose place it takes, without backticks.
  var elsewhere: (module: String, name: String)? {
    guard provided != nil, let module = provider.elsewhere?.module else { return nil }
    return (module, String(name.dropFirst(Provider.accessor(for: "", of: module).count)))
  }

  /// Has a provider take the place of another module's. A statement each: two selectors of modules in one are taken for
  /// the same.
  fileprivate func writeReplacement(to writer: inout TextWriter) {
    guard let elsewhere else { return }
    var names = UniqueNames(taken: [])
    let arguments = arguments.map { names.add($0.name) }
    let container = names.add("c")
    let values = arguments.isEmpty ? "" : "(\(arguments.list))"
    let read = "{ \(([container] + arguments).list)\(words) in \(attempt)\(container).\(quoted)\(values) }"
    let place = "\(elsewhere.module)::\(elsewhere.name.quotedIfNeeded)"
    let start = "plan.replace(.\(place), by: .\(quoted), .\(provider.lifetime)"
    let end = isWhole ? ") \(read)" : ", \(base).\(keyMaker)(\(self.place)) \(read))"
    write(start + end, under: condition, to: &writer)
  }

  /// Says which collection the module joins or asks for, and what builds its own elements. Where nothing can tell whether
  /// a collection is available, only the module itself gets its elements.
  fileprivate func writeJoins(to writer: inout TextWriter) {
    // There are elements of a child's where it is itself: its condition is part of the entry's.
    for child in [.container] + joiningChildren {
      let key = effects.key(key(madeBy: buildName(in: child)))
      write("plan.join(\(key))", under: condition, to: &writer)
    }
  }
}
