// SPDX-License-Identifier: MIT

/// Makes a provider of every collection that something joins: one for each module that joins or asks for it, of all the
/// elements in it and in the modules below.
///
/// A collection is a provider like any other, whose parameters are its elements; so it has a key, can be overridden,
/// and whatever its elements throw or need flows through it. It is internal to its module and builds that module's own
/// elements; a container puts together what all modules below its root join.
struct Collections {
  let providers: [Provider]
  let table: TypeTable

  /// An element to be: which provider joins, and how it says so.
  struct Element {
    var provider: Int
    var join: Provider.Join
  }

  static func of(_ providers: [Provider], in table: TypeTable) -> [Provider] {
    Collections(providers: providers, table: table).all()
  }

  private func all() -> [Provider] {
    let isJoined = providers.contains { !$0.joins.isEmpty }
    let collections = isJoined ? joined() : []
    return collections + joinedFromAbove(besides: collections)
  }

  private func joined() -> [Provider] {
    let elements = sortedElements
    return table.visibility.dependencyOrder(of: table.modules).flatMap { module in
      let modules = table.visibility.below(module).union([module])
      return collections(of: elements.filter { modules.contains(providers[$0.provider].module) }, in: module)
    }
  }

  /// By modules, those below first, then by path and line.
  var sortedElements: [Element] {
    let modules = table.visibility.dependencyOrder(of: table.modules)

    let elements = providers.indices.flatMap { number in
      providers[number].joins.map { Element(provider: number, join: $0) }
    }.ordered(by: \.join.place)
    return modules.flatMap { module in elements.filter { providers[$0.provider].module == module } }
  }

  private func collections(of elements: [Element], in module: String) -> [Provider] {
    guard !elements.isEmpty else { return [] }
    let groups = Array(Dictionary(grouping: elements) { $0.join.type.identity }.values).ordered(by: {
      $0[0].join.place
    })
    let own = providers.filter { $0.module == module }
    let asked = Set(own.flatMap(\.parameters).compactMap(\.type.elementAtOnceOrLater))
    let joined = Set(own.flatMap(\.joins).map(\.type.identity))
    let (wanted, others) = groups.partitioned {
      let type = $0[0].join.type.identity
      return asked.contains(type) || joined.contains(type)
    }
    let names = (own.flatMap(\.provided).map(\.accessor) + (wanted + others).map { $0[0].join.accessor })
    let count = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
    // What a module neither joins nor asks for is there for whoever holds a container, if nothing else has the name.
    let free = others.filter { count[$0[0].join.accessor] == 1 && isNameable($0[0].join, in: module) }
    return (wanted + free).map { group in
      let own = group.filter { providers[$0.provider].module == module }
      return collection(of: group, own, as: (own.first ?? group[0]).join, in: module)
    }
  }

  private func isNameable(_ join: Provider.Join, in module: String) -> Bool {
    join.type.identity.members.allSatisfy { member in
      guard let declaration = table.declaration(member) else { return false }
      return table.isVisible(table.access(of: declaration), from: declaration.module, in: module)
    }
  }

  func collection(
    of elements: [Element], _ own: [Element], as join: Provider.Join, in module: String
  ) -> Provider {
    let type = ResolvedType(identity: .array(of: join.type.identity), spelling: .array(join.spelling))
    let provider = Provider(
      module: module, place: join.place, construction: .collection(of: join.type), concrete: type,
      provided: [.init(type: type, spelling: type.spelling, accessor: join.accessor, place: join.place)],
      files: own.reduce(into: []) { $0.formUnion(providers[$1.provider].files) })
    (provider.name, provider.parameters) = (
      type.isCommonValue ? join.accessor : nil, elements.map(parameter)
    )
    // Its elements' actor is its own, because others may add to it that nobody here knows.
    provider.effects = BuildEffects(actor: table.globalActor(of: join.type.identity))
    provider.availability = own.flatMap { providers[$0.provider].availability }.once
    return provider
  }

  func parameter(_ element: Element) -> Provider.Parameter {
    let provider = providers[element.provider]
    let position = table.position(of: element.join, in: provider) ?? 0
    return Provider.Parameter(
      label: "_", name: provider.title, type: element.join.type, spelling: element.join.spelling,
      role: .element(.init(provider: element.provider, position: position)),
      hasDefault: false, mayBeNil: false, place: element.join.place)
  }
}

extension [[Collections.Element]] {
  /// Those that something holds for, and the others.
  fileprivate func partitioned(_ holds: (Element) -> Bool) -> (yes: Self, no: Self) {
    (filter(holds), filter { !holds($0) })
  }
}

extension Graph {
  /// Whether something is an element of another module's: that adds it where it is available.
  func isJoinedElsewhere(_ element: Int, by collection: Int) -> Bool {
    providers[collection].isCollection && providers[element].module != providers[collection].module
  }
}

extension TypeIdentity {
  static func array(of element: TypeIdentity) -> TypeIdentity { .unread("Array", [element]) }

  /// `T` where this is `[T]`.
  var element: TypeIdentity? {
    if case .unread("Array", let arguments) = self { arguments.first } else { nil }
  }

  /// The same where it, or what it is asked for later, is `[T]`.
  var elementAtOnceOrLater: TypeIdentity? {
    switch self {
    case .unread("Lazy", let arguments), .unread("Provider", let arguments): arguments.first?.element
    default: element ?? result?.element
    }
  }
}

extension ResolvedType {
  /// What it is a collection of, an optional one too.
  var element: TypeIdentity? { identity.element ?? identity.wrapped?.element }

  /// The same where it is asked for later.
  var elementAtOnceOrLater: TypeIdentity? { (identity.wrapped ?? identity).elementAtOnceOrLater }
}
