// SPDX-License-Identifier: MIT

/// Decides the owner of each provider. A kept value belongs where `in:` says, else to every container; a transient
/// belongs to the innermost container that it depends on, so that every container with its dependencies has it too.
enum Ownership {
  /// Sets the `foundOwner` of each provider; returns whether any has changed.
  static func settle(_ graph: Graph) -> Bool {
    let before = graph.providers.map(\.foundOwner)
    let free = Routes.order(of: graph.providers, by: \.allNeeds).order.filter(\.isOwnedByNeeds)
    for provider in free { provider.foundOwner = .container }
    // Dependencies may be cyclic, so this repeats until nothing changes. It ends, because each change moves an owner
    // inwards.
    var isSettled = false
    while !isSettled {
      isSettled = true
      for provider in free {
        let needed =
          provider.allNeeds.map(\.provider.foundOwner) + graph.receivedContainers(of: provider).map(\.owner)
        // Dependencies on unrelated containers are an error that ``ScopeCheck`` reports.
        let owner = needed.reduce(provider.foundOwner) { $1.isWithin($0) ? $1 : $0 }
        isSettled = isSettled && owner == provider.foundOwner
        provider.foundOwner = owner
      }
    }
    // An instance of a generic provider must not be more visible than the child container that it turns out to belong
    // to, which the directive could not foresee.
    for provider in free where provider.isInstance {
      if let child = graph.children[provider.foundOwner] {
        provider.access = min(provider.access, child.access)
      }
    }
    return graph.providers.map(\.foundOwner) != before
  }
}

extension Provider {
  /// Whether the dependencies decide the owner.
  var isOwnedByNeeds: Bool { owner == nil && !lifetime.isKept && !isCollection && !isRequired }
}

extension Graph {
  /// The child containers that a provider receives, with the parameters that take them.
  package func receivedContainers(of provider: Provider) -> [(parameter: Provider.Parameter, owner: Owner)] {
    if children.isEmpty { return [] }
    return provider.filled.compactMap { parameter, binding, _ in
      guard case .container = binding else { return nil }
      return children.owner(of: parameter.type, in: provider.module).map { (parameter, $0) }
    }
  }

  /// The module's own child containers.
  func children(of module: String) -> [ChildContainer] { children.list.filter { $0.owner.module == module } }
}

/// The child containers of a run, found by owner, or by the type of a parameter.
package struct ChildClasses: Sendable {
  package let list: [ChildContainer]
  private let table: TypeTable
  private let byOwner: [Owner: ChildContainer]
  private var byClass: [TypeIdentity: [ChildContainer]] = [:]

  init(_ list: [ChildContainer], in table: TypeTable) {
    (self.list, self.table) = (list, table)
    byOwner = Dictionary(list.map { ($0.owner, $0) }) { first, _ in first }
    for child in list {
      for type in child.owner.classes { byClass[type, default: []].append(child) }
    }
  }

  var isEmpty: Bool { list.isEmpty }

  /// The child container of an owner; nil for `Container`.
  subscript(owner: Owner) -> ChildContainer? { byOwner[owner] }

  /// The owner whose generated class a type names, or an optional of it. As for the compiler, the module's own classes
  /// come before imported ones.
  func owner(of type: ResolvedType, in module: String) -> Owner? {
    if isEmpty { return nil }
    let all = byClass[type.identity] ?? type.unwrapped.flatMap { byClass[$0.identity] } ?? []
    return all.filter { table.sees($0, in: module) }.map(\.owner).min {
      ($0.module == module ? 0 : 1, $0.module) < ($1.module == module ? 0 : 1, $1.module)
    }
  }
}

extension Owner {
  /// The names that its class may have in sources.
  var classes: [TypeIdentity] { [.unread(className), .unread("\(module).\(className)")] }
}

extension ChildContainer {
  /// The parent's method that makes the child container, as a provider that deferred edges can ask.
  var asProvider: Provider {
    let type = ResolvedType(identity: owner.classes[0], spelling: .name(owner.className))
    let provider = Provider(
      module: owner.module, place: place, construction: .function(maker), concrete: type,
      provided: [.init(type: type, spelling: type.spelling, accessor: maker, place: place)], files: files)
    (provider.access, provider.condition) = (access, condition)
    (provider.parameters, provider.isMemberwise) = (inputs, true)
    (provider.owner, provider.made) = (parent, self)
    return provider
  }
}

extension ResolvedType {
  /// Whether it is the runtime's container, or an optional of it.
  var isContainer: Bool {
    let identity = TypeIdentity.unread(Owner.container.className)
    return self.identity == identity || unwrapped?.identity == identity
  }
}
