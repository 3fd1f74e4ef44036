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
    let sorted = Array(graph.providers.indices).ordered(byPlace: { graph.providers[$0].place })
    for provider in sorted {
      for need in graph.allNeeds(of: provider) {
        let step = Step(provider: provider, parameter: need.parameter, needs: need.provider)
        consumers[need.provider, default: []].append(step)
      }
    }
    self.consumers = consumers
  }

  /// The steps from the nearest provider that no other needs down to `target`; empty where it is one itself.
  func shortest(to target: Int) -> [Step] {
    var next: [Int: Step] = [:]
    var queue = [target]
    var position = 0
    while position < queue.count {
      let provider = queue[position]
      position += 1
      let steps = consumers[provider, default: []].filter {
        next[$0.provider] == nil && $0.provider != target
      }
      if steps.isEmpty, consumers[provider, default: []].isEmpty { return route(from: provider, next) }
      for step in steps where next[step.provider] == nil {
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
