// SPDX-License-Identifier: MIT

/// Near misses in other modules: what is provided there, but not visible from here, for want of a word or a line.
extension NearMisses {
  /// Providers below of just that type that the consumer's module does not see.
  func hidden() -> [Diagnostic.Note] {
    index.hidden(for: parameter.type.identity, in: module).compactMap { target in
      let provider = index.providers[target.provider]
      return provider.isRequired ? required(provider) : unseen(provider, "in a file of '\(module)'")
    }
  }

  /// Providers of a type that has the name of one that nobody has read: a file without the import cannot mean it.
  func notImported() -> [Diagnostic.Note] {
    let type = parameter.type.unwrapped ?? parameter.type
    guard table.declaration(type.identity) == nil, !type.isCommonValue else { return [] }
    return index.providers.filter { provider in
      provider.module != module && provider.isOffered && !provider.isCollection && !provider.isRequired
        && provider.access >= .package
        && provider.provided.contains { $0.type.title == type.title && $0.type != type && !$0.isElement }
    }.map { unseen($0, "where it is needed") }
  }

  /// Types of that name that imported modules declare, but keep to themselves.
  func notPublic() -> [Diagnostic.Note] {
    let type = parameter.type.unwrapped ?? parameter.type
    guard case .unread(let name, _) = type.identity, !type.isCommonValue else { return [] }
    return table.declarations.filter {
      $0.isType && $0.name == name && $0.parent == nil && $0.module != module
        && table.visibility.isImported($0.module, by: module) && !table.access(of: $0).isHidden
    }.map {
      .init(
        "'\($0.module)' has a '\(name)' that is \(table.access(of: $0).keyword); if that is meant, make it public",
        at: $0.place)
    }
  }

  /// Providers of modules that the target does not depend on.
  func providedBeside() -> [Diagnostic.Note] {
    let type = parameter.type.unwrapped ?? parameter.type
    // A common value of the same name may well mean something else there.
    guard !isOwn(type.identity), !type.isCommonValue else { return [] }
    let names = parameter.named.map { [$0.text.withoutBackticks] } ?? [nil, parameter.nameForProvider]
    return beside.filter { $0.titles.contains(type.title) && names.contains($0.name) }.map {
      $0.note(for: module)
    }
  }

  /// What is declared in the target itself cannot be provided by one that it could depend on.
  func isOwn(_ identity: TypeIdentity) -> Bool { table.declaration(identity)?.module == module }

  /// What a module below requires from above is its own affair: whoever needs it too says so.
  /// In a target with nothing above, that is reported as a mistake of its own.
  private func required(_ provider: Provider) -> Diagnostic.Note? {
    guard table.model.isLibrary else { return nil }
    let title = provider.provided[0].type.title
    let alias = "Needed\(title.split(separator: ".").last ?? "")"
    return .init(
      "'\(provider.module)' requires it from above, for itself; to require it here too, write: // @require above typealias \(alias) = \(title)",
      at: provider.place)
  }

  private func unseen(_ provider: Provider, _ whereTo: String) -> Diagnostic.Note {
    if table.isVisible(provider.access, from: provider.module, in: module) {
      return .init(
        "'\(provider.module)' provides it, but is not imported; write \(whereTo): import \(provider.module)",
        at: provider.place)
    }
    let package = provider.access == .package ? table.model.packages[provider.module] : nil
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
}
