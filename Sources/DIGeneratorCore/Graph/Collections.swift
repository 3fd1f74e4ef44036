// SPDX-License-Identifier: MIT

/// Makes the providers of collections: for each module that sees elements, one provider per collection, of the elements
/// in the module and in the modules below it.
///
/// A collection is a provider like any other, with its elements as parameters. So it has a key, can be overridden, and
/// takes on its elements' effects and edges. It is internal to its module and builds that module's own elements; a
/// container puts together the elements of all modules below its root.
struct Collections {
  let table: TypeTable
  private let modules: [String]
  private let providers: [String: [Provider]]
  /// The elements by module, lower modules first, then by path and line.
  private let elements: [Element]

  /// A provider that becomes an element, and the collection that it names in `into:`.
  private typealias Element = (provider: Provider, join: Provider.Join)

  init(_ all: [Provider], in table: TypeTable) {
    let providers = Dictionary(grouping: all, by: \.module)
    let modules = table.visibility.dependencyOrder(of: table.modules)
    (self.table, self.modules, self.providers) = (table, modules, providers)
    elements = modules.flatMap { module in
      providers[module, default: []].flatMap { provider in provider.joins.map { (provider, $0) } }.sorted(
        by: \.1.place)
    }
  }

  func all() -> [Provider] {
    let joined = elements.isEmpty ? [] : modules.flatMap(joined)
    return joined + fromAbove(besides: joined)
  }

  // MARK: Joined

  private func joined(in module: String) -> [Provider] {
    let seen = table.visibility.below(module).union([module])
    let all = Dictionary(
      grouping: elements.filter { seen.contains($0.provider.module) }, by: \.join.type.identity)
    let groups = Array(all.values).sorted { $0[0].join.place < $1[0].join.place }
    let own = providers[module] ?? []
    let used = Set(own.flatMap(\.parameters).compactMap { table.typeAtOnceOrLater(of: $0).element })
      .union(own.flatMap(\.joins).map(\.type.identity))
    let names = own.flatMap(\.provided).map(\.accessor) + groups.map { $0[0].join.accessor }
    let count = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
    // A collection that the module neither joins nor asks for has an accessor too, unless the accessor's name is taken
    // or the module cannot name the type.
    return groups.filter { group in
      let join = group[0].join
      return used.contains(join.type.identity)
        || count[join.accessor] == 1 && isNameable(join.type, in: module)
    }.map { collection(of: $0, in: module) }
  }

  private func isNameable(_ type: ResolvedType, in module: String) -> Bool {
    type.identity.members.allSatisfy { member in
      member.declaration.map {
        table.isVisible($0.access, from: $0.module, in: module)
      } ?? false
    }
  }

  private func collection(of elements: [Element], in module: String) -> Provider {
    let own = elements.filter { $0.provider.module == module }
    let collection = collection(of: (own.first ?? elements[0]).join, in: module)
    collection.parameters = elements.map(parameter)
    collection.availability = own.flatMap(\.provider.availability).unique
    // A deprecated element does not make the collection deprecated.
    let availability = Availability(attributes: collection.availability)
    if availability.isDeprecated {
      collection.availability = availability.missing(from: .init(attributes: []))
    }
    collection.availability += collection.deprecations
    collection.files = own.reduce(into: []) { $0.formUnion($1.provider.files) }
    return collection
  }

  private func collection(of join: Provider.Join, in module: String) -> Provider {
    let type = ResolvedType(identity: .array(of: join.type.identity), spelling: .array(join.spelling))
    let provider = Provider(
      module: module, place: join.place, construction: .collection(of: join.type), concrete: type,
      provided: [.init(type: type, spelling: type.spelling, accessor: join.accessor, place: join.place)],
      files: [])
    provider.name = type.isCommonValue ? join.accessor : nil
    // The collection is isolated to the actor of its element type: modules above may add elements that are unknown
    // here.
    provider.effects = BuildEffects(actor: table.globalActor(of: join.type.identity))
    return provider
  }

  private func parameter(_ element: Element) -> Provider.Parameter {
    let position = table.position(of: element.join, in: element.provider) ?? 0
    return .init(
      element: .init(provider: element.provider, position: position), of: element.join.type,
      at: element.join.place)
  }

  // MARK: From above

  /// Collections that a library asks for, but that neither it nor a module below joins: a target above joins them, as
  /// it meets requirements.
  private func fromAbove(besides joined: [Provider]) -> [Provider] {
    let all = providers.values.joined().filter(\.isOffered) + joined
    var known: [ResolvedType: [Provider]] = [:]
    for provider in all {
      for provided in provider.provided where provided.type.identity.element != nil {
        known[provided.type, default: []].append(provider)
      }
    }
    var result: [Provider] = []
    // Nothing is above an executable or test target that could join its collections.
    for module in modules where module != table.model.module || table.model.isLibrary {
      for provider in providers[module] ?? [] {
        for parameter in provider.parameters where parameter.takesWhatIsAbove {
          guard let join = join(at: parameter) else { continue }
          let collection = collection(of: join, in: module)
          if known[collection.concrete]?.contains(where: { table.sees($0, in: module) }) == true { continue }
          collection.files = provider.files
          known[collection.concrete, default: []].append(collection)
          result.append(collection)
        }
      }
    }
    return result
  }

  /// The collection that a parameter takes, at once or later, if a module above may join it. Modules above cannot name
  /// an internal protocol. An optional collection is nil instead, so it is left out.
  private func join(at parameter: Provider.Parameter) -> Provider.Join? {
    let type = table.typeAtOnceOrLater(of: parameter)
    guard let element = type.identity.element, element.isProtocol,
      element.declaration.map({ $0.access >= .package }) != false,
      !type.isCommonValue, case .array(let spelling) = type.spelling.unprefixed
    else { return nil }
    return table.join(ResolvedType(identity: element, spelling: spelling), at: parameter.place)
  }

  /// Adds to each collection the elements of modules that its own module does not know: those above, and those beside.
  func joinFromAbove(_ graph: Graph) {
    let groups = Dictionary(grouping: elements, by: \.join.type.identity)
    for collection in graph.providers {
      guard case .collection(let element) = collection.construction else { continue }
      let known = table.visibility.below(collection.module).union([collection.module])
      let unknown = groups[element.identity, default: []].filter { !known.contains($0.provider.module) }
      collection.needsFromAbove = unknown.map {
        .init(user: collection, parameter: parameter($0), provider: $0.provider)
      }
    }
  }
}

extension Provider.Parameter {
  /// Whether a module above may fill it. A default other than `[]` comes first.
  fileprivate var takesWhatIsAbove: Bool {
    role == .dependency && named == nil && match == nil && (!hasDefault || isEmptyByDefault)
  }
}

extension Graph {
  /// Edges to collections without elements in the container that needs them: the first edge to each collection, from a
  /// parameter without a default.
  var emptyCollections: [Need] {
    var seen: Set<Provider> = []
    return providers.flatMap(\.allNeeds).filter { need in
      guard need.provider.isCollection, !need.parameter.hasDefault else { return false }
      let elements = (need.provider.needs + need.provider.needsFromAbove).map(\.provider.foundOwner)
      // A transient that its dependencies place may be built in a child container, which has the child's elements.
      let hasSome = elements.contains { need.user.isOwnedByNeeds || need.user.foundOwner.isWithin($0) }
      return !hasSome && seen.insert(need.provider).inserted
    }
  }
}

extension TypeIdentity {
  static func array(of element: TypeIdentity) -> TypeIdentity { .unread("Array", [element]) }

  /// `T` where this is `[T]`.
  var element: TypeIdentity? {
    if case .unread("Array", let arguments) = self { arguments.first } else { nil }
  }
}

extension ResolvedType {
  /// `T` where this is `[T]` or `[T]?`.
  var element: TypeIdentity? { identity.element ?? identity.wrapped?.element }
}
