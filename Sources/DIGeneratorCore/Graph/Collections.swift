// SPDX-License-Identifier: MIT

/// Makes the bindings of collections: for each module that sees elements, one binding per collection, of the elements
/// in the module and in the modules below it.
///
/// A collection is a binding like any other, with its elements as parameters. So it has a key, can be overridden, and
/// takes on its elements' effects and edges. It is internal to its module and builds that module's own elements; a
/// container puts together the elements of all modules below its root.
struct Collections {
  let table: TypeTable
  private let modules: [String]
  private let bindings: [String: [Binding]]
  /// The elements by module, lower modules first, then by path and line.
  private let elements: [Element]

  /// A binding that becomes an element, and the collection that it names in `into:`.
  private typealias Element = (binding: Binding, joins: Contribution)

  init(_ all: [Binding], in table: TypeTable) {
    let bindings = Dictionary(grouping: all, by: \.module)
    let modules = table.modulesInOrder
    self.table = table
    self.modules = modules
    self.bindings = bindings
    elements = modules.flatMap { module in
      bindings[module, default: []].flatMap { binding in binding.contributions.map { (binding, $0) } }
        .sorted(by: \.1.place)
    }
  }

  func all() -> [Binding] {
    let joined = elements.isEmpty ? [] : modules.flatMap(joined)
    return joined + fromAbove(besides: joined)
  }

  // MARK: Joined

  private func joined(in module: String) -> [Binding] {
    let seen = table.visibility.reach(of: module)
    let all = Dictionary(
      grouping: elements.filter { seen.contains($0.binding.module) }, by: \.joins.collected)
    // An element with a key joins two collections at one place.
    let groups = all.values.sorted {
      ($0[0].joins.place, $0[0].joins.accessor) < ($1[0].joins.place, $1[0].joins.accessor)
    }
    let own = bindings[module] ?? []
    let used = Set(own.flatMap(\.parameters).flatMap(table.collections))
      .union(own.flatMap(\.contributions).map(\.collected))
    let names = own.flatMap(\.provided).map(\.accessor) + groups.map { $0[0].joins.accessor }
    let count = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
    // A collection that the module neither joins nor asks for has an accessor too, unless the accessor's name is taken
    // or the module cannot name the type.
    return groups.filter { group in
      let element = group[0].joins
      return used.contains(element.collected)
        || count[element.accessor] == 1
          && element.types.allSatisfy { isNameable($0, in: module) }
    }.map { collection(of: $0, in: module) }
  }

  private func isNameable(_ type: ResolvedType, in module: String) -> Bool {
    type.identity.members.allSatisfy { member in
      member.declaration.map {
        table.isVisible(table.access(of: $0), from: $0.module, in: module)
      } ?? false
    }
  }

  private func collection(of elements: [Element], in module: String) -> Binding {
    let own = elements.filter { $0.binding.module == module }
    return collection(
      of: (own.first ?? elements[0]).joins, in: module,
      parameters: elements.sorted(by: \.joins.order).map(parameter),
      availability: own.flatMap(\.binding.availability).unique,
      files: own.reduce(into: []) { $0.formUnion($1.binding.files) })
  }

  private func collection(
    of element: Contribution, in module: String, parameters: [Parameter] = [],
    availability: [String] = [], files: Set<Int>
  ) -> Binding {
    let type = element.collectionType
    return Binding(
      module: module, place: element.place, kind: .collection(element.collected), concrete: type,
      provided: [
        .init(type: type, spelling: type.spelling, accessor: element.accessor, place: element.place)
      ],
      name: type.isCommonValue ? element.accessor : nil, parameters: parameters,
      // The collection is isolated to the actor of its element type: modules above may add elements that are unknown
      // here.
      ownEffects: BuildEffects(
        actor: element.types.lazy.compactMap(\.identity.declaration).compactMap { table.globalActor(of: $0) }
          .first),
      availability: undeprecated(availability) + (parameters.isEmpty ? [] : [type].deprecations), files: files
    )
  }

  /// A deprecated element does not make the collection deprecated.
  private func undeprecated(_ attributes: [String]) -> [String] {
    let availability = Availability(attributes: attributes)
    return availability.isDeprecated ? availability.missing(from: .init(attributes: [])) : attributes
  }

  private func parameter(_ element: Element) -> Parameter {
    let position = table.position(of: element.joins, in: element.binding.provided) ?? 0
    return .init(
      element: Target(binding: element.binding, position: position), of: element.joins.type,
      at: element.joins.place)
  }

  /// The replacements of whole collections, and the collections without them.
  func replacements(_ all: [Binding], of collections: [Binding]) -> [Binding] {
    all.flatMap { new -> [Binding] in
      let name = new.replaces?.text.withoutBackticks
      guard let old = collections.first(where: { $0.module == new.module && $0.title == name }) else {
        return []
      }
      let asks = new.parameters.map {
        $0.role == .dependency && table.typeAtOnceOrLater(of: $0).identity == old.concrete.identity
      }
      let layers = Layers(new: new, old: old, lower: nil, asks: asks, condition: new.condition)
      let original = layers.foreignLower
      return [layers.foreign(over: original)] + original.asList
    }
  }

  // MARK: From above

  /// Collections that a library asks for, but that neither it nor a module below joins: a target above joins them, as
  /// it meets requirements.
  private func fromAbove(besides joined: [Binding]) -> [Binding] {
    let all = bindings.values.joined().filter(\.isOffered) + joined
    var known: [ResolvedType: [Binding]] = [:]
    for binding in all {
      for provided in binding.provided where provided.type.identity.collected != nil {
        known[provided.type, default: []].append(binding)
      }
    }
    var result: [Binding] = []
    // Nothing is above an executable or test target that could join its collections.
    for module in modules where module != table.model.module || table.model.isLibrary {
      for binding in bindings[module] ?? [] {
        for parameter in binding.parameters where parameter.takesWhatIsAbove {
          guard let element = element(at: parameter) else { continue }
          let collection = collection(of: element, in: module, files: binding.files)
          if known[collection.concrete]?.contains(where: { table.sees($0, in: module) }) == true { continue }
          known[collection.concrete, default: []].append(collection)
          result.append(collection)
        }
      }
    }
    return result
  }

  /// The element of the collection that a parameter takes, at once or later, if a module above may join it. Modules above
  /// cannot name an internal protocol. An optional collection is nil instead, so it is left out.
  private func element(at parameter: Parameter) -> Contribution? {
    let type = table.typeAtOnceOrLater(of: parameter)
    guard let collected = type.identity.collected, !type.isCommonValue, collected.element.isProtocol,
      isOpen(collected.element), collected.key.map(isOpen) ?? true,
      let written = type.spelling.unprefixed.children.last
    else { return nil }
    let element = ResolvedType(identity: collected.element, spelling: written)
    let contribution = table.contribution(to: element, at: parameter.place)
    guard let key = collected.key else { return contribution }
    let keys = ResolvedType(identity: key, spelling: type.spelling.unprefixed.children[0])
    return contribution?.keyed(by: ElementKey(type: keys, text: "", place: parameter.place, value: ""))
  }

  /// Whether modules above can name a type.
  private func isOpen(_ type: TypeIdentity) -> Bool {
    type.declaration.map { table.access(of: $0) >= .package } ?? true
  }

  /// The edges from each collection to the elements of modules that its own module does not know: those above, and those
  /// beside.
  func lateBoundEdges(of bindings: [Binding]) -> [Binding.ID: [Edge]] {
    let groups = Dictionary(grouping: elements, by: \.joins.collected)
    var edges: [Binding.ID: [Edge]] = [:]
    for collection in bindings {
      guard let collected = collection.collected else { continue }
      let known = table.visibility.reach(of: collection.module)
      let unknown = groups[collected, default: []].filter { !known.contains($0.binding.module) }
      edges[collection.id] = unknown.map {
        Edge(user: collection, parameter: parameter($0), target: $0.binding)
      }
    }
    return edges
  }
}

extension Parameter {
  /// Whether a module above may fill it. A default other than `[]` comes first.
  fileprivate var takesWhatIsAbove: Bool {
    role == .dependency && named == nil && match == nil && (!hasDefault || isEmptyByDefault)
  }
}

extension Contribution {
  /// The types in the collection's type.
  fileprivate var types: [ResolvedType] { [type] + (key?.type).asList }

  fileprivate var collectionType: ResolvedType {
    guard let key = key?.type else {
      return ResolvedType(identity: .unread("Array", [type.identity]), spelling: .array(spelling))
    }
    return ResolvedType(
      identity: .unread("Dictionary", [key.identity, type.identity]),
      spelling: .dictionary(key.spelling, spelling))
  }
}

extension TypeTable {
  /// The collections that a parameter may ask for: of its type, at once or later; of the elements that a function of a key
  /// returns.
  fileprivate func collections(of parameter: Parameter) -> [Collected] {
    let type = typeAtOnceOrLater(of: parameter)
    let byKey = DeferredType(parameter, in: self).flatMap(\.collected)
    return [type.identity.collected, type.identity.wrapped?.collected, byKey].compactMap(\.self)
  }
}

extension DeferredType {
  /// The dictionary that has a value for each argument of a function.
  var collected: Collected? {
    form == .function && parameters.count == 1 && !parameters[0].isVariadic
      ? Collected(element: result.identity, key: parameterTypes[0]) : nil
  }
}

extension ResolvedType {
  /// The type of the elements of a collection, or of an optional one.
  var element: TypeIdentity? { (identity.collected ?? identity.wrapped?.collected)?.element }
}
