// SPDX-License-Identifier: MIT

/// Finds out whose each provider is. What is kept says so, or is every container's; a transient is the innermost one's
/// of which it needs something, so that everybody who can reach that can reach it.
struct Ownership {
  private let graph: Graph
  private var owners: [Owner]

  /// The owner of each provider of a graph.
  static func owners(in graph: Graph) -> [Owner] {
    var ownership = Ownership(graph)
    ownership.settle()
    return ownership.owners
  }

  private init(_ graph: Graph) {
    self.graph = graph
    owners = graph.providers.map { $0.owner ?? .container }
  }

  /// Deferred dependencies may go in circles, so until nothing changes: each change goes one container inwards.
  private mutating func settle() {
    let free = graph.buildOrder.filter { graph.providers[$0].isOwnedByNeeds }
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      for provider in free {
        let owner = innermost(of: provider)
        if owner == owners[provider] { continue }
        owners[provider] = owner
        hasChanged = true
      }
    }
  }

  private func innermost(of provider: Int) -> Owner {
    let needed =
      graph.allNeeds(of: provider).map { owners[$0.provider] }
      + graph.receivedParameters(of: provider).map(\.owner)
    // What has no common container is reported.
    return needed.reduce(owners[provider]) { owner, other in
      other.isWithin(owner) ? other : owner
    }
  }
}

extension Provider {
  /// Whether what it needs decides whose it is.
  var isOwnedByNeeds: Bool { owner == nil && !lifetime.isKept && !isCollection && !isRequired }
}

extension Graph {
  /// The child containers that a provider asks for itself, with the parameters that take them.
  func receivedParameters(of provider: Int) -> [(parameter: Int, owner: Owner)] {
    rows[provider].flatMap { row in
      row.bindings.indices.compactMap { position in
        guard case .container = row.bindings[position] else { return nil }
        let type = providers[provider].parameters[position].type
        return children.owner(of: type, in: providers[provider].module).map { (position, $0) }
      }
    }
  }
}

extension ResolvedType {
  /// Whether it is the runtime's container, or an optional of it.
  var isContainer: Bool {
    let identity = TypeIdentity.named(Owner.container.className)
    return self.identity == identity || unwrapped?.identity == identity
  }
}
