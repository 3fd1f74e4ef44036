// SPDX-License-Identifier: MIT

import DIGeneratorCore

/// The order in which one kind of container builds and closes its values, as far as it is certain.
struct ContainerOrder {
  typealias Provider = GraphIndex.Provider

  let container: String
  /// The eager providers that are built one after another.
  let first: [Provider]
  /// The ones that are built at the same time afterwards, by levels: each needs some of the level before.
  let second: [[Provider]]
  /// The values that close() closes and that warmUp() does not build, the ones first that are built from others.
  let closedLater: [Provider]
  /// The ones of the values that are built at the same time, by levels: each is closed after all that are built from it.
  let closedTogether: [[Provider]]
  /// The ones that are closed in exactly this order.
  let closedLast: [Provider]
  /// All providers in which the build of a provider results, itself included.
  private let parts: [String: Set<String>]
  /// The kept values that the container makes, in the order of their creation.
  private let created: [String]
  /// The ones that are made before anything is built at the same time.
  private let createdFirst: Set<String>

  init(of container: String, _ index: GraphIndex) {
    self.container = container
    let modules = index.modulesInOrder
    let own = index.graph.providers.filter { $0.owner == container && !index.isReplaced($0.id) }
    let eager = own.filter(\.eager).sorted {
      (modules[$0.module] ?? 0, $0.path, $0.line) < (modules[$1.module] ?? 0, $1.path, $1.line)
    }
    let sync = eager.filter { !$0.isBuiltAsynchronously }
    let async = eager.filter(\.isBuiltAsynchronously)
    let closed = own.filter { $0.onClose != nil }
    let kept = Set(own.filter { $0.isKept && $0.kind != .input }.map(\.id))
    var seen: Set<Reach.State> = []
    func builds(of providers: [Provider]) -> [String] {
      providers.flatMap { index.builds(of: $0.id, &seen) }.filter(kept.contains)
    }
    let createdFirst = builds(of: sync)
    let created = createdFirst + builds(of: async)
    let later = builds(of: closed).filter { !created.contains($0) }
    let parts = Dictionary(
      uniqueKeysWithValues: Set((eager + closed).map(\.id)).map { id in
        var seen: Set<Reach.State> = []
        return (id, Set(index.builds(of: id, &seen)))
      })
    func isPart(_ one: Provider, of other: Provider) -> Bool {
      one.id != other.id && parts[other.id]?.contains(one.id) == true
    }
    // With one build at a time, all is certain.
    let isCertain = async.count < 2
    let together = isCertain ? [] : closed.filter { created.contains($0.id) && !createdFirst.contains($0.id) }
    (first, second) = (sync, async.levels { isPart($0, of: $1) })
    let levels = together.levels { isPart($1, of: $0) }
    let chain = levels.allSatisfy { $0.count == 1 } ? levels.joined().map(\.self) : []
    closedTogether = chain.isEmpty ? levels : []
    closedLast =
      chain
      + (isCertain ? created : createdFirst).reversed().compactMap { id in closed.first { $0.id == id } }
    closedLater = later.reversed().compactMap { id in closed.first { $0.id == id } }
    (self.parts, self.created, self.createdFirst) = (parts, created, Set(createdFirst))
  }

  var isEmpty: Bool { (first + closedLater + closedLast).isEmpty && second.isEmpty && closedTogether.isEmpty }

  private func parts(of id: String) -> Set<String> { parts[id] ?? [] }

  /// The values built at the same time that a provider of these needs, without the ones that another of them needs too.
  func needs(of provider: Provider) -> [String] {
    let all = second.joined().map(\.id).filter { $0 != provider.id && parts(of: provider.id).contains($0) }
    return second.joined().contains { $0.id == provider.id }
      ? all.filter { id in !all.contains { $0 != id && parts(of: $0).contains(id) } } : []
  }

  /// The values beside the eager ones that are made with a provider.
  func parts(of provider: Provider) -> [String] {
    let isFirst = first.contains { $0.id == provider.id }
    let earlier = isFirst ? first.prefix { $0.id != provider.id }.map(\.id) : needs(of: provider)
    let known = earlier.reduce(into: isFirst ? [] : createdFirst) { $0.formUnion(parts(of: $1)) }
    let eager = Set((first + second.joined()).map(\.id))
    return created.filter {
      !eager.contains($0) && !known.contains($0) && parts(of: provider.id).contains($0)
    }
  }

  /// The values built at the same time that are closed before a value of these, because they are built from it.
  func closed(before provider: Provider) -> [String] {
    let all = closedTogether.joined().map(\.id)
    guard all.contains(provider.id) else { return [] }
    return all.filter { $0 != provider.id && parts(of: $0).contains(provider.id) }
  }
}

extension [GraphIndex.Provider] {
  /// The elements by levels: each comes after all that come before it, and as early as possible.
  fileprivate func levels(_ comesBefore: (Element, Element) -> Bool) -> [[Element]] {
    var (levels, rest) = ([[Element]](), self)
    while !rest.isEmpty {
      let next = rest.filter { element in !rest.contains { comesBefore($0, element) } }
      // Only a cycle, which is a mistake, leaves none.
      levels.append(next.isEmpty ? rest : next)
      rest = next.isEmpty ? [] : rest.filter { element in !next.contains { $0.id == element.id } }
    }
    return levels
  }
}

extension GraphDocument.Provider {
  fileprivate var isBuiltAsynchronously: Bool { effects.async != nil || effects.actor != nil }
}
