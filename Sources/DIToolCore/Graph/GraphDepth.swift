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
    let depths = depthsByState
    func depth(_ needs: Needs) -> Int { depths[needs.state] ?? 0 }
    let starts = graph.providers.map { Needs(of: $0.id, self) }
    guard var last = starts.max(by: { depth($0) < depth($1) }) else { return [] }
    var chain = [last.id]
    while let next = last.buildSteps.first(where: { depth($0) == depth(last) - 1 }) {
      chain.append(next.id)
      last = next
    }
    return chain
  }

  /// For each provider, how many builds are nested in its own; a cycle ends where it begins.
  var depths: [String: Int] {
    let depths = depthsByState
    let own = graph.providers.map { ($0.id, depths[Needs(of: $0.id, self).state] ?? 0) }
    return Dictionary(own) { first, _ in first }
  }

  private var depthsByState: [Reach.State: Int] {
    var (depths, seen) = ([Reach.State: Int](), Set<Reach.State>())
    for needs in graph.providers.flatMap({ builds(of: Needs(of: $0.id, self), &seen) }) {
      depths[needs.state] = (needs.buildSteps.compactMap { depths[$0.state] }.max() ?? -1) + 1
    }
    return depths
  }

  /// The providers that a build runs through, each after all that it is built from; without those in `seen`.
  func builds(of start: String, _ seen: inout Set<Reach.State>) -> [String] {
    builds(of: Needs(of: start, self), &seen).map(\.id)
  }

  private func builds(of start: Needs, _ seen: inout Set<Reach.State>) -> [Needs] {
    var order: [Needs] = []
    // An explicit stack: a chain may be longer than a recursion can be deep.
    var stack: [(needs: Needs, rest: ArraySlice<Needs>)] = []
    func enter(_ needs: Needs) {
      guard seen.insert(needs.state).inserted else { return }
      stack.append((needs, needs.buildSteps[...]))
    }
    enter(start)
    while let last = stack.last {
      if let next = stack[stack.count - 1].rest.popFirst() {
        enter(next)
      } else {
        stack.removeLast()
        order.append(last.needs)
      }
    }
    return order
  }

  /// Whether a provider of another module takes its place in every build.
  func isReplaced(_ id: String) -> Bool {
    needs(of: id).contains { $0.kind == .replacement && self[$0.to]?.condition == nil }
  }
}

extension Needs {
  /// The providers that must be there for a build; of a replaced provider, its replacement.
  fileprivate var buildSteps: [Needs] {
    let isReplaced = index.isReplaced(id)
    return edges.filter { $0.kind != .deferred && (!isReplaced || $0.kind == .replacement) }.map(behind)
  }
}
