// SPDX-License-Identifier: MIT

/// The ways that lead through the graph.
struct Routes {
  /// The last step to each provider on a shortest way from one that no other needs.
  private let cameBy: [Provider: Graph.Need]

  init(graph: Graph) {
    let needed = Set(graph.providers.flatMap(\.allNeeds).map(\.provider))
    let first = graph.providers.filter { !needed.contains($0) }.sorted(by: \.place)
    cameBy = Self.search(from: first, by: \.allNeeds) { _ in false }.cameBy
  }

  /// The steps from the nearest provider that no other needs down to `target`; none where it is one itself.
  func shortest(to target: Provider) -> [Graph.Need] { Self.way(to: target, cameBy) }

  /// The steps of a shortest way from a provider to one that is looked for, which may be itself; nil where none leads there.
  static func shortest(
    from start: Provider, by steps: (Provider) -> [Graph.Need], to isEnd: (Provider) -> Bool
  ) -> [Graph.Need]? {
    let (end, cameBy) = search(from: [start], by: steps, to: isEnd)
    return end.map { way(to: $0, cameBy) }
  }

  /// The nearest provider that is looked for, and the step that first led to each on the way.
  private static func search(
    from starts: [Provider], by steps: (Provider) -> [Graph.Need], to isEnd: (Provider) -> Bool
  ) -> (end: Provider?, cameBy: [Provider: Graph.Need]) {
    var (queue, seen, position) = (starts, Set(starts), 0)
    var cameBy: [Provider: Graph.Need] = [:]
    while position < queue.count, !isEnd(queue[position]) {
      for step in steps(queue[position]) where seen.insert(step.provider).inserted {
        cameBy[step.provider] = step
        queue.append(step.provider)
      }
      position += 1
    }
    return (position < queue.count ? queue[position] : nil, cameBy)
  }

  private static func way(to end: Provider, _ cameBy: [Provider: Graph.Need]) -> [Graph.Need] {
    var (way, end) = ([Graph.Need](), end)
    while let step = cameBy[end] {
      way.append(step)
      end = step.user
    }
    return way.reversed()
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
}
