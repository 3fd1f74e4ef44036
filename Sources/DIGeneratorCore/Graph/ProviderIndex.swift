// SPDX-License-Identifier: MIT

/// The providers of each type, as each module sees them.
struct ProviderIndex: Sendable {
  let graph: Graph
  let table: TypeTable
  let refused: RefusedProviders
  /// The builds to find providers for: a provider must be there in all of them to be a candidate. With `.always`, every
  /// provider is.
  var build = Condition.always
  private var all: [TypeIdentity: [Graph.Target]] = [:]
  /// The same by type and name, because one type may have thousands of providers.
  private var byName: [Key: [Graph.Target]] = [:]
  /// The `#if` conditions of each type's providers.
  private var conditions: [TypeIdentity: [Condition]] = [:]
  /// The provided subtypes of each type, with the fewest steps of inheritance between them.
  private var subtypes: [TypeIdentity: [Graph.Target: Int]] = [:]
  var providers: [Provider] { graph.providers }

  /// The type and name that a dependency asks for.
  struct Key: Hashable {
    var type: TypeIdentity
    var name: String?
  }

  init(graph: Graph, table: TypeTable, refused: RefusedProviders) {
    (self.graph, self.table, self.refused) = (graph, table, refused)
    let hasRules = graph.providers.contains { $0.parameters.contains { $0.match != nil } }
    for provider in graph.providers {
      for type in provider.made?.owner.classes ?? [] {
        conditions[type, default: []].append(provider.condition)
      }
      guard provider.isOffered else { continue }
      for (position, provided) in provider.provided.enumerated() where !provided.isElement {
        let (target, type) = (Graph.Target(provider: provider, position: position), provided.type.identity)
        all[type, default: []].append(target)
        byName[Key(type: type, name: provider.name), default: []].append(target)
        if !provider.condition.isAlways { conditions[type, default: []].append(provider.condition) }
        guard hasRules, provider.name == nil, let declaration = type.declaration else { continue }
        for (above, steps) in declaration.stepsToSupertypes {
          subtypes[above, default: [:]][target] = steps
        }
      }
    }
  }

  /// The providers of a type that a module sees.
  func candidates(for identity: TypeIdentity, in module: String) -> [Graph.Target] {
    (all[identity] ?? []).filter { isVisible($0, in: module) }
  }

  /// The candidates of a name; the unnamed ones for nil.
  func candidates(for identity: TypeIdentity, named name: String?, in module: String) -> [Graph.Target] {
    (byName[Key(type: identity, name: name)] ?? []).filter { isVisible($0, in: module) }
  }

  /// The maker of the child container whose class a type names.
  func maker(of type: ResolvedType, in module: String) -> Graph.Target? {
    graph.children.owner(of: type, in: module).flatMap { owner in
      providers.first { $0.made?.owner == owner }.map { Graph.Target(provider: $0, position: 0) }
    }.flatMap { isPresent($0) ? $0 : nil }
  }

  /// Whether a parameter that nothing fills asks for a collection, at once or later.
  func isCollection(_ parameter: Provider.Parameter) -> Bool {
    let type = table.typeAtOnceOrLater(of: parameter)
    guard let element = type.element, !type.isCommonValue else { return false }
    return element.isProtocol
      || providers.contains { $0.joins.contains { $0.type.identity == element } }
  }

  /// Whether a provider is there in all of the builds to find providers for.
  func isPresent(_ target: Graph.Target) -> Bool {
    build.isAlways || build.implies(target.provider.condition)
  }

  private func isVisible(_ target: Graph.Target, in consumer: String) -> Bool {
    isPresent(target) && table.sees(target.provider, in: consumer)
  }

  // MARK: Subtypes

  /// The provided subtypes that a rule picks from the visible ones that `meant` lets through: one target for each
  /// provider, and several providers if they are equally far.
  func matches(
    for identity: TypeIdentity, by rule: MatchRule, in module: String,
    among meant: ([Graph.Target]) -> [Graph.Target]
  ) -> [Graph.Target] {
    let steps = subtypes(of: identity)
    let possible = meant(steps.keys.filter { isVisible($0, in: module) })
    let picked = possible.compactMap { steps[$0] }
    guard let best = rule == .nearest ? picked.min() : picked.max() else { return [] }
    let found = Dictionary(grouping: possible.filter { steps[$0] == best }, by: \.provider)
    return Array(found.values).compactMap { $0.min { $0.position < $1.position } }.sorted(
      by: \.provider.place)
  }

  /// The provided subtypes of a type with their distances. A subtype of a composition is one of every member, at the
  /// largest distance.
  private func subtypes(of identity: TypeIdentity) -> [Graph.Target: Int] {
    let all = identity.members.filter { $0 != .unread("Sendable") }.map { subtypes[$0] ?? [:] }
    guard let first = all.first else { return [:] }
    return all.dropFirst().reduce(first) { found, other in
      found.reduce(into: [:]) { both, item in both[item.key] = other[item.key].map { max($0, item.value) } }
    }
  }

  // MARK: Conditions

  /// The conditions that can decide how a parameter is filled: of all providers of its type or of a part of its type.
  func conditions(decidingOn parameter: Provider.Parameter) -> [Condition] {
    let type = parameter.type.identity
    switch parameter.role {
    case .argument, .leftOut: return []
    case .element(let element): return [element.provider.condition].filter { !$0.isAlways }
    case .dependency: if conditions.isEmpty { return [] }
    }
    let exact = type.parts.flatMap { conditions[$0] ?? [] }
    // `@match` may pick a subtype of the type that is asked for later, which is a part.
    let types = parameter.match == nil ? [] : type.parts + [type.wrapped ?? type]
    let below = types.flatMap {
      Array(subtypes(of: $0).keys).sorted(by: \.provider.place).map(\.provider.condition)
    }
    return (exact + below).filter { !$0.isAlways }
  }
}

/// The types of refused providers. A refusal is reported; that the type is then missing, or that another provider is
/// taken instead, is no second mistake.
struct RefusedProviders: Sendable {
  /// Each type, with the names under which it would have been provided.
  private var names: [TypeIdentity: Set<String>] = [:]

  var isEmpty: Bool { names.isEmpty }

  mutating func insert(_ types: some Sequence<TypeIdentity>, names: [String] = []) {
    for type in types { self.names[type, default: []].formUnion(names) }
  }

  mutating func formUnion(_ other: RefusedProviders) { names.merge(other.names) { $0.union($1) } }

  func contains(_ type: TypeIdentity) -> Bool { names[type] != nil }

  /// Whether a refused provider of the type would have had the name.
  func contains(_ type: TypeIdentity, named name: String) -> Bool { names[type]?.contains(name) == true }
}
