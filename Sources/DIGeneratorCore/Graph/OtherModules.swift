// SPDX-License-Identifier: MIT

/// Near misses in other modules: what is provided there, but not visible from here, for want of a word or a line.
struct OtherModules {
  let index: ProviderIndex
  let beside: [BesideProvider]

  /// Providers below of just that type that the consumer's module does not see.
  func hidden(_ parameter: Provider.Parameter, in module: String) -> [Diagnostic.Note] {
    index.hidden(for: parameter.type.identity, in: module).compactMap { target in
      let provider = index.providers[target.provider]
      if provider.isRequired { return required(provider) }
      return index.table.isVisible(provider.access, from: provider.module, in: module)
        ? notImported(provider, "in a file of '\(module)'") : notPublic(provider)
    }
  }

  /// Providers of a type that has the name of one that nobody has read: a file without the import cannot mean it.
  func notImported(_ type: ResolvedType, in module: String) -> [Diagnostic.Note] {
    guard index.table.declaration(type.identity) == nil, !type.isCommonValue else { return [] }
    return index.providers.filter { provider in
      provider.module != module && provider.isOffered && !provider.isCollection && !provider.isRequired
        && provider.access >= .package
        && provider.provided.contains { $0.type.title == type.title && $0.type != type && !$0.isElement }
    }.map {
      index.table.isVisible($0.access, from: $0.module, in: module)
        ? notImported($0, "where it is needed") : notPublic($0)
    }
  }

  /// Types of that name that imported modules declare, but keep to themselves.
  func notPublic(_ type: ResolvedType, in module: String) -> [Diagnostic.Note] {
    let table = index.table
    guard case .unread(let name, _) = type.identity, !type.isCommonValue else { return [] }
    return table.declarations.filter { declaration in
      declaration.isType && declaration.name == name && declaration.parent == nil
        && table.visibility.isImported(declaration.module, by: module)
        && !table.access(of: declaration).isHidden
        && !table.isVisible(table.access(of: declaration), from: declaration.module, in: module)
    }.map {
      .init(
        "'\($0.module)' has a '\(name)' that is \(table.access(of: $0).keyword); if that is meant, make it public",
        at: $0.place)
    }
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
      $0.note(for: module, mustBeVisible: false)
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

  /// What a module below requires from above is its own affair: whoever needs it too says so.
  /// In a target with nothing above, that is reported as a mistake of its own.
  private func required(_ provider: Provider) -> Diagnostic.Note? {
    guard index.table.model.isLibrary else { return nil }
    let title = provider.provided[0].type.title
    let alias = "Needed\(title.split(separator: ".").last ?? "")"
    return .init(
      "'\(provider.module)' requires it from above, for itself; to require it here too, write: // @require above typealias \(alias) = \(title)",
      at: provider.place)
  }

  private func notPublic(_ provider: Provider) -> Diagnostic.Note {
    let package = provider.access == .package ? index.table.model.packages[provider.module] : nil
    if provider.isInput, let owner = provider.owner {
      let viewer = package.map { "the package '\($0)'" } ?? "'\(provider.module)'"
      return .init(
        "it is what a '\(owner.className)' is made with, which only \(viewer) sees; say 'public' in the '@container' there",
        at: provider.place)
    }
    let limit = package.map { "only for its own package, '\($0)'" } ?? "not for others"
    return .init(
      "'\(provider.module)' provides it, but \(limit); write there: // @provide(public)", at: provider.place)
  }

  private func notImported(_ provider: Provider, _ whereTo: String) -> Diagnostic.Note {
    .init(
      "'\(provider.module)' provides it, but is not imported; write \(whereTo): import \(provider.module)",
      at: provider.place)
  }
}
