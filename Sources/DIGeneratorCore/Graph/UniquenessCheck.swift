// SPDX-License-Identifier: MIT

/// Reports providers of a module that answer for the same key, or whose accessors have the same name.
struct UniquenessCheck {
  private struct Entry {
    var provider: Provider
    var provided: Provider.Provided

    /// Where the clash is seen: the type in the directive, where it is named there.
    var place: Place { provided.place }
  }

  private struct Key: Hashable {
    var type: ResolvedType
    var name: String?
  }

  private let entries: [Entry]

  init(providers: [Provider]) {
    entries = providers.flatMap { provider in
      provider.provided.filter { !$0.isElement }.map { Entry(provider: provider, provided: $0) }
    }.sorted { $0.place < $1.place }
  }

  func report(_ diagnostics: inout DiagnosticCollector) {
    var keys: [Key: Entry] = [:]
    var accessors: [String: Entry] = [:]
    for entry in entries {
      let key = Key(type: entry.provided.type, name: entry.provider.name)
      if let first = keys[key] {
        diagnostics.report(duplicate(entry, first))
      } else if let first = accessors[entry.provided.accessor] {
        diagnostics.report(clash(entry, first))
      }
      keys[key] = keys[key] ?? entry
      accessors[entry.provided.accessor] = accessors[entry.provided.accessor] ?? entry
    }
  }

  private func duplicate(_ entry: Entry, _ first: Entry) -> Diagnostic {
    if let pair = CollectionRivals(entry.provider, first.provider) { return pair.duplicate }
    let type = entry.provided.type.title
    let name = entry.provider.name.map { " named '\($0)'" } ?? ""
    let mend =
      entry.provider.name == nil
      ? "give one of them a name, which only '@named' or an equal label takes (name: someName), or drop one: fakes belong in overrides"
      : "give one of them another name"
    return Diagnostic(
      .duplicateProvider, "'\(type)'\(name) is provided twice", at: entry.place,
      notes: [
        .init("it is provided here too\(alias(first, type))", at: first.place), .init(mend, at: entry.place),
      ])
  }

  /// What the first one called the type, where that is another name for it.
  private func alias(_ first: Entry, _ type: String) -> String {
    first.provided.type.title == type ? "" : ", as '\(first.provided.type.title)'"
  }

  private func clash(_ entry: Entry, _ first: Entry) -> Diagnostic {
    if let pair = CollectionRivals(entry.provider, first.provider) {
      return pair.clash(over: entry.provided.accessor)
    }
    return Diagnostic(
      .accessorClash,
      "two accessors would be named '\(entry.provided.accessor)'; give one another name: name: someName",
      at: entry.provider.namePlace ?? entry.place,
      notes: [.init("the other one, for '\(first.provided.type.title)', is provided here", at: first.place)])
  }
}

extension ResolvedType {
  /// How diagnostics speak of the type: as it is written, without `any`.
  var title: String { "\(spelling.core)" }
}
