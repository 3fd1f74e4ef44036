// SPDX-License-Identifier: MIT

/// What building each provider may throw: its own errors and those of everything it needs.
enum EffectFlow {
  static func failures(in graph: Graph) -> [Provider.Failure] {
    var failures = graph.providers.indices.map { ownFailure(of: $0, in: graph) }
    for provider in graph.buildOrder {
      for need in graph.needs(of: provider) {
        failures[provider] = failures[provider].joined(with: failures[need.provider])
      }
    }
    return failures
  }

  /// What the call itself throws; one that rethrows does if it is handed a function that throws.
  static func ownFailure(of number: Int, in graph: Graph) -> Provider.Failure {
    let provider = graph.providers[number]
    guard provider.failure == .rethrown else { return provider.failure }
    let throwsSomething = zip(provider.parameters, graph.bindings[number]).contains { parameter, binding in
      switch binding {
      case .argument, .provider: parameter.type.isFunction && parameter.type.identity.contains(" throws")
      default: false
      }
    }
    return throwsSomething ? .anything : .never
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

  /// The effect as a signature says it; empty for none.
  var keywords: String {
    switch self {
    case .never: ""
    case .anything, .rethrown: "throws"
    case .typed(let error): "throws(\(error.spelling))"
    }
  }
}
