// SPDX-License-Identifier: MIT

/// Collections that a library asks for without joining them: somebody above it does, as with a requirement.
extension Collections {
  /// Those of modules that see no element.
  func joinedFromAbove(besides collections: [Provider]) -> [Provider] {
    let asking = providers.filter { provider in
      isLibrary(provider.module) && provider.parameters.contains { collectionFromAbove(for: $0) != nil }
    }
    if asking.isEmpty { return [] }
    var known = Known(providers, collections)
    var result: [Provider] = []
    for provider in asking {
      for parameter in provider.parameters {
        guard let type = collectionFromAbove(for: parameter),
          !known.isThere(type, in: provider.module, table),
          let join = type.elementType.flatMap({ table.join($0, at: parameter.place) })
        else { continue }
        let collection = collection(of: [], [], as: join, in: provider.module)
        collection.files = provider.files
        result.append(collection)
        known.add(collection)
      }
    }
    return result
  }

  /// The collection that a parameter takes, at once or later, where that may be joined above.
  private func collectionFromAbove(for parameter: Provider.Parameter) -> ResolvedType? {
    guard parameter.takesWhatIsAbove, let element = parameter.type.identity.elementAtOnceOrLater,
      table.isProtocol(element)
    else { return nil }
    let type = table.typeAtOnceOrLater(of: parameter)
    return type.identity.element == nil || type.isCommonValue ? nil : type
  }

  /// What has nobody above it has to join what it asks for.
  private func isLibrary(_ module: String) -> Bool { module != table.model.module || table.model.isLibrary }
}

/// What modules have already.
private struct Known {
  private var collections: [String: Set<ResolvedType>] = [:]
  /// Those that provide a collection as it is.
  private let providers: [ResolvedType: [Provider]]

  init(_ all: [Provider], _ collections: [Provider]) {
    let provided = all.flatMap { provider in provider.provided.map { (provider, $0) } }
    let arrays = provided.filter { $0.isOffered && $1.type.identity.element != nil }
    providers = Dictionary(grouping: arrays, by: \.1.type).mapValues { $0.map(\.0) }
    for collection in collections { add(collection) }
  }

  mutating func add(_ collection: Provider) {
    collections[collection.module, default: []].insert(collection.concrete)
  }

  func isThere(_ type: ResolvedType, in module: String, _ table: TypeTable) -> Bool {
    collections[module]?.contains(type) == true
      || providers[type]?.contains { table.sees($0, in: module) } == true
  }
}

extension Provider.Parameter {
  /// Whether somebody above may fill it: one with another default than `[]` is filled by that, and an optional one is
  /// nil, as far as its module sees.
  fileprivate var takesWhatIsAbove: Bool {
    role == .dependency && named == nil && match == nil && (!hasDefault || isEmptyByDefault)
  }
}

extension ResolvedType {
  /// `T` where this is `[T]`.
  fileprivate var elementType: ResolvedType? {
    guard let identity = identity.element, case .array(let spelling) = spelling.unprefixed else { return nil }
    return ResolvedType(identity: identity, spelling: spelling)
  }
}
