// SPDX-License-Identifier: MIT

/// Near misses in other modules: what is provided there, but not visible from here, for want of a word or a line.
struct OtherModules {
  let index: ProviderIndex
  let beside: [BesideProvider]

  /// Providers below of just that type that the consumer's module does not see.
  func hidden(_ parameter: Provider.Parameter, in module: String) -> [Diagnostic.Note] {
    index.hidden(for: parameter.type.identity, in: module).map { target in
      let provider = index.providers[target.provider]
      return index.table.isVisible(provider.access, from: provider.module, in: module)
        ? notImported(provider) : notPublic(provider)
    }
  }

  /// Providers of a type that has the name of one that nobody has read: a file without the import cannot mean it.
  func notImported(_ type: ResolvedType, in module: String) -> [Diagnostic.Note] {
    guard index.table.declaration(type.identity) == nil, !type.isCommonValue else { return [] }
    return index.providers.filter { provider in
      provider.module != module && !provider.isReplaced && !provider.isCollection
        && index.table.isVisible(provider.access, from: provider.module, in: module)
        && provider.provided.contains { $0.type.title == type.title && $0.type != type && !$0.isElement }
    }.map(notImported)
  }

  /// Providers of modules that the target does not depend on.
  func beside(_ parameter: Provider.Parameter, in module: String) -> [Diagnostic.Note] {
    let type = parameter.type.unwrapped ?? parameter.type
    // A common value of the same name may well mean something else there.
    guard !isOwn(type.identity, module), !type.isCommonValue else { return [] }
    return beside.filter { $0.titles.contains(type.title) && isNamed($0, for: parameter) }.map {
      $0.note(for: module)
    }
  }

  /// Elements of modules that the target does not depend on.
  func besides(joining element: TypeIdentity, _ title: String, in module: String) -> [Diagnostic.Note] {
    guard !isOwn(element, module) else { return [] }
    return beside.filter { $0.joins.contains(title) }.map {
      $0.note(for: module, directive: "// @provide(public, into: \(title))")
    }
  }

  /// What is declared in the target itself cannot be provided by one that it could depend on.
  private func isOwn(_ identity: TypeIdentity, _ module: String) -> Bool {
    index.table.declaration(identity)?.module == module
  }

  private func isNamed(_ provider: BesideProvider, for parameter: Provider.Parameter) -> Bool {
    if let asked = parameter.named { return provider.name == asked.text.withoutBackticks }
    return provider.name == nil || provider.name == parameter.nameForProvider
  }

  private func notPublic(_ provider: Provider) -> Diagnostic.Note {
    .init(
      "'\(provider.module)' provides it, but not for others; write there: // @provide(public)",
      at: provider.place)
  }

  private func notImported(_ provider: Provider) -> Diagnostic.Note {
    .init(
      "'\(provider.module)' provides it, but is not imported; write where it is needed: import \(provider.module)",
      at: provider.place)
  }
}
