// SPDX-License-Identifier: MIT

/// What building each provider may throw: its own errors and those of everything it needs.
enum EffectFlow {
  static func effects(in graph: Graph) -> [Throwing] {
    var effects = graph.providers.map(\.throwing)
    for provider in graph.buildOrder {
      for need in graph.needs(of: provider) {
        effects[provider] = effects[provider].joined(with: effects[need.provider])
      }
    }
    return effects
  }
}

extension Throwing {
  /// One type of error stays that type; two become any error.
  func joined(with other: Throwing) -> Throwing {
    switch (self, other) {
    case (.never, _): other
    case (_, .never): self
    case (.typed(let left), .typed(let right)) where left == right: self
    default: .anything
    }
  }
}
