// SPDX-License-Identifier: MIT

/// Collections that a library asks for without joining them: somebody above it does, as with a requirement.
extension Collections {
  /// Those of modules that see no element.
  func joinedFromAbove(besides collections: [Provider]) -> [Provider] {
    var result: [Provider] = []
    for provider in providers where isLibrary(provider.module) && provider.elsewhere == nil {
      for parameter in provider.parameters where parameter.asksForCollection {
        guard let element = parameter.type.identity.element, table.isProtocol(element),
          !parameter.type.isCommonValue, !isThere(parameter, provider, among: collections + result),
          let join = join(of: parameter), isFree(join.accessor, in: provider.module)
        else { continue }
        let collection = collection(of: [], [], as: join, in: provider.module)
        collection.files = provider.files
        result.append(collection)
      }
    }
    return result
  }

  /// What has nobody above it has to join what it asks for.
  private func isLibrary(_ module: String) -> Bool { module != table.model.module || table.model.isLibrary }

  private func isThere(
    _ parameter: Provider.Parameter, _ provider: Provider, among collections: [Provider]
  ) -> Bool {
    collections.contains { $0.module == provider.module && $0.concrete == parameter.type }
      || providers.contains { other in
        other.isOffered && table.sees(other, in: provider.module)
          && other.provided.contains { $0.type == parameter.type }
      }
  }

  private func isFree(_ accessor: String, in module: String) -> Bool {
    !providers.contains { $0.module == module && $0.provided.contains { $0.accessor == accessor } }
  }

  private func join(of parameter: Provider.Parameter) -> Provider.Join? {
    guard let element = parameter.type.elementType,
      let base = table.expanded(element).spelling.baseName, base.isPlainIdentifier
    else { return nil }
    return Provider.Join(
      type: element, spelling: table.accessorType(element, lifetime: .transient),
      accessor: base.lowerCamelCase + "s", place: parameter.place)
  }
}

extension Provider.Parameter {
  /// Whether it takes a collection that may be joined above: one with another default is filled by that, and an optional
  /// one is nil, as far as its module sees.
  fileprivate var asksForCollection: Bool {
    type.identity.element != nil && role == .dependency && named == nil && match == nil
      && (!hasDefault || isEmptyByDefault)
  }
}

extension ResolvedType {
  /// `T` where this is `[T]`.
  fileprivate var elementType: ResolvedType? {
    guard let identity = identity.element, case .array(let spelling) = spelling.unprefixed else { return nil }
    return ResolvedType(identity: identity, spelling: spelling)
  }
}
