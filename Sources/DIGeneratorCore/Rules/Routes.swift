// SPDX-License-Identifier: MIT

/// The shortest ways from some providers to all that their steps lead to.
struct Routes {
  /// The nearest ones first, from those where the ways start.
  private(set) var reached: [Provider]
  /// The last step on the way to each.
  private var cameBy: [Provider: Graph.Need] = [:]

  init(from starts: [Provider], by steps: (Provider) -> [Graph.Need]) {
    reached = starts
    var (seen, position) = (Set(starts), 0)
    while position < reached.count {
      for step in steps(reached[position]) where seen.insert(step.provider).inserted {
        cameBy[step.provider] = step
        reached.append(step.provider)
      }
      position += 1
    }
  }

  /// The steps to a provider; none where it is a start, or no way leads there.
  func way(to end: Provider) -> [Graph.Need] {
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
