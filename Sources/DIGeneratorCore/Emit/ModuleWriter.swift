// SPDX-License-Identifier: MIT

/// Writes the tie of a module: the needs of its providers, the lists for look-ups by type and for warming up, the number of
/// its slots, its replacements in modules below, and its elements of collections.
struct ModuleWriter {
  let file: GeneratedFile
  let requirements: RequirementWriter
  private var writer: TextWriter { file.writer }
  private var names: FileNames { file.names }
  private var module: String { file.module }

  func write() {
    writer.paragraph(writeNeeds)
    let lists = EntryList.all(of: file)
    for list in lists {
      writer.paragraph(under: names.condition(of: list.child)) { list.write(to: writer) }
    }
    let ties = childTies
    writer.paragraph {
      writer.line("private let \(names.base(for: nil)) = _SlotBase()")
      for tie in ties {
        writer.under(names.condition(of: tie.child)) {
          writer.line("private let \(names.base(for: tie.child)) = _SlotBase()")
        }
      }
      requirements.writeTie { writeTie(lists, ties) }
    }
    requirements.writeHandings()
  }

  /// Writes the needs of each provider: a line for each, in the order of their numbers. It is one literal, because that costs
  /// next to nothing to compile, and only programs that override something read it.
  private func writeNeeds() {
    if file.entries.isEmpty { return }
    writer.line("private let _\(module)_needs: \(names.runtime.swift("StaticString")) = \"\"\"")
    // Entries of one number are variants of one accessor in different builds; the line has the needs of all variants.
    for (_, twins) in Dictionary(grouping: file.entries, by: \.slot).sorted() {
      let needs = Set(twins.flatMap(needs)).sorted().map { " \($0)" }.joined()
      writer.line("  \(twins[0].ownedName):\(needs)")
    }
    writer.line("  \"\"\"")
  }

  /// The names of the accessors that an entry asks, at once or later. It is `*` if it may ask any: if it gets the container,
  /// has properties that ask `Container.current`, or gets the maker of a child container, which may ask any as well.
  private func needs(of entry: Entry) -> [String] {
    if let source = entry.source { return [source.ownedName] }
    let injected = file.graph.injections(of: entry.binding).flatMap(\.variants).flatMap(\.values)
    let values = entry.variant.values + injected
    let targets = values.compactMap(\.target)
    let mayAskAll =
      entry.binding.written?.isInjected == true || values.contains(where: \.isContainer)
      || targets.contains { $0.binding.childFactory != nil }
    return mayAskAll ? ["*"] : targets.map { file.graph.accessors.id(of: $0).text(in: module) }
  }

  /// The child containers that the module declares or adds kept values to, each behind its parent, with the number of those
  /// values.
  private var childTies: [(child: Owner, slots: Int)] {
    let kept = file.entries.filter(\.binding.isKept)
    let owners = Set(file.children.map(\.owner) + kept.compactMap(\.child))
    return owners.sorted().map { child in
      // Variants of one accessor share a slot, as a build has only one of them.
      (child, Set(kept.filter { $0.child == child }.map(\.name)).count)
    }
  }

  private func writeTie(_ lists: [EntryList], _ ties: [(child: Owner, slots: Int)]) {
    let slots = file.entries.filter(\.node.hasSlot).map { $0.slot + 1 }.max() ?? 0
    let needs = file.entries.isEmpty ? "" : ", needs: _\(module)_needs"
    writer.line("plan.register(\"\(module)\", slots: \(slots), base: \(names.base(for: nil))\(needs))")
    for (child, slots) in ties {
      let bases = "base: \(names.base(for: child)), of: \(names.base(for: nil))"
      writer.under(names.condition(of: child)) {
        writer.line("plan.register(\(child.className).self, slots: \(slots), \(bases))")
      }
    }
    for list in lists {
      writer.under(names.condition(of: list.child)) { writer.line(list.statement) }
    }
    writer.lines(requirements.notes)
    file.write(writeReplacement)
    for entry in file.entries where entry.isLive {
      writer.under(entry.condition) {
        writer.line("plan.live(\(entry.base), \(entry.place), \(entry.name.literal))")
      }
    }
    file.write(writeJoins)
  }

  /// Writes the replacement of another module's provider. Each is a statement of its own, because swiftc takes two module
  /// selectors in one for the same declaration.
  private func writeReplacement(_ entry: Entry) {
    guard let foreign = entry.foreign else { return }
    var names = UniqueNames(taken: [])
    let arguments = entry.arguments.map { names.add($0.name) }
    let container = names.add("c")
    let values = arguments.isEmpty ? "" : "(\(arguments.list))"
    let call = "\(entry.attempt)\(container).\(entry.quoted)\(values)"
    let read = "{ \(([container] + arguments).list)\(entry.words) in \(call) }"
    let isOwn = foreign.module == module
    let accessor = "\(isOwn ? "" : "\(foreign.module)::")\(foreign.name.quotedIfNeeded)"
    let below = entry.accessorBelow.map { ", over: .\($0.quotedIfNeeded)" } ?? ""
    let start = "plan.replace(.\(accessor), by: .\(entry.quoted), .\(entry.binding.lifetime)\(below)"
    let key = "\(entry.base).\(entry.keyMaker)(\(entry.place)) \(read)"
    writer.line(
      start + (entry.isOpaque ? ") \(read)" : ", \(key))"), using: entry, under: entry.condition)
  }

  /// Writes the statements that add the module's elements to a collection, for all containers and for child containers. If no
  /// check can tell whether the collection is available, none is written, and only the module itself gets its elements.
  private func writeJoins(_ entry: Entry) {
    guard let collected = entry.binding.collected else { return }
    let type = entry.type.core.children[0]
    let isByKey = collected.key != nil
    // A child's elements need no condition of their own: the child's condition is part of the entry's.
    for part in entry.parts {
      let key = entry.effects.key(entry.key(madeBy: part.name))
      let order = part.order == 0 ? "" : ", order: \(part.order)"
      let name = part.keyExpression ?? "nil as \(type)?"
      writer.line(
        "plan.join(\(key)\(isByKey ? ", at: \(name)" : order))", using: entry, under: entry.condition)
    }
  }
}
