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
    /// The container itself.
    case container
    /// Its default, or nothing at all.
    case leftOut
    case nilValue
    /// Nothing; that was reported.
    case unresolved
  }

  /// An argument that a dependency gets from the provider that needs it.
  struct Forwarded: Sendable, Equatable {
    /// The dependency's label for it.
    var label: String
    /// Which of the outer provider's parameters it is.
    var parameter: Int
  }

  /// What fills a provider's parameters in some builds.
  struct Row: Sendable {
    var condition: Condition
    var bindings: [Binding]
  }

  let providers: [Provider]
  /// For each provider, a row for each kind of build in which its parameters are filled with something else: one
  /// row where no `#if` decides about it.
  let rows: [[Row]]
  /// For each provider, a binding for each of its parameters, in the first kind of build.
  let bindings: [[Binding]]
  /// Providers in an order in which each comes after those it needs; cycles have no order in themselves.
  let buildOrder: [Int]
  let twins: Twins

  init(providers: [Provider], rows: [[Row]], buildOrder: [Int] = []) {
    self.providers = providers
    self.rows = rows
    bindings = rows.map { $0.first?.bindings ?? [] }
    self.buildOrder = buildOrder
    twins = Twins(providers)
  }

  /// The modules below one that have providers it may use, sorted.
  func modules(below module: String) -> [String] {
    Set(providers.map(\.module)).subtracting([module]).sorted()
  }

  /// The providers that a provider needs in order to be built, with the parameters that they fill.
  func needs(of provider: Int) -> [(parameter: Int, provider: Int)] {
    rows[provider].flatMap { needs(of: $0, in: $0.condition) }
  }

  /// Those in some builds only; a provider and its twins count alike.
  func needs(of provider: Int, in build: Condition) -> [(parameter: Int, provider: Int)] {
    rows[provider].filter { !$0.condition.excludes(build) }.flatMap { needs(of: $0, in: build) }
  }

  private func needs(of row: Row, in build: Condition) -> [(parameter: Int, provider: Int)] {
    row.bindings.enumerated().flatMap { parameter, binding -> [(parameter: Int, provider: Int)] in
      guard case .provider(let target, _) = binding else { return [] }
      let present = twins.of(target, in: providers).filter {
        providers[$0].condition.isAlways || !providers[$0].condition.excludes(build)
      }
      return present.map { (parameter, $0) }
    }
  }

  /// How diagnostics speak of one step from a provider to what it needs.
  func step(_ provider: Int, parameter: Int, needs what: String) -> Diagnostic.Note {
    let parameter = providers[provider].parameters[parameter]
    return .init(
      "'\(providers[provider].title)' needs \(what) for its parameter '\(parameter.name)'",
      at: parameter.place)
  }
}
