// SPDX-License-Identifier: MIT

/// Says which accessors' values a value is built from: by this a container that overrides some of them knows what
/// it can share.
struct NeedsPlanner {
  let graph: Graph
  /// The module that is generated for.
  let module: String

  /// The names of what a provider asks, at once or later, each once and sorted; `*` where it may ask for anything, as what
  /// makes a child container may for that.
  func needs(of provider: Int) -> [String] {
    let bindings = graph.bindings[provider]
    let targets = bindings.compactMap(\.target)
    let mayAskAll =
      graph.providers[provider].isInjected || bindings.contains(where: \.isContainer)
      || targets.contains { graph.providers[$0.provider].made != nil }
    if mayAskAll { return ["*"] }
    let names = targets.map(name)
    return names.count < 2 ? names : names.distinct()
  }

  private func name(of target: Graph.Target) -> String {
    let provider = graph.providers[target.provider]
    let name = graph.accessor(of: target).owned(by: provider.foundOwner)
    return provider.module == module ? name : "\(provider.module).\(name)"
  }
}

extension Graph.Binding {
  fileprivate var isContainer: Bool { if case .container = self { true } else { false } }
}

extension String {
  /// An accessor's name in the text that says who needs whom: names that only backticks make possible keep them.
  var inNeeds: String { isPlainIdentifier ? self : "`\(self)`" }
}
