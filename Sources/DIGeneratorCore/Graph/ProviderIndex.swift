// SPDX-License-Identifier: MIT

/// The providers of each type, as each module sees them.
struct ProviderIndex: Sendable {
  let graph: Graph
  let table: TypeTable
  let refused: RefusedProviders
  /// The builds that are looked at: what is not there in all of them is no candidate. All builds see everything.
  var build = Condition.always
  private var all: [TypeIdentity: [Graph.Target]] = [:]
  /// The same by their names: of one type there may be thousands.
  private var byName: [Key: [Graph.Target]] = [:]
  /// What the `#if`s around a type's providers ask for.
  private var conditions: [TypeIdentity: [Condition]] = [:]
  /// The provided subtypes of each type, with the number of declared steps between them: where several ways lead to a
  /// type, by the shortest.
  private var subtypes: [TypeIdentity: [Graph.Target: Int]] = [:]
  var providers: [Provider] { graph.providers }

  /// What a dependency asks for.
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

  /// Those of a name, or without one.
  func candidates(for identity: TypeIdentity, named name: String?, in module: String) -> [Graph.Target] {
    (byName[Key(type: identity, name: name)] ?? []).filter { isVisible($0, in: module) }
  }

  /// What makes the child container whose class a type is.
  func maker(of type: ResolvedType, in module: String) -> Graph.Target? {
    graph.children.owner(of: type, in: module).flatMap { owner in
      providers.first { $0.made?.owner == owner }.map { Graph.Target(provider: $0, position: 0) }
    }.flatMap { isPresent($0) ? $0 : nil }
  }

  /// Whether a parameter that nothing fills can only have meant a collection, be it later.
  func isCollection(_ parameter: Provider.Parameter) -> Bool {
    let type = table.typeAtOnceOrLater(of: parameter)
    guard let element = type.element, !type.isCommonValue else { return false }
    return element.isProtocol
      || providers.contains { $0.joins.contains { $0.type.identity == element } }
  }

  /// Whether a provider is there in the builds that are looked at.
  func isPresent(_ target: Graph.Target) -> Bool {
    build.isAlways || build.implies(target.provider.condition)
  }

  private func isVisible(_ target: Graph.Target, in consumer: String) -> Bool {
    isPresent(target) && table.sees(target.provider, in: consumer)
  }

  // MARK: Subtypes

  /// The provided subtypes of a type that a rule picks among those that can be meant: one for each provider, several
  /// where they are equally far.
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

  /// What is of a type, or of all types of a composition: there the longest way counts.
  private func subtypes(of identity: TypeIdentity) -> [Graph.Target: Int] {
    let all = identity.members.filter { $0 != .unread("Sendable") }.map { subtypes[$0] ?? [:] }
    guard let first = all.first else { return [:] }
    return all.dropFirst().reduce(first) { found, other in
      found.reduce(into: [:]) { both, item in both[item.key] = other[item.key].map { max($0, item.value) } }
    }
  }

  // MARK: Conditions

  /// The conditions that can make a difference to a parameter: those of all providers of its type, and of whatever
  /// its type is made of.
  func conditions(decidingOn parameter: Provider.Parameter) -> [Condition] {
    let type = parameter.type.identity
    switch parameter.role {
    case .argument, .leftOut: return []
    case .element(let element): return [element.provider.condition].filter { !$0.isAlways }
    case .dependency: if conditions.isEmpty { return [] }
    }
    let exact = type.parts.flatMap { conditions[$0] ?? [] }
    // A rule that picks may do so of what is asked for later, so of a part, too.
    let types = parameter.match == nil ? [] : type.parts + [type.wrapped ?? type]
    let below = types.flatMap {
      Array(subtypes(of: $0).keys).sorted(by: \.provider.place).map(\.provider.condition)
    }
    return (exact + below).filter { !$0.isAlways }
  }
}

/// What somebody meant to provide, but whose provider was refused, which is reported already: that it is missing, or that
/// something else was taken instead, is no second mistake.
struct RefusedProviders: Sendable {
  /// Each type, with the names under which it would have been provided.
  private var names: [TypeIdentity: Set<String>] = [:]

  var isEmpty: Bool { names.isEmpty }

  mutating func insert(_ types: some Sequence<TypeIdentity>, names: [String] = []) {
    for type in types { self.names[type, default: []].formUnion(names) }
  }

  mutating func formUnion(_ other: RefusedProviders) { names.merge(other.names) { $0.union($1) } }

  func contains(_ type: TypeIdentity) -> Bool { names[type] != nil }

  /// Whether that is so of a named one.
  func contains(_ type: TypeIdentity, named name: String) -> Bool { names[type]?.contains(name) == true }
}
