// SPDX-License-Identifier: MIT

/// Providers under `#if`s that exclude one another and whose accessors have one name: to whoever uses them they are
/// one provider.
struct Twins: Sendable {
  private let groups: [Name: [Int]]

  private struct Name: Hashable, Sendable {
    var module: String
    var accessor: String
    var owner: Owner
  }

  init(_ providers: [Provider]) {
    var groups: [Name: [Int]] = [:]
    for (number, provider) in providers.enumerated() where !provider.condition.isAlways {
      for provided in provider.provided {
        groups[
          Name(module: provider.module, accessor: provided.accessor, owner: provider.foundOwner), default: []
        ].append(number)
      }
    }
    self.groups = groups.filter { $0.value.count > 1 }
  }

  var isEmpty: Bool { groups.isEmpty }

  /// The groups, as numbers of providers, in a certain order.
  var all: [[Int]] { Array(groups.values).ordered { $0.lexicographicallyPrecedes($1) } }

  /// The provider that a target names, and its twins.
  func of(_ target: Graph.Target, in providers: [Provider]) -> [Int] {
    let provider = providers[target.provider]
    if groups.isEmpty || provider.condition.isAlways { return [target.provider] }
    let accessor = provider.provided[target.position].accessor
    let name = Name(module: provider.module, accessor: accessor, owner: provider.foundOwner)
    return groups[name] ?? [target.provider]
  }
}

extension Graph {
  /// The graph with a provider of its own for each kind of build in which one is made of something else, under a
  /// condition of its own: so whoever writes it down has only one way to write each.
  func expanded(in table: TypeTable) -> Graph {
    guard rows.contains(where: { $0.count != 1 }) else { return self }
    var first: [Int] = []
    var count = 0
    for rows in rows {
      first.append(count)
      count += rows.count
    }
    let pairs = zip(providers, rows).flatMap { provider, rows in rows.map { (provider, $0) } }
    let expanded = Graph(
      providers: pairs.map { provider, row in provider.changed { $0.condition = row.condition } },
      rows: pairs.map { [Row(condition: $1.condition, bindings: $1.bindings.map { $0.renumbered(first) })] },
      children: children)
    expanded.buildOrder = buildOrder.flatMap { number in rows[number].indices.map { first[number] + $0 } }
    expanded.replaced = ReplacedProviders(expanded.providers)
    expanded.effects = EffectFlow.effects(in: expanded, table)
    return expanded
  }
}

extension Graph.Binding {
  /// The same in a graph where providers have other numbers.
  fileprivate func renumbered(_ numbers: [Int]) -> Graph.Binding {
    switch self {
    case .provider(var target, let forwarded):
      target.provider = numbers[target.provider]
      return .provider(target, forwarded: forwarded)
    case .deferred(var deferred):
      deferred.target.provider = numbers[deferred.target.provider]
      return .deferred(deferred)
    default: return self
    }
  }
}
