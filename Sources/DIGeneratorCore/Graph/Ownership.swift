// SPDX-License-Identifier: MIT

/// Finds out whose each provider is. What is kept says so, or is every container's; a transient is the innermost one's
/// of which it needs something, so that everybody who can reach that can reach it.
enum Ownership {
  /// Says so in each provider. Whether that changed something.
  static func settle(_ graph: Graph) -> Bool {
    let before = graph.providers.map(\.foundOwner)
    let free = Routes.order(of: graph.providers, by: \.allNeeds).order.filter(\.isOwnedByNeeds)
    for provider in free { provider.foundOwner = .container }
    // Dependencies may go in circles, so until nothing changes: each change goes one container inwards.
    var isSettled = false
    while !isSettled {
      isSettled = true
      for provider in free {
        let needed =
          provider.allNeeds.map(\.provider.foundOwner) + graph.receivedContainers(of: provider).map(\.owner)
        // What has no common container is reported.
        let owner = needed.reduce(provider.foundOwner) { $1.isWithin($0) ? $1 : $0 }
        isSettled = isSettled && owner == provider.foundOwner
        provider.foundOwner = owner
      }
    }
    // What is made of a generic provider is seen no further than the container that it comes to belong to, of which
    // its directive cannot know.
    for provider in free where provider.isInstance {
      if let child = graph.children[provider.foundOwner] {
        provider.access = min(provider.access, child.access)
      }
    }
    return graph.providers.map(\.foundOwner) != before
  }
}

extension Provider {
  /// Whether what it needs decides whose it is.
  var isOwnedByNeeds: Bool { owner == nil && !lifetime.isKept && !isCollection && !isRequired }
}

extension Graph {
  /// The child containers that a provider asks for itself, with the parameters that take them.
  func receivedContainers(of provider: Provider) -> [(parameter: Provider.Parameter, owner: Owner)] {
    if children.isEmpty { return [] }
    return provider.filled.compactMap { parameter, binding, _ in
      guard case .container = binding else { return nil }
      return children.owner(of: parameter.type, in: provider.module).map { (parameter, $0) }
    }
  }

  /// The module's own child containers.
  func children(of module: String) -> [ChildContainer] { children.list.filter { $0.owner.module == module } }
}

/// The child containers of a run, and by which types the parameters of each module mean them.
struct ChildClasses: Sendable {
  let list: [ChildContainer]
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

  /// The declaration of an owner; nil for `Container`.
  subscript(owner: Owner) -> ChildContainer? { byOwner[owner] }

  /// The one whose generated class a type is, or an optional of it. A module's own come before those that it imports,
  /// as the compiler has it.
  func owner(of type: ResolvedType, in module: String) -> Owner? {
    if isEmpty { return nil }
    let all = byClass[type.identity] ?? type.unwrapped.flatMap { byClass[$0.identity] } ?? []
    return all.filter { table.sees($0, in: module) }.map(\.owner).min {
      ($0.module == module ? 0 : 1, $0.module) < ($1.module == module ? 0 : 1, $1.module)
    }
  }
}

extension Owner {
  /// What its class may be called in sources.
  var classes: [TypeIdentity] { [.unread(className), .unread("\(module).\(className)")] }
}

extension ChildContainer {
  /// The parent's method that makes one, as what a deferred dependency asks.
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
