// SPDX-License-Identifier: MIT

/// Reports providers of a module that answer for the same key, or whose accessors have the same name.
struct UniquenessCheck {
  private struct Entry {
    var provider: Provider
    var provided: Provider.Provided

    /// Where the clash is seen: the type in the directive, where it is named there.
    var place: Place { provided.place }

    /// Whether a build, and a container, can have both: `#if` and `#else` cannot meet, nor can two child containers
    /// of one parent.
    func canMeet(_ other: Entry) -> Bool {
      provider.foundOwner.isRelated(to: other.provider.foundOwner)
        && !provider.condition.excludes(other.provider.condition)
    }

    var isNamedAfterItsType: Bool {
      provider.name == nil && provided.type.spelling.baseName?.lowerCamelCase == provided.accessor
    }

    /// In which builds both are there, where that is not in all.
    func builds(with other: Entry) -> String {
      let both = (provider.condition && other.provider.condition).simplified
      return both.isAlways ? "" : " where '\(both)'"
    }
  }

  private struct Key: Hashable {
    var type: TypeIdentity
    var name: String?
  }

  let providers: [Provider]

  func report(_ diagnostics: inout DiagnosticCollector) {
    if areDifferent { return }
    var keys: [Key: [Entry]] = [:]
    var accessors: [String: [Entry]] = [:]
    for entry in entries.ordered(by: \.place) {
      let key = Key(type: entry.provided.type.identity, name: entry.provider.name)
      if let first = keys[key]?.first(where: entry.canMeet) {
        diagnostics.report(duplicate(entry, first))
      } else if let first = accessors[entry.provided.accessor]?.first(where: entry.canMeet) {
        diagnostics.report(clash(entry, first))
      }
      keys[key, default: []].append(entry)
      accessors[entry.provided.accessor, default: []].append(entry)
    }
  }

  private var entries: [Entry] {
    providers.flatMap { provider in
      provider.provided.filter { !$0.isElement }.map { Entry(provider: provider, provided: $0) }
    }
  }

  /// Whether no two have the same key or name, as in nearly all programs: so much is known before they are sorted.
  private var areDifferent: Bool {
    var keys: Set<Key> = []
    var accessors: Set<String> = []
    keys.reserveCapacity(providers.count)
    accessors.reserveCapacity(providers.count)
    for provider in providers {
      for provided in provider.provided where !provided.isElement {
        let key = Key(type: provided.type.identity, name: provider.name)
        guard keys.insert(key).inserted, accessors.insert(provided.accessor).inserted else { return false }
      }
    }
    return true
  }

  private func duplicate(_ entry: Entry, _ first: Entry) -> Diagnostic {
    if let pair = RequirementRivals(entry.provider, first.provider) { return pair.duplicate }
    if let pair = CollectionRivals(entry.provider, first.provider) { return pair.duplicate }
    let type = entry.provided.type.title
    let name = entry.provider.name.map { " named '\($0)'" } ?? ""
    let builds = entry.builds(with: first)
    if !builds.isEmpty { return duplicate(entry, first, "'\(type)'\(name) is provided twice\(builds)") }
    let owners = [entry.provider.foundOwner, first.provider.foundOwner].ordered {
      $0.levels.count > $1.levels.count
    }
    let inherited = owners[0] == owners[1] ? "" : "a '\(owners[0].className)' has what its parent has; "
    let mend = inherited + mend(entry.provider, first.provider)
    return Diagnostic(
      .duplicateProvider, "'\(type)'\(name) is provided twice", at: entry.place,
      notes: [
        .init("it is provided here too\(alias(first, type))", at: first.place), .init(mend, at: entry.place),
      ])
  }

  private func mend(_ one: Provider, _ other: Provider) -> String {
    if one.name != nil { return "give one of them another name" }
    let ownType = "a type of its own, such as a struct that holds it"
    switch [one, other].filter(\.isInput).count {
    case 0:
      return
        "give one of them a name, which only '@named' or an equal label takes (name: someName), or drop one: fakes belong in overrides"
    case 1:
      return
        "give the input \(ownType), or the other one a name, which only '@named' or an equal label takes (name: someName)"
    default: return "inputs are told apart by their types; give one \(ownType)"
    }
  }

  /// Two under `#if`s that do not exclude one another.
  private func duplicate(_ entry: Entry, _ first: Entry, _ message: String) -> Diagnostic {
    let (other, one) = first.provider.condition.isAlways ? (entry, first) : (first, entry)
    let apart = (one.provider.condition && !other.provider.condition).simplified
    let mend =
      apart == .never
      ? "drop one of them, or put it"
      : "put one of them where the other is not: this one under '#if \(apart)', or"
    return Diagnostic(
      .duplicateProvider, message, at: entry.place,
      notes: [
        .init("it is provided here too\(alias(first, entry.provided.type.title))", at: first.place),
        .init("\(mend) in the '#else' of the other's '#if'", at: one.place),
      ])
  }

  /// What the first one called the type, where that is another name for it.
  private func alias(_ first: Entry, _ type: String) -> String {
    first.provided.type.title == type ? "" : ", as '\(first.provided.type.title)'"
  }

  private func clash(_ entry: Entry, _ first: Entry) -> Diagnostic {
    if let pair = RequirementRivals(entry.provider, first.provider) {
      return pair.clash(over: entry.provided.accessor)
    }
    if let pair = CollectionRivals(entry.provider, first.provider) {
      return pair.clash(over: entry.provided.accessor)
    }
    let way = "provide '\(entry.provided.type.title)' by a static func of another name"
    // What is one generic provider has one directive, and so one name.
    let isOneGeneric = entry.provider.isInstance && entry.place == first.place
    let areOfTypes = entry.isNamedAfterItsType && first.isNamedAfterItsType
    let mend =
      isOneGeneric
      ? way
      : areOfTypes
        ? "\(way), or give one a name, which only '@named' or an equal label takes: name: someName"
        : "give one another name: name: someName"
    return Diagnostic(
      .accessorClash,
      "two accessors would be named '\(entry.provided.accessor)'\(entry.builds(with: first)); \(mend)",
      at: entry.provider.namePlace ?? entry.place,
      notes: [.init("the other one, for '\(first.provided.type.title)', is provided here", at: first.place)])
  }
}
