// SPDX-License-Identifier: MIT

/// Ties a module in: the needs of its providers, the lists for look-ups by type and for warming up, the number of its slots,
/// its replacements in modules below, and its elements of collections.
extension GeneratedFile {
  func writeModule(_ requirements: RequirementText, to writer: inout TextWriter) {
    writer.paragraph(writeNeeds)
    let lists = EntryList.all(of: self)
    for list in lists {
      writer.paragraph(under: names.condition(of: list.child)) { list.write(to: &$0) }
    }
    writer.paragraph { writer in
      writer.line("private let \(names.base(for: nil)) = _SlotBase()")
      for tie in childTies {
        writer.under(names.condition(of: tie.child)) {
          $0.line("private let \(names.base(for: tie.child)) = _SlotBase()")
        }
      }
      requirements.writeTie(to: &writer) { writeTie(lists, requirements.notes, to: &$0) }
    }
    requirements.writeHandings(to: &writer)
  }

  /// Writes the needs of each provider: a line for each, in the order of their numbers. It is one literal, because that costs
  /// next to nothing to compile, and only programs that override something read it.
  private func writeNeeds(to writer: inout TextWriter) {
    if entries.isEmpty { return }
    writer.line("private let _\(module)_needs: \(names.runtime.swift("StaticString")) = \"\"\"")
    // Entries of one number are variants of one accessor in different builds; the line has the needs of all variants.
    for (_, twins) in Dictionary(grouping: entries, by: \.slot).sorted() {
      let needs = Set(twins.flatMap(needs)).sorted().map { " \($0)" }.joined()
      writer.line("  \(twins[0].ownedName):\(needs)")
    }
    writer.line("  \"\"\"")
  }

  /// The names of the accessors that an entry asks, at once or later. It is `*` if it may ask any: if it gets the container,
  /// has injected properties, or gets the maker of a child container, which may ask any as well.
  private func needs(of entry: Entry) -> [String] {
    if let source = entry.source { return [source.ownedName] }
    let values = entry.variant.values
    let targets = values.compactMap(\.target)
    let mayAskAll =
      entry.binding.written?.isInjected == true || values.contains(where: \.isContainer)
      || targets.contains { $0.binding.childFactory != nil }
    return mayAskAll ? ["*"] : targets.map { graph.accessors.id(of: $0).text(in: module) }
  }

  /// The child containers that the module declares or adds kept values to, each behind its parent, with the number of those
  /// values.
  private var childTies: [(child: Owner, slots: Int)] {
    let kept = entries.filter(\.isKept)
    let owners = Set(children.map(\.owner) + kept.compactMap(\.child))
    return owners.sorted { $0.sortedBefore($1) }.map { child in
      // Variants of one accessor share a slot, as a build has only one of them.
      (child, Set(kept.filter { $0.child == child }.map(\.name)).count)
    }
  }

  private func writeTie(_ lists: [EntryList], _ notes: [String], to writer: inout TextWriter) {
    let slots = entries.filter(\.node.hasSlot).map { $0.slot + 1 }.max() ?? 0
    let needs = entries.isEmpty ? "" : ", needs: _\(module)_needs"
    writer.line("plan.tie(\"\(module)\", slots: \(slots), base: \(names.base(for: nil))\(needs))")
    for (child, slots) in childTies {
      let bases = "base: \(names.base(for: child)), of: \(names.base(for: nil))"
      writer.under(names.condition(of: child)) {
        $0.line("plan.tie(\(child.className).self, slots: \(slots), \(bases))")
      }
    }
    for list in lists {
      writer.under(names.condition(of: list.child)) { $0.line(list.statement) }
    }
    writer.lines(notes)
    for entry in entries { writer.doubting(entry.doubts) { entry.writeReplacement(to: &$0) } }
    for entry in entries where entry.binding.isCollection {
      writer.doubting(entry.doubts) { entry.writeJoins(to: &$0) }
    }
  }
}

extension Entry {
  /// The other module's accessor that it replaces, without backticks.
  var foreign: (module: String, name: String)? {
    guard provided != nil, let module = binding.foreignReplacement?.module else { return nil }
    return (module, String(name.dropFirst(Binding.accessor(for: "", of: module).count)))
  }

  /// Writes the replacement of another module's provider. Each is a statement of its own, because swiftc takes two module
  /// selectors in one for the same declaration.
  fileprivate func writeReplacement(to writer: inout TextWriter) {
    guard let foreign else { return }
    var names = UniqueNames(taken: [])
    let arguments = arguments.map { names.add($0.name) }
    let container = names.add("c")
    let values = arguments.isEmpty ? "" : "(\(arguments.list))"
    let read = "{ \(([container] + arguments).list)\(words) in \(attempt)\(container).\(quoted)\(values) }"
    let place = "\(foreign.module)::\(foreign.name.quotedIfNeeded)"
    let start = "plan.replace(.\(place), by: .\(quoted), .\(binding.lifetime)"
    let end = isWhole ? ") \(read)" : ", \(base).\(keyMaker)(\(self.place)) \(read))"
    write(start + end, under: condition, to: &writer)
  }

  /// Writes the statements that add the module's elements to a collection, for all containers and for child containers. If no
  /// check can tell whether the collection is available, none is written, and only the module itself gets its elements.
  fileprivate func writeJoins(to writer: inout TextWriter) {
    // A child's elements need no condition of their own: the child's condition is part of the entry's.
    for child in [.container] + joiningChildren {
      let key = effects.key(key(madeBy: buildName(in: child)))
      write("plan.join(\(key))", under: condition, to: &writer)
    }
  }
}
