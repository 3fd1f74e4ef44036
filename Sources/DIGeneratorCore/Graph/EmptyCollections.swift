// SPDX-License-Identifier: MIT

/// What a collection that nothing joins may have been meant to hold: providers that do not say so, types without a
/// directive, elements of other modules that cannot be seen.
struct EmptyCollections {
  let index: ProviderIndex
  let table: TypeTable
  let otherModules: OtherModules

  init(index: ProviderIndex, table: TypeTable, beside: [BesideProvider]) {
    self.index = index
    self.table = table
    otherModules = OtherModules(index: index, beside: beside)
  }

  /// Remarks on what is near, each with the line that mends it where there is one.
  func notes(for parameter: Provider.Parameter, in module: String) -> [Diagnostic.Note] {
    guard let element = parameter.type.element else { return [] }
    let title = parameter.type.elementTitle
    let kinds = [
      { misspelt(title, module) }, { notImported(element, module) }, { provided(element, title, module) },
      { otherModules.besides(joining: element, title, in: module) },
      { unannotated(element, title, module) },
    ]
    return kinds.lazy.map { $0() }.first { !$0.isEmpty } ?? [wayOut(title, parameter)]
  }

  private func notImported(_ element: TypeIdentity, _ module: String) -> [Diagnostic.Note] {
    index.providers.filter { provider in
      provider.module != module && provider.joins.contains { $0.type.identity == element }
    }.map { provider in
      .init(
        "'\(provider.module)' has an element for it, but is not imported; write in a file of '\(module)': import \(provider.module)",
        at: provider.place)
    }
  }

  /// Providers that join a collection of a type that nobody has read and that is spelt nearly like the wanted one.
  private func misspelt(_ title: String, _ module: String) -> [Diagnostic.Note] {
    index.providers.filter { $0.module == module }.flatMap(\.joins).filter { join in
      join.type.identity.declaration == nil && Spelling.nearest(to: join.type.title, in: [title]) != nil
    }.map { .init("this joins a collection of '\($0.type.title)'; did you mean '\(title)'?", at: $0.place) }
  }

  private func provided(_ element: TypeIdentity, _ title: String, _ module: String) -> [Diagnostic.Note] {
    index.providers.filter { provider in
      provider.module == module && provider.isOffered && !provider.isMatched
        && (provider.concrete.identity.isOne(of: element, table)
          || provider.provided.contains { $0.type.identity.isOne(of: element, table) })
    }.map { provider in
      .init(
        "'\(provider.title)' is a '\(title)' but does not join; add to its directive: into: \(title)",
        at: provider.place)
    }
  }

  private func unannotated(_ element: TypeIdentity, _ title: String, _ module: String) -> [Diagnostic.Note] {
    let found = table.declarations.indices.filter { number in
      let declaration = table.declarations[number]
      return declaration.module == module && declaration.isBuildable
        && table.ancestors(ofType: number).contains(element)
    }
    return Unannotated(table: table).notes(found, ["into: \(title)"], for: module) {
      "'\($0.name)' is a '\(title)' but"
    }
  }

  private func wayOut(_ title: String, _ parameter: Provider.Parameter) -> Diagnostic.Note {
    // What asks for it later has another type, and so no such default.
    let isAtOnce = parameter.spelling.unprefixed == parameter.type.spelling.unprefixed
    let orNone = isAtOnce ? ", or give '\(parameter.name)' the default '[]'" : ""
    return .init(
      "write '// @provide(into: \(title))' above a type that is one\(orNone)", at: parameter.place)
  }
}

extension TypeIdentity {
  /// Whether values of it are of another type, as far as the sources read tell.
  fileprivate func isOne(of type: TypeIdentity, _ table: TypeTable) -> Bool {
    self == type || declaration.map { table.ancestors(ofType: $0).contains(type) } == true
  }
}

extension ResolvedType {
  /// How diagnostics speak of the elements.
  var elementTitle: String {
    if case .array(let element) = (unwrapped ?? self).spelling.core { return "\(element.core)" }
    if case .named(let path) = (unwrapped ?? self).spelling.core, let last = path.last?.arguments.first {
      return "\(last.core)"
    }
    return title
  }
}

extension Provider {
  fileprivate var isMatched: Bool { if case .matched = construction { true } else { false } }
}
