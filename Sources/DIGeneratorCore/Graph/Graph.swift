// SPDX-License-Identifier: MIT

/// Who gets what from whom: every parameter of every provider, bound.
struct Graph: Sendable {
  /// One of a provider's types, as numbers.
  struct Target: Sendable, Hashable {
    var provider: Int
    var position: Int
  }

  /// What fills a parameter.
  enum Binding: Sendable {
    /// The caller of the accessor.
    case argument
    /// Another provider, with the arguments it is handed on.
    case provider(Target, forwarded: [Forwarded])
    /// Something that asks another provider later.
    case deferred(Deferred)
    /// The container itself.
    case container
    /// Its default, or nothing at all.
    case leftOut
    case nilValue
    /// Nothing; that was reported.
    case unresolved
  }

  /// An argument that a dependency gets from the provider that needs it.
  struct Forwarded: Sendable {
    /// The dependency's label for it.
    var label: String
    /// Which of the outer provider's parameters it is.
    var parameter: Int
  }

  let providers: [Provider]
  /// For each provider, a binding for each of its parameters.
  let bindings: [[Binding]]
  /// Providers in an order in which each comes after those it needs; cycles have no order in themselves.
  let buildOrder: [Int]

  /// The modules below one that have providers it may use, sorted.
  func modules(below module: String) -> [String] {
    Set(providers.map(\.module)).subtracting([module]).sorted()
  }

  /// The providers that a provider asks, at once or later, with the parameters that they fill.
  func allNeeds(of provider: Int) -> [(parameter: Int, provider: Int)] {
    bindings[provider].enumerated().compactMap { parameter, binding in
      switch binding {
      case .provider(let target, _): (parameter, target.provider)
      case .deferred(let deferred): (parameter, deferred.target.provider)
      default: nil
      }
    }
  }

  /// The providers that a provider needs in order to be built, with the parameters that they fill.
  func needs(of provider: Int) -> [(parameter: Int, provider: Int)] {
    bindings[provider].enumerated().compactMap { parameter, binding in
      guard case .provider(let target, _) = binding else { return nil }
      return (parameter, target.provider)
    }
  }

  /// How diagnostics speak of one step from a provider to what it needs.
  func step(_ provider: Int, parameter: Int, needs what: String) -> Diagnostic.Note {
    let parameter = providers[provider].parameters[parameter]
    switch providers[provider].construction {
    case .collection:
      return .init("\(what) is an element of '\(providers[provider].title)'", at: parameter.place)
    case .matched(let rule):
      return .init(
        "'\(providers[provider].title)' hands out its \(rule) subtype, \(what)", at: parameter.place)
    default: break
    }
    return .init(
      "'\(providers[provider].title)' needs \(what) for its parameter '\(parameter.name)'",
      at: parameter.place)
  }
}
