// SPDX-License-Identifier: MIT

/// Reports providers of a module that have the same key, or accessors of the same name. The method that makes a child
/// container is an accessor too, and the class of a child container inherits its parent's accessors from modules below.
struct UniquenessCheck {
  private struct Entry {
    var provider: Provider
    var provided: Provider.Provided

    var accessor: String { provided.accessor }
    /// The place of the clash: the type in the directive, if the directive names it.
    var place: Place { provided.place }
    /// Whether no directive can give it another name.
    var isFixed: Bool { provider.isCollection || provider.isRequired || provider.made != nil }

    /// Whether one container can have both in one build: `#if` and `#else` exclude each other, and so do two child
    /// containers of one parent, unless both entries make a child container. Accessors of two modules are told apart by
    /// the module, unless one makes a child container, or a child's class would inherit the one and declare the other.
    func canMeet(_ other: Entry) -> Bool {
      let (owner, others) = (provider.foundOwner, other.provider.foundOwner)
      let makers = [provider.made, other.provider.made].compactMap(\.self).count
      return !provider.condition.excludes(other.provider.condition)
        && (owner.isRelated(to: others) || makers == 2)
        && (provider.module == other.provider.module || makers > 0
          || owner.isChild && owner != others && owner.isWithin(others))
    }

    /// The words for the builds that have both; empty if all builds have.
    func builds(with other: Entry) -> String {
      let both = (provider.condition && other.provider.condition).simplified
      return both.isAlways ? "" : " where '\(both)'"
    }
  }

  let graph: Graph
  let table: TypeTable

  func report(_ diagnostics: inout DiagnosticCollector) {
    let module = table.model.module
    let others = entries { $0.module != module && table.sees($0, in: module) }
    var keys: [ProviderIndex.Key: [Entry]] = [:]
    var accessors = Dictionary(grouping: others, by: \.accessor)
    for entry in entries({ $0.module == module }).sorted(by: \.place) {
      let key = ProviderIndex.Key(type: entry.provided.type.identity, name: entry.provider.name)
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
      provider.offered.map { Entry(provider: provider, provided: $0) }
    }
  }

  // MARK: Keys

  private func duplicate(_ entry: Entry, _ first: Entry) -> Diagnostic {
    let (one, other) = inOrder(entry, first)
    let (type, name) = (one.provided.type.title, one.provider.name.map { " named '\($0)'" } ?? "")
    if mayBeTwoTypes(one, other) {
      return Diagnostic(
        .unsupportedDeclaration,
        "nothing tells whether '\(type)' is one type here and where it is provided too: two modules that are not read may have one each; write the module in front of it in both",
        at: one.place, notes: [.init("it is provided here too", at: other.place)])
    }
    let alias = other.provided.type.title == type ? "" : ", as '\(other.provided.type.title)'"
    var message = "'\(type)'\(name) is provided twice\(one.builds(with: other))"
    var note = "it is provided here too\(alias)"
    var mend = mend(one, other)
    if other.provider.isRequired {
      message =
        "'\(type)' is required from above, and \(one.provider.isRequired ? "required" : "provided") here too"
      (note, mend) = ("it is required here", "drop one of both: a fake for tests belongs in the test target")
    } else if other.provider.isCollection {
      message = "'\(other.provided.spelling)' is provided, and is a collection too"
      note =
        other.provider.parameters.isEmpty ? "the collection is asked for here" : "this joins the collection"
    }
    return Diagnostic(
      .duplicateProvider, message, at: one.place,
      notes: [.init(note, at: other.place), .init(mend, at: one.place)])
  }

  /// Whether the files of two providers see different modules that may each declare a type of the name.
  private func mayBeTwoTypes(_ one: Entry, _ other: Entry) -> Bool {
    guard let name = one.provided.type.identity.unreadName, !name.contains("."), !standardTypes.contains(name)
    else { return false }
    return table.unreadNames.differ(one.provider.files, other.provider.files)
  }

  private func mend(_ one: Entry, _ other: Entry) -> String {
    if !one.builds(with: other).isEmpty {
      return "drop one of them, or put one in the '#else' of the other's '#if'"
    }
    if one.provider.name != nil { return "give one of them another name" }
    return one.provider.isInput || other.provider.isInput
      ? "inputs are told apart by their types; give one a type of its own, such as a struct that holds it"
      : "give one of them \(Self.name), or drop one: fakes belong in overrides"
  }

  // MARK: Names

  private static let name = "a name, which only '@named' or an equal label takes (name: someName)"

  /// Puts the entry first at which the error stands: the later one, unless only the earlier one can be renamed.
  private func inOrder(_ entry: Entry, _ first: Entry) -> (Entry, Entry) {
    entry.isFixed && !first.isFixed && first.provider.module == entry.provider.module
      ? (first, entry) : (entry, first)
  }

  private func clash(_ entry: Entry, _ first: Entry) -> Diagnostic {
    let (one, other) = inOrder(entry, first)
    let verb = other.provider.isRequired ? "required" : "provided"
    return Diagnostic(
      .accessorClash,
      "two accessors would be named '\(one.accessor)'\(one.builds(with: other)); \(mend(ofNames: one, other))",
      at: one.provider.namePlace ?? one.place,
      notes: [.init("the other one, for '\(other.provided.type.title)', is \(verb) here", at: other.place)])
  }

  private func mend(ofNames one: Entry, _ other: Entry) -> String {
    if one.isFixed { return "rename one of the types" }
    if one.provider.isInput { return "rename the property" }
    if other.isFixed || one.provider.name != nil { return "give this one another name: name: someName" }
    return "give one \(Self.name), or provide it by a static func of another name"
  }
}
