// SPDX-License-Identifier: MIT

/// Makes a provider of every collection that something joins: one for each module that sees an element, of all the
/// elements that it sees.
///
/// A collection is a provider like any other, whose parameters are its elements; so it has a key, can be overridden,
/// and whatever its elements throw or need flows through it. It is internal to its module: one above has its own,
/// with more elements, which its root may put in the place of this one.
struct Collections {
  private let providers: [Provider]
  private let table: TypeTable

  /// An element to be: which provider joins, and how it says so.
  private struct Element {
    var provider: Int
    var join: Provider.Join
  }

  static func of(_ providers: [Provider], in table: TypeTable) -> [Provider] {
    guard providers.contains(where: { !$0.joins.isEmpty }) else { return [] }
    return Collections(providers: providers, table: table).all()
  }

  private func all() -> [Provider] {
    let modules = table.visibility.dependencyOrder(of: Set(providers.map(\.module) + [table.model.module]))
    let elements = sortedElements(modules)
    return modules.flatMap { module in collections(of: elements.filter { sees($0, module) }, in: module) }
  }

  /// By modules, those below first, then by path and line.
  private func sortedElements(_ modules: [String]) -> [Element] {
    let elements = providers.indices.flatMap { number in
      providers[number].joins.map { Element(provider: number, join: $0) }
    }.sorted { $0.join.place < $1.join.place }
    return modules.flatMap { module in elements.filter { providers[$0.provider].module == module } }
  }

  private func sees(_ element: Element, _ module: String) -> Bool {
    table.sees(providers[element.provider], in: module)
  }

  private func collections(of elements: [Element], in module: String) -> [Provider] {
    let groups = Dictionary(grouping: elements) { $0.join.type.identity }
    return groups.values.sorted { $0[0].join.place < $1[0].join.place }.compactMap { group in
      let own = group.filter { providers[$0.provider].module == module }
      guard let first = own.first ?? (isWorthIt(group[0].join, in: module) ? group.first : nil) else {
        return nil
      }
      return collection(of: group, own, as: first.join, in: module)
    }
  }

  /// Whether a module that joins nothing itself can have a collection: it names the type, or asks for it.
  private func isWorthIt(_ join: Provider.Join, in module: String) -> Bool {
    let isNameable = join.type.identity.members.allSatisfy { member in
      guard let declaration = table.declaration(member) else { return false }
      return table.isVisible(table.access(of: declaration), from: declaration.module, in: module)
    }
    return isNameable
      || providers.contains { provider in
        provider.module == module && provider.parameters.contains { $0.type.element == join.type.identity }
      }
  }

  private func collection(
    of elements: [Element], _ own: [Element], as join: Provider.Join, in module: String
  ) -> Provider {
    let type = ResolvedType(identity: .array(of: join.type.identity), spelling: .array(join.spelling))
    var seen: Set<String> = []
    return Provider(
      module: module, place: join.place, lifetimePlace: join.place,
      construction: .collection(of: join.type), concrete: type,
      provided: [.init(type: type, spelling: type.spelling, accessor: join.accessor, place: join.place)],
      name: type.isCommonValue ? join.accessor : nil, lifetime: .transient, access: .internal,
      parameters: elements.map(parameter), isMemberwise: false, failure: .never,
      availability: elements.flatMap { providers[$0.provider].availability }.filter {
        seen.insert($0).inserted
      },
      files: own.reduce(into: []) { $0.formUnion(providers[$1.provider].files) })
  }

  private func parameter(_ element: Element) -> Provider.Parameter {
    let provider = providers[element.provider]
    let position = table.position(of: element.join, in: provider) ?? 0
    return Provider.Parameter(
      label: "_", name: provider.title, type: element.join.type, spelling: element.join.spelling,
      role: .element(.init(provider: element.provider, position: position)),
      hasDefault: false, mayBeNil: false, place: element.join.place)
  }
}

extension Provider {
  /// Whether it puts together what joins it.
  var isCollection: Bool { if case .collection = construction { true } else { false } }
}

extension TypeIdentity {
  static func array(of element: TypeIdentity) -> TypeIdentity { .unread("Array", [element]) }

  /// `T` where this is `[T]`.
  var element: TypeIdentity? {
    if case .unread("Array", let arguments) = self { arguments.first } else { nil }
  }
}

extension ResolvedType {
  /// What it is a collection of, an optional one too.
  var element: TypeIdentity? { identity.element ?? identity.wrapped?.element }
}

extension ModuleVisibility {
  /// Modules, each after those that it imports, and by name where imports do not say.
  func dependencyOrder(of modules: Set<String>) -> [String] {
    let sorted = modules.sorted()
    var order: [String] = []
    var seen: Set<String> = []
    func visit(_ module: String) {
      guard seen.insert(module).inserted else { return }
      sorted.filter { isImported($0, by: module) }.forEach(visit)
      order.append(module)
    }
    sorted.forEach(visit)
    return order
  }
}
