// SPDX-License-Identifier: MIT

/// The ways that lead from accessors to a provider; looked for only when there is something to report.
struct Routes {
  /// One step of a route.
  struct Step {
    var provider: Int
    var parameter: Int
    var needs: Int
  }

  private let consumers: [Int: [Step]]

  init(graph: Graph) {
    var consumers: [Int: [Step]] = [:]
    let sorted = Array(graph.providers.indices).ordered(by: { graph.providers[$0].place })
    for provider in sorted {
      for need in graph.allNeeds(of: provider) {
        let step = Step(provider: provider, parameter: need.parameter, needs: need.provider)
        consumers[need.provider, default: []].append(step)
      }
    }
    self.consumers = consumers
  }

  /// The steps from all that need a provider themselves.
  func steps(to target: Int) -> [Step] { consumers[target, default: []] }

  /// The steps from the nearest provider that no other needs down to `target`; empty where it is one itself.
  func shortest(to target: Int) -> [Step] {
    var next: [Int: Step] = [:]
    var queue = [target]
    var position = 0
    while position < queue.count {
      let provider = queue[position]
      position += 1
      let steps = consumers[provider, default: []]
      if steps.isEmpty { return route(from: provider, next) }
      for step in steps where next[step.provider] == nil && step.provider != target {
        next[step.provider] = step
        queue.append(step.provider)
      }
    }
    return []
  }

  private func route(from top: Int, _ next: [Int: Step]) -> [Step] {
    var steps: [Step] = []
    var provider = top
    while let step = next[provider] {
      steps.append(step)
      provider = step.needs
    }
    return steps
  }
}

extension Graph {
  /// The steps of a shortest way from a provider down to one that is looked for; nil where none leads there. Where that
  /// may be the provider itself, the way is a circle.
  func shortestWay(
    from start: Int, by needs: (Int) -> [Need], to isEnd: (Int) -> Bool
  ) -> [Routes.Step]? {
    var cameBy: [Int: Routes.Step] = [:]
    var queue = [start]
    var next = 0
    while next < queue.count {
      let provider = queue[next]
      next += 1
      for need in needs(provider) where cameBy[need.provider] == nil {
        cameBy[need.provider] = .init(provider: provider, parameter: need.parameter, needs: need.provider)
        if isEnd(need.provider) { return trace(from: start, to: need.provider, cameBy) }
        queue.append(need.provider)
      }
    }
    return nil
  }

  private func trace(from start: Int, to end: Int, _ cameBy: [Int: Routes.Step]) -> [Routes.Step] {
    var steps: [Routes.Step] = []
    var provider = end
    repeat {
      guard let step = cameBy[provider] else { break }
      steps.append(step)
      provider = step.provider
    } while provider != start
    return steps.reversed()
  }

  /// How diagnostics speak of the steps of a way.
  func notes(on way: [Routes.Step]) -> [Diagnostic.Note] {
    way.map { step($0.provider, parameter: $0.parameter, needs: "'\(providers[$0.needs].title)'") }
  }
}
