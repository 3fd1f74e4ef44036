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
    while Self.flow(through: graph, own, &needed) { continue }
    self.needed = needed
  }

  /// Passes on what each needs, again and again where what is asked for later goes in circles. Whether that changed
  /// something.
  private static func flow(
    through graph: Graph, _ own: [Availability], _ needed: inout [Availability]
  ) -> Bool {
    var changed = false
    for provider in graph.buildOrder {
      let all = needs(of: provider, in: graph).reduce(needed[provider]) {
        $0.joined(with: own[$1.provider]).joined(with: needed[$1.provider])
      }
      changed = changed || all != needed[provider]
      needed[provider] = all
    }
    return changed
  }

  func report(_ diagnostics: inout DiagnosticCollector, where isOwn: (Int) -> Bool) {
    for provider in needed.indices where isOwn(provider) {
      let missing = needed[provider].missing(from: own[provider])
      guard !missing.isEmpty, let way = way(from: provider) else { continue }
      diagnostics.report(diagnostic(for: way, missing))
    }
  }

  /// What has to be there wherever a provider is, be it asked for later. What meets a requirement has to be there
  /// wherever that is: that is another check.
  private static func needs(of provider: Int, in graph: Graph) -> [Graph.Need] {
    if graph.providers[provider].isRequired { return [] }
    return graph.allNeeds(of: provider).filter { !graph.isJoinedElsewhere($0.provider, by: provider) }
  }

  /// The steps from a provider down to one that says itself what the provider does not.
  private func way(from provider: Int) -> [Routes.Step]? {
    graph.shortestWay(from: provider, by: { Self.needs(of: $0, in: graph) }) {
      !own[$0].missing(from: own[provider]).isEmpty
    }
  }

  private func diagnostic(for way: [Routes.Step], _ missing: [String]) -> Diagnostic {
    let (user, first, last) = (graph.providers[way[0].provider], way[0], way[way.count - 1])
    let culprit = graph.providers[last.needs]
    let place = user.parameters[first.parameter].place
    let attributes = culprit.availability.joined(separator: " ").onOneLine
    return Diagnostic(
      .availabilityMismatch,
      "'\(user.title)' is available where '\(culprit.title)', which it needs, is not", at: place,
      notes: graph.notes(on: way) + [
        .init("'\(culprit.title)' is \(attributes) here", at: culprit.place),
        .init("write above '\(user.title)': \(missing.joined(separator: " "))", at: user.place),
      ])
  }
}
