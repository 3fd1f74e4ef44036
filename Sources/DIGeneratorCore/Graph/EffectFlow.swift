// SPDX-License-Identifier: MIT

/// What building each provider may throw: its own errors and those of everything it needs.
enum EffectFlow {
  static func failures(in graph: Graph, _ table: TypeTable) -> [Provider.Failure] {
    var failures = graph.providers.map(\.failure)
    let replaced = ReplacedProviders(graph)
    repeat {
      // An accessor keeps the effects that it had before its place was taken, which may come later in the order.
      for _ in 0...replaced.count {
        for provider in graph.buildOrder {
          failures[provider] =
            replaced.by(provider).map { failures[$0] } ?? own(provider, failures, graph, table)
        }
      }
    } while join(graph.twins, &failures)
    return failures
  }

  /// A provider's own errors, those of what it needs, and what its twins may throw.
  static func own(
    _ provider: Int, _ failures: [Provider.Failure], _ graph: Graph, _ table: TypeTable
  ) -> Provider.Failure {
    // The module that requires something was built without knowing who provides it.
    if graph.providers[provider].isRequired { return graph.providers[provider].failure }
    let joined = graph.providers[provider].condition.isAlways ? .never : failures[provider]
    return graph.needs(of: provider).reduce(graph.providers[provider].failure.joined(with: joined)) {
      $0.joined(with: failures[$1.provider])
    }.visible(as: graph.providers[provider].access, table)
  }

  /// Twins are one provider to their users, who write one `try` for all builds: so what one may throw the other may.
  /// Two that differ may throw anything, for a type of error need not be there in both builds. Whether it changed
  /// something, which users of those twins must hear of.
  private static func join(_ twins: Twins, _ failures: inout [Provider.Failure]) -> Bool {
    var changed = false
    for group in twins.all {
      let first = failures[group[0]]
      if group.allSatisfy({ failures[$0] == first }) { continue }
      for provider in group where failures[provider] != .anything {
        failures[provider] = .anything
        changed = true
      }
    }
    return changed
  }
}

extension Provider.Failure {
  /// One type of error stays that type; two become any error.
  func joined(with other: Provider.Failure) -> Provider.Failure {
    switch (self, other) {
    case (.never, _): other
    case (_, .never): self
    case (.typed(let left), .typed(let right)) where left == right: self
    default: .anything
    }
  }

  /// An error that the accessor's readers cannot name is any error to them.
  fileprivate func visible(as access: Access, _ table: TypeTable) -> Provider.Failure {
    guard case .typed(let error) = self else { return self }
    let scope = TypeTable.Scope(module: table.model.module, file: 0)
    let isNarrow = table.narrowest(in: error.spelling, scope).map { $0.access < access } ?? false
    return isNarrow ? .anything : self
  }

  /// The effect as a signature says it; empty for none.
  var keywords: String {
    switch self {
    case .never: ""
    case .anything: "throws"
    case .typed(let error): "throws(\(error.spelling))"
    }
  }
}
