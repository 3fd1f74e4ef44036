// SPDX-License-Identifier: MIT

/// Who gets what from whom: every parameter of every provider, bound.
///
/// A class, because all that looks something up has it; filled in by the builder, and never changed behind it.
final class Graph: @unchecked Sendable {
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
  var buildOrder: [Int] = []
  /// What building each provider involves.
  var effects: [BuildEffects] = []
  /// What has taken the place of what.
  var replaced = ReplacedProviders([])
  let twins: Twins
  let children: ChildClasses
  /// For each provider those that it needs in order to be built: asked again and again.
  private let needs: [[Need]]
  /// Those that take the place of other modules' providers: few, if any.
  private let replacing: [Provider]

  /// A provider that is asked, and the parameter that it fills.
  typealias Need = (parameter: Int, provider: Int)

  init(providers: [Provider], rows: [[Row]], children: ChildClasses = .none) {
    self.children = children
    self.providers = providers
    self.rows = rows
    bindings = rows.map { $0.first?.bindings ?? [] }
    let twins = Twins(providers)
    self.twins = twins
    replacing = providers.filter { $0.elsewhere != nil }
    needs = rows.map { rows in
      rows.flatMap { Self.targets(of: $0, in: $0.condition, by: \.eagerTarget, providers, twins) }
    }
  }

  /// What has taken the place of another module's provider, in some builds or in all.
  func replacements(of provider: Int) -> [Provider] {
    let old = providers[provider]
    return replacing.filter {
      guard let elsewhere = $0.elsewhere else { return false }
      return elsewhere.module == old.module && elsewhere.accessor == old.title && elsewhere.owner == old.owner
    }
  }

  /// The same with the owners that were found out.
  func owned(by owners: [Owner]) -> Graph {
    let providers = zip(providers, owners).map { provider, owner in
      provider.foundOwner == owner ? provider : provider.changed { settle($0, in: owner) }
    }
    let graph = Graph(providers: providers, rows: rows, children: children)
    graph.buildOrder = buildOrder
    return graph
  }

  /// What is made of a generic provider is seen no further than the container that it comes to belong to, of which
  /// its directive cannot know.
  private func settle(_ provider: Provider, in owner: Owner) {
    provider.foundOwner = owner
    guard provider.isInstance, let child = children[owner] else { return }
    provider.access = min(provider.access, child.access)
  }

  /// Whose a provider is.
  func owner(of provider: Int) -> Owner { providers[provider].foundOwner }

  /// The accessor that hands out one of a provider's types.
  func accessor(of target: Target) -> String { providers[target.provider].provided[target.position].accessor }

  /// The modules below one that have providers or child containers it may use, sorted.
  func modules(below module: String) -> [String] {
    var modules = Set(children.list.map(\.owner.module))
    for provider in providers where provider.module != module { modules.insert(provider.module) }
    return modules.subtracting([module]).inOrder()
  }

  /// The providers that a provider asks, at once or later, with the parameters that they fill.
  func allNeeds(of provider: Int) -> [Need] {
    rows[provider].flatMap { Self.targets(of: $0, in: $0.condition, by: \.target, providers, twins) }
  }

  /// The providers that a provider needs in order to be built, with the parameters that they fill.
  func needs(of provider: Int) -> [Need] { needs[provider] }

  /// Those in some builds only; a provider and its twins count alike.
  func needs(of provider: Int, in build: Condition) -> [Need] {
    if build.isAlways { return needs[provider] }
    return rows[provider].filter { !$0.condition.excludes(build) }.flatMap {
      Self.targets(of: $0, in: build, by: \.eagerTarget, providers, twins)
    }
  }

  /// Whether something that it needs was not found, which is reported.
  func lacksSomething(_ provider: Int) -> Bool {
    rows[provider].contains { $0.bindings.contains(where: \.isUnresolved) }
  }

  /// Providers that need one another, each group after those that it needs.
  var components: [[Int]] { Components.of(needs.map { $0.map(\.provider) }) }

  private static func targets(
    of row: Row, in build: Condition, by target: (Binding) -> Target?, _ providers: [Provider], _ twins: Twins
  ) -> [Need] {
    row.bindings.enumerated().flatMap { parameter, binding in
      let all = target(binding).map { twins.of($0, in: providers) } ?? []
      return all.filter { !providers[$0].condition.excludes(build) }.map { (parameter, $0) }
    }
  }

  /// How diagnostics speak of one step from a provider to what it needs.
  func step(_ provider: Int, parameter: Int, needs what: String) -> Diagnostic.Note {
    var note = wording(ofStep: provider, parameter: parameter, needs: what)
    note.step = .init(from: "'\(providers[provider].title)'", to: what)
    return note
  }

  private func wording(ofStep provider: Int, parameter: Int, needs what: String) -> Diagnostic.Note {
    let parameter = providers[provider].parameters[parameter]
    switch providers[provider].construction {
    case .collection:
      return .init("\(what) is an element of '\(providers[provider].title)'", at: parameter.place)
    case .matched(let rule):
      return .init(
        "'\(providers[provider].title)' hands out its \(rule) subtype, \(what)", at: parameter.place)
    case .required:
      return .init(
        "'\(providers[provider].module)' requires '\(parameter.type.title)', which \(what) provides",
        at: parameter.place)
    case .replaced:
      return .init("\(what) takes the place of '\(providers[provider].title)'", at: parameter.place)
    default: break
    }
    return .init(
      "'\(providers[provider].title)' needs \(what) for its parameter '\(parameter.name)'",
      at: parameter.place)
  }
}

extension Graph.Binding {
  /// The provider that is asked, at once or later.
  var target: Graph.Target? {
    if case .deferred(let deferred) = self { deferred.target } else { eagerTarget }
  }

  var isLeftOut: Bool { if case .leftOut = self { true } else { false } }

  fileprivate var isUnresolved: Bool { if case .unresolved = self { true } else { false } }

  /// The provider that is asked at once.
  var eagerTarget: Graph.Target? { if case .provider(let target, _) = self { target } else { nil } }
}
