// SPDX-License-Identifier: MIT

// How builds are nested in each other.

extension GraphIndex {
  /// The number of each module in an order in which a module comes after the modules that it imports.
  static func numbers(of modules: [GraphDocument.Module]) -> [String: Int] {
    let below = Dictionary(modules.map { ($0.name, $0.dependsOn) }) { first, _ in first }
    var order: [String: Int] = [:]
    var seen: Set<String> = []
    func visit(_ name: String) {
      guard seen.insert(name).inserted else { return }
      (below[name] ?? []).forEach(visit)
      order[name] = order.count
    }
    modules.map(\.name).forEach(visit)
    return order
  }

  /// The longest chain of providers in which each is built from the next.
  var longestChain: [String] {
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
    var (depths, seen) = ([String: Int](), Set<String>())
    for id in graph.providers.flatMap({ builds(of: $0.id, &seen) }) {
      depths[id] = (buildSteps(of: id).compactMap { depths[$0] }.max() ?? -1) + 1
    }
    return depths
  }

  /// The providers that a build runs through, each after all that it is built from; without those in `seen`.
  func builds(of start: String, _ seen: inout Set<String>) -> [String] {
    var order: [String] = []
    // An explicit stack: a chain may be longer than a recursion can be deep.
    var stack: [(id: String, rest: ArraySlice<String>)] = []
    func enter(_ id: String) {
      guard seen.insert(id).inserted else { return }
      stack.append((id, buildSteps(of: id)[...]))
    }
    enter(start)
    while let last = stack.last {
      if let next = stack[stack.count - 1].rest.popFirst() {
        enter(next)
      } else {
        stack.removeLast()
        order.append(last.id)
      }
    }
    return order
  }

  /// The providers that must be there for a build; of a replaced provider, its replacement.
  func buildSteps(of id: String) -> [String] {
    let isReplaced = isReplaced(id)
    return needs(of: id).filter { $0.kind != .deferred && (!isReplaced || $0.kind == .replacement) }.map(\.to)
  }

  /// Whether a provider of another module takes its place in every build. Of several roots, some may not replace it.
  func isReplaced(_ id: String) -> Bool {
    !graph.root.contains(",")
      && needs(of: id).contains { $0.kind == .replacement && self[$0.to]?.condition == nil }
  }
}
