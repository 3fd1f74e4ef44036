// SPDX-License-Identifier: MIT

/// Reports providers that can be used where something that they need cannot.
struct AvailabilityCheck {
  private let graph: Graph
  private let own: [Availability]
  /// For each provider what it needs, itself left aside, directly or not; none where all are available everywhere.
  private let needed: [Availability]

  init(graph: Graph) {
    self.graph = graph
    guard graph.providers.contains(where: { !$0.availability.isEmpty }) else {
      (own, needed) = ([], [])
      return
    }
    let own = graph.providers.map { Availability(attributes: $0.availability) }
    self.own = own
    var needed = own.map { _ in Availability(attributes: []) }
    // What meets a requirement has to be there wherever the requirement is: that is another check.
    for provider in graph.buildOrder where !graph.providers[provider].isRequired {
      for need in graph.needs(of: provider) where !graph.isJoinedElsewhere(need.provider, by: provider) {
        needed[provider] = needed[provider].joined(
          with: own[need.provider].joined(with: needed[need.provider]))
      }
    }
    self.needed = needed
  }

  func report(_ diagnostics: inout DiagnosticCollector, where isOwn: (Int) -> Bool) {
    for provider in needed.indices where isOwn(provider) {
      let missing = needed[provider].missing(from: own[provider])
      guard !missing.isEmpty, let way = way(from: provider) else { continue }
      diagnostics.report(diagnostic(for: way, missing))
    }
  }

  private typealias Step = (provider: Int, parameter: Int, needs: Int)

  /// The steps from a provider down to one that says itself what the provider does not.
  private func way(from provider: Int) -> [Step]? {
    var cameBy: [Int: Step] = [:]
    var queue = [provider]
    var next = 0
    while next < queue.count {
      let current = queue[next]
      next += 1
      if graph.providers[current].isRequired { continue }
      for need in graph.needs(of: current)
      where cameBy[need.provider] == nil && need.provider != provider
        && !graph.isJoinedElsewhere(need.provider, by: current)
      {
        cameBy[need.provider] = (current, need.parameter, need.provider)
        if !own[need.provider].missing(from: own[provider]).isEmpty { return trace(need.provider, cameBy) }
        queue.append(need.provider)
      }
    }
    return nil
  }

  private func trace(_ last: Int, _ cameBy: [Int: Step]) -> [Step] {
    var steps: [Step] = []
    var provider = last
    while let step = cameBy[provider] {
      steps.insert(step, at: 0)
      provider = step.provider
    }
    return steps
  }

  private func diagnostic(for way: [Step], _ missing: [String]) -> Diagnostic {
    let (user, first, last) = (graph.providers[way[0].provider], way[0], way[way.count - 1])
    let culprit = graph.providers[last.needs]
    let place = user.parameters[first.parameter].place
    let route = way.map { step in
      graph.step(step.provider, parameter: step.parameter, needs: "'\(graph.providers[step.needs].title)'")
    }
    let attributes = culprit.availability.joined(separator: " ").onOneLine
    return Diagnostic(
      .availabilityMismatch,
      "'\(user.title)' is available where '\(culprit.title)', which it needs, is not", at: place,
      notes: route + [
        .init("'\(culprit.title)' is \(attributes) here", at: culprit.place),
        .init("write above '\(user.title)': \(missing.joined(separator: " "))", at: user.place),
      ])
  }
}
