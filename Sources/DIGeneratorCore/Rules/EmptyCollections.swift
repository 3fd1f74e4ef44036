// SPDX-License-Identifier: MIT

/// What a collection that nothing joins may have been meant to hold: providers that do not say so, types without a
/// directive, elements of other modules that cannot be seen.
extension NearMisses {
  /// Remarks on what is near, each with the line that mends it where there is one.
  var elements: [Diagnostic.Note] {
    guard let element = parameter.type.element else { return [] }
    let title = parameter.type.elementTitle
    let own = index.providers.filter { $0.module == module }
    let kinds = [
      { own.flatMap(\.joins).compactMap { misspelt($0, title) } },
      { index.providers.compactMap { notImported($0, element) } },
      { own.compactMap { providedOnly($0, element, title) } },
      {
        isOwn(element)
          ? [] : beside.filter { $0.joins.contains(title) }.map { $0.note(for: module, mustBeVisible: false) }
      },
      { withoutDirective(element, title) },
    ]
    return kinds.lazy.map { $0() }.first { !$0.isEmpty } ?? [wayOut(title)]
  }

  private func notImported(_ provider: Provider, _ element: TypeIdentity) -> Diagnostic.Note? {
    guard provider.module != module, provider.joins.contains(where: { $0.type.identity == element })
    else { return nil }
    return .init(
      "'\(provider.module)' has an element for it, but is not imported; write in a file of '\(module)': import \(provider.module)",
      at: provider.place)
  }

  /// What joins a collection of a type that nobody has read and that is spelt nearly like the wanted one.
  private func misspelt(_ join: Provider.Join, _ title: String) -> Diagnostic.Note? {
    guard join.type.identity.declaration == nil, Spelling.nearest(to: join.type.title, in: [title]) != nil
    else { return nil }
    return .init("this joins a collection of '\(join.type.title)'; did you mean '\(title)'?", at: join.place)
  }

  private func providedOnly(_ provider: Provider, _ element: TypeIdentity, _ title: String) -> Diagnostic
    .Note?
  {
    if !provider.isOffered { return nil }
    if case .matched = provider.construction { return nil }
    guard
      ([provider.concrete] + provider.provided.map(\.type)).contains(where: {
        unannotated.isOne($0.identity, of: element)
      })
    else { return nil }
    return .init(
      "'\(provider.title)' is a '\(title)' but does not join; add to its directive: into: \(title)",
      at: provider.place)
  }

  private func withoutDirective(_ element: TypeIdentity, _ title: String) -> [Diagnostic.Note] {
    let found = unannotated.types(below: [element]).filter { table.declarations[$0].module == module }
    return unannotated.notes(found, ["into: \(title)"], for: module) { "'\($0.name)' is a '\(title)' but" }
  }

  private func wayOut(_ title: String) -> Diagnostic.Note {
    // What asks for it later has another type, and so no such default.
    let isAtOnce = parameter.spelling.unprefixed == parameter.type.spelling.unprefixed
    let orNone = isAtOnce ? ", or give '\(parameter.name)' the default '[]'" : ""
    return .init(
      "write '// @provide(into: \(title))' above a type that is one\(orNone)", at: parameter.place)
  }
}

extension ResolvedType {
  /// How diagnostics speak of the elements.
  var elementTitle: String {
    switch (unwrapped ?? self).spelling.core {
    case .array(let element): "\(element.core)"
    case .named(let path): path.last?.arguments.first.map { "\($0.core)" } ?? title
    default: title
    }
  }
}
