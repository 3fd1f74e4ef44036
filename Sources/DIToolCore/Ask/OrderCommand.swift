// SPDX-License-Identifier: MIT

import DIGeneratorCore

/// `order`: the values that `warmUp()` builds and their order, the longest chain of needs, the order of closing.
struct OrderCommand: Question {
  let asked: AskedGraph

  init(_ words: Words) throws(UsageError) { asked = try AskWords(words).asked }

  func answer(_ reading: AskedGraph.Reading) throws(NoAnswer) -> Answer {
    let index = reading.index
    let parts =
      index.graph.containers.map { BuildOrder(of: $0.name, index).text } + [Self.longestChain(index)]
    return Answer(text: parts.filter { !$0.isEmpty }.joined(separator: "\n"))
  }

  private static func longestChain(_ index: GraphIndex) -> String {
    let chain = index.longestChain
    guard chain.count > 1 else { return "" }
    let rows = chain.enumerated().map {
      [String(repeating: "  ", count: $0) + index.title(of: $1), index[$1]?.place ?? ""]
    }
    return "The longest chain of needs: \(chain.count) providers, each built from the next\n\(rows.aligned())"
  }
}

/// The order in which one kind of container builds and closes its values.
private struct BuildOrder {
  private let container: String
  private let index: GraphIndex
  /// The eager providers that are built one after another, and those that are built at the same time.
  private let first: [GraphIndex.Provider]
  private let second: [GraphIndex.Provider]
  /// The kept values in the order in which the builds above make them.
  private var built: [String] = []
  private var seen: Set<String> = []

  init(of container: String, _ index: GraphIndex) {
    (self.container, self.index) = (container, index)
    let modules = index.modulesInOrder
    let eager = index.graph.providers.filter { $0.eager && $0.owner == container }.sorted {
      (modules[$0.module] ?? 0, $0.path, $0.line) < (modules[$1.module] ?? 0, $1.path, $1.line)
    }
    first = eager.filter { !$0.isBuiltAsynchronously }
    second = eager.filter(\.isBuiltAsynchronously)
    for provider in first + second { build(provider.id) }
  }

  /// Follows a build through eager edges.
  private mutating func build(_ id: String) {
    guard seen.insert(id).inserted, let provider = index[id] else { return }
    for edge in index.needs(of: id) where edge.kind != .deferred { build(edge.to) }
    if provider.lifetime != "transient", provider.kind != .input, provider.owner == container {
      built.append(id)
    }
  }

  var text: String {
    let closed = index.graph.providers.filter { $0.onClose != nil && $0.owner == container }
    let isRoot = container == "Container"
    if first.isEmpty, second.isEmpty, closed.isEmpty {
      return isRoot ? "warmUp() of a Container builds nothing: no provider says 'eager'.\n" : ""
    }
    return building + closing(closed)
  }

  // MARK: Building

  private var building: String {
    if first.isEmpty, second.isEmpty {
      return "warmUp() of a \(container) builds nothing: no provider says 'eager'.\n"
    }
    let head = "warmUp() of a \(container) builds\n"
    let one = first.isEmpty ? "" : "  one after another\n" + rows(of: first).aligned(indent: "    ")
    let then = first.isEmpty ? "" : "then, "
    let all = second.isEmpty ? "" : "  \(then)at the same time\n" + rows(of: second).aligned(indent: "    ")
    return head + one + all
  }

  private func rows(of providers: [GraphIndex.Provider]) -> [[String]] {
    let eager = Set((first + second).map(\.id))
    return providers.map { provider in
      let parts = index.distances(from: [provider.id]) {
        index.needs(of: $0).filter { $0.kind != .deferred }
      } end: {
        $0.to
      }
      let kept = built.filter { $0 != provider.id && !eager.contains($0) && parts.contains($0) }.map(
        index.title)
      return [index.title(of: provider.id), provider.place]
        + (kept.isEmpty ? [] : ["with \(kept.joined(separator: ", "))"])
    }
  }

  // MARK: Closing

  /// Values are closed in the reverse order of their creation. Only the order of those that `warmUp()` makes one after
  /// another is known.
  private func closing(_ closed: [GraphIndex.Provider]) -> String {
    if closed.isEmpty { return "" }
    let position = Dictionary(built.enumerated().map { ($1, $0) }) { first, _ in first }
    let known = closed.filter { position[$0.id] != nil }.sorted {
      position[$0.id, default: 0] > position[$1.id, default: 0]
    }
    let others = closed.filter { position[$0.id] == nil }
    func rows(_ list: [GraphIndex.Provider]) -> String {
      list.map { [index.title(of: $0.id), "\($0.onClose ?? "")()", $0.place] }.aligned(indent: "    ")
    }
    let first = known.isEmpty ? "" : "  after warmUp(), in this order\n" + rows(known)
    let rest = others.isEmpty ? "" : "  if they were built, the last one first\n" + rows(others)
    return "close() of a \(container) closes\n" + first + rest
  }
}

extension GraphDocument.Provider {
  fileprivate var isBuiltAsynchronously: Bool { effects.async != nil || effects.actor != nil }
}

extension GraphIndex {
  /// The number of each module in an order in which a module comes after the modules that it imports.
  fileprivate var modulesInOrder: [String: Int] {
    let below = Dictionary(graph.modules.map { ($0.name, $0.dependsOn) }) { first, _ in first }
    var order: [String: Int] = [:]
    var seen: Set<String> = []
    func visit(_ name: String) {
      guard seen.insert(name).inserted else { return }
      (below[name] ?? []).forEach(visit)
      order[name] = order.count
    }
    graph.modules.map(\.name).forEach(visit)
    return order
  }

  /// The longest chain of providers in which each is built from the next.
  fileprivate var longestChain: [String] {
    let depths = depths
    guard var id = graph.providers.map(\.id).max(by: { depths[$0, default: 0] < depths[$1, default: 0] })
    else { return [] }
    var chain = [id]
    while let next = buildSteps(of: id).first(where: { depths[$0, default: 0] == depths[id, default: 0] - 1 })
    {
      chain.append(next)
      id = next
    }
    return chain
  }

  /// For each provider, how many builds are nested in its own; a cycle ends where it begins.
  var depths: [String: Int] {
    var depths: [String: Int] = [:]
    var entered: Set<String> = []
    for provider in graph.providers {
      // An explicit stack: a chain may be longer than a recursion can be deep.
      var stack = [provider.id]
      while let id = stack.last {
        let steps = buildSteps(of: id)
        if depths[id] == nil, entered.insert(id).inserted, !steps.allSatisfy({ depths[$0] != nil }) {
          stack += steps.filter { depths[$0] == nil && !entered.contains($0) }
        } else {
          stack.removeLast()
          depths[id] = (steps.compactMap { depths[$0] }.max() ?? -1) + 1
        }
      }
    }
    return depths
  }

  private func buildSteps(of id: String) -> [String] {
    needs(of: id).filter { $0.kind != .deferred }.map(\.to)
  }
}
