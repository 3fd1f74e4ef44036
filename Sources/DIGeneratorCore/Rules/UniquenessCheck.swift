// SPDX-License-Identifier: MIT

/// Reports providers of a module that answer for the same key, or whose accessors have the same name. What makes a child
/// container is an accessor too, and a child's class has those that its parent has from modules below.
struct UniquenessCheck {
  private struct Entry {
    var provider: Provider
    var provided: Provider.Provided

    var accessor: String { provided.accessor }
    /// Where the clash is seen: the type in the directive, where it is named there.
    var place: Place { provided.place }
    /// Whether it has no directive of its own that could give it another name.
    var isFixed: Bool { provider.isCollection || provider.isRequired || provider.made != nil }

    /// Whether a build, and a container, can have both: `#if` and `#else` cannot meet, nor can two child containers
    /// of one parent. Of two modules only what one class would have twice cannot be told apart.
    func canMeet(_ other: Entry) -> Bool {
      let (owner, others) = (provider.foundOwner, other.provider.foundOwner)
      let areMakers = provider.made != nil && other.provider.made != nil
      guard owner.isRelated(to: others) || areMakers, !provider.condition.excludes(other.provider.condition)
      else { return false }
      return provider.module == other.provider.module || provider.made != nil || other.provider.made != nil
        || owner.isChild && owner != others && owner.isWithin(others)
    }

    /// In which builds both are there, where that is not in all.
    func builds(with other: Entry) -> String {
      let both = (provider.condition && other.provider.condition).simplified
      return both.isAlways ? "" : " where '\(both)'"
    }

    var isNamedAfterItsType: Bool {
      provider.name == nil && provided.type.spelling.baseName?.lowerCamelCase == accessor
    }

    /// What the other one is told.
    var note: Diagnostic.Note {
      if provider.isRequired { return .init("it is required here", at: provider.place) }
      guard provider.isCollection else { return .init("it is provided here too", at: place) }
      // A library's may have none, for what is above it to join.
      let element = provider.parameters.first.map { "'\($0.name)' joins the collection here" }
      return .init(element ?? "the collection is asked for here", at: provider.place)
    }
  }

  private struct Key: Hashable {
    var type: TypeIdentity
    var name: String?
  }

  let graph: Graph
  let table: TypeTable

  func report(_ diagnostics: inout DiagnosticCollector) {
    let module = table.model.module
    let others = graph.children.isEmpty ? [] : entries { $0.module != module && table.sees($0, in: module) }
    var keys: [Key: [Entry]] = [:]
    var accessors = Dictionary(grouping: others, by: \.accessor)
    for entry in entries({ $0.module == module }).sorted(by: \.place) {
      let key = Key(type: entry.provided.type.identity, name: entry.provider.name)
      if let first = keys[key]?.first(where: entry.canMeet) {
        diagnostics.report(duplicate(entry, first))
      } else if let first = accessors[entry.accessor]?.first(where: entry.canMeet) {
        diagnostics.report(clash(entry, first))
      }
      if entry.provider.made == nil { keys[key, default: []].append(entry) }
      accessors[entry.accessor, default: []].append(entry)
    }
  }

  private func entries(_ isMeant: (Provider) -> Bool) -> [Entry] {
    graph.providers.filter { ($0.isOffered || $0.made != nil) && isMeant($0) }.flatMap { provider in
      provider.provided.filter { !$0.isElement }.map { Entry(provider: provider, provided: $0) }
    }
  }

  // MARK: Keys

  private func duplicate(_ entry: Entry, _ first: Entry) -> Diagnostic {
    let (one, other) = inOrder(entry, first)
    let (type, name) = (one.provided.type.title, one.provider.name.map { " named '\($0)'" } ?? "")
    let builds = one.builds(with: other)
    var note = other.note
    if other.provided.type.title != type, !other.isFixed {
      note.message += ", as '\(other.provided.type.title)'"
    }
    let (message, mend) =
      switch (one.provider.isRequired, other.provider.isRequired, other.provider.isCollection) {
      case (true, true, _): ("'\(type)' is required twice", "drop one '@require'")
      case (_, true, _):
        (
          "'\(type)' is required from above, and provided here too",
          "drop the '@require', or this provider: a fake for tests belongs in the test target"
        )
      case (_, _, true):
        (
          "'\(other.provided.type.spelling)' is provided, and is a collection too",
          "drop one of both, or give this one a name, which only '@named' takes: name: someName"
        )
      default:
        (
          "'\(type)'\(name) is provided twice\(builds)",
          builds.isEmpty
            ? inherited(one, other) + mend(one.provider, other.provider)
            : "drop one of them, or put one in the '#else' of the other's '#if'"
        )
      }
    return Diagnostic(
      .duplicateProvider, message, at: one.place, notes: [note, .init(mend, at: one.place)])
  }

  private func inherited(_ one: Entry, _ other: Entry) -> String {
    let owners = [one, other].map(\.provider.foundOwner).sorted { $0.levels.count > $1.levels.count }
    return owners[0] == owners[1] ? "" : "a '\(owners[0].className)' has what its parent has; "
  }

  private func mend(_ one: Provider, _ other: Provider) -> String {
    if one.name != nil { return "give one of them another name" }
    let ownType = "a type of its own, such as a struct that holds it"
    let name = "a name, which only '@named' or an equal label takes"
    return switch [one, other].filter(\.isInput).count {
    case 0: "give one of them \(name) (name: someName), or drop one: fakes belong in overrides"
    case 1: "give the input \(ownType), or the other one \(name) (name: someName)"
    default: "inputs are told apart by their types; give one \(ownType)"
    }
  }

  // MARK: Names

  /// First the one where it is said: the later one, or the one that can be changed.
  private func inOrder(_ entry: Entry, _ first: Entry) -> (Entry, Entry) {
    entry.isFixed && !first.isFixed && first.provider.module == entry.provider.module
      ? (first, entry) : (entry, first)
  }

  private func clash(_ entry: Entry, _ first: Entry) -> Diagnostic {
    let (one, other) = inOrder(entry, first)
    let type = other.provided.type.title
    var special = ""
    if other.provider.isCollection { special = ", of which one is a collection's" }
    if other.provider.isRequired { special = ", of which one is that of the required '\(type)'" }
    if other.provider.made != nil { special = ", of which one makes a child container" }
    let isPlain = special.isEmpty || one.isFixed || other.provider.made != nil
    return Diagnostic(
      .accessorClash,
      "two accessors would be named '\(one.accessor)'\(one.builds(with: other))\(one.isFixed ? "" : special); \(mend(ofNames: one, other))",
      at: one.provider.namePlace ?? one.place,
      notes: [isPlain ? .init("the other one, for '\(type)', is provided here", at: other.place) : other.note]
    )
  }

  private func mend(ofNames one: Entry, _ other: Entry) -> String {
    if one.isFixed { return "rename one of the types" }
    if one.provider.isInput { return "rename the property" }
    if other.isFixed { return "give this one another name: name: someName" }
    let way = "provide '\(one.provided.type.title)' by a static func of another name"
    // What is one generic provider has one directive, and so one name.
    if one.provider.isInstance, one.place == other.place { return way }
    return one.isNamedAfterItsType && other.isNamedAfterItsType
      ? "\(way), or give one a name, which only '@named' or an equal label takes: name: someName"
      : "give one another name: name: someName"
  }
}
