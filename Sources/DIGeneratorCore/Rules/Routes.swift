// SPDX-License-Identifier: MIT

/// The ways that lead through the graph; looked for only when there is something to report.
struct Routes {
  /// The steps that lead to each provider, by their places.
  let users: [Provider: [Graph.Need]]

  init(graph: Graph) {
    users = Dictionary(grouping: graph.providers.sorted(by: \.place).flatMap(\.allNeeds), by: \.provider)
  }

  /// The steps from the nearest provider that no other needs down to `target`; none where it is one itself.
  func shortest(to target: Provider) -> [Graph.Need] {
    Self.shortest(from: target, by: { users[$0] ?? [] }, upwards: true) { users[$0] == nil } ?? []
  }

  /// Providers, each after those that its steps lead to, and the circles that they close: of a tangle the first hundred.
  static func order(
    of providers: [Provider], by steps: (Provider) -> [Graph.Need]
  ) -> (order: [Provider], circles: [[Graph.Need]]) {
    var (order, circles) = ([Provider](), [[Graph.Need]]())
    var (seen, position) = (Set<Provider>(), [Provider: Int]())
    // No recursion: no chain is too long.
    var path: [(provider: Provider, by: Graph.Need?, rest: ArraySlice<Graph.Need>)] = []
    func enter(_ provider: Provider, _ step: Graph.Need?) {
      guard seen.insert(provider).inserted else { return }
      position[provider] = path.count
      path.append((provider, step, steps(provider)[...]))
    }
    for provider in providers {
      enter(provider, nil)
      while let last = path.last {
        guard let step = path[path.count - 1].rest.popFirst() else {
          path.removeLast()
          position[last.provider] = nil
          order.append(last.provider)
          continue
        }
        if let start = position[step.provider], circles.count < 100 {
          circles.append(path[(start + 1)...].compactMap(\.by) + [step])
        }
        enter(step.provider, step)
      }
    }
    return (order, circles)
  }

  /// The steps of a shortest way from a provider to one that is looked for, which may be itself; nil where none leads there.
  static func shortest(
    from start: Provider, by steps: (Provider) -> [Graph.Need], upwards: Bool = false,
    to isEnd: (Provider) -> Bool
  ) -> [Graph.Need]? {
    var cameBy: [Provider: Graph.Need] = [:]
    var (queue, position) = ([start], 0)
    while position < queue.count, !isEnd(queue[position]) {
      for step in steps(queue[position]) {
        let found = upwards ? step.user : step.provider
        if found == start || cameBy[found] != nil { continue }
        cameBy[found] = step
        queue.append(found)
      }
      position += 1
    }
    guard position < queue.count else { return nil }
    var way: [Graph.Need] = []
    var end = queue[position]
    while let step = cameBy[end] {
      way.append(step)
      end = upwards ? step.provider : step.user
    }
    return upwards ? way : way.reversed()
  }
}
