// SPDX-License-Identifier: MIT

/// The providers of each type, as each module sees them.
struct ProviderIndex: Sendable {
  private(set) var providers: [Provider]
  let table: TypeTable
  /// Those without names: of most types one.
  private var unnamed: [TypeIdentity: [Graph.Target]] = [:]
  /// Those that have names, of which one type may have thousands.
  private var named: [TypeIdentity: [Graph.Target]] = [:]
  private var byName: [Key: [Graph.Target]] = [:]
  /// What the `#if`s around a type's providers ask for.
  private var conditions: [TypeIdentity: [Condition]] = [:]
  /// Whether any provider is under `#if`.
  let hasConditions: Bool
  /// The builds that are looked at: what is not there in all of them is no candidate. All builds see everything.
  private var build = Condition.always
  private let subtypes: Subtypes
  let children: ChildClasses
  let refused: RefusedProviders

  /// What a dependency asks for.
  private struct Key: Hashable {
    var type: TypeIdentity
    var name: String
  }

  init(
    providers: [Provider], table: TypeTable, children: ChildClasses = .none,
    refused: RefusedProviders = RefusedProviders()
  ) {
    (self.children, self.refused) = (children, refused)
    self.providers = providers
    self.table = table
    hasConditions = providers.contains { !$0.condition.isAlways }
    subtypes = Subtypes(providers: providers, table: table)
    unnamed.reserveCapacity(providers.count)
    for (number, provider) in providers.enumerated() {
      for type in provider.made?.owner.classes ?? [] { add(provider.condition, of: type) }
      guard provider.isOffered else { continue }
      let provided = provider.provided
      for position in provided.indices where !provided[position].isElement {
        add(Graph.Target(provider: number, position: position), for: provided[position].type.identity)
      }
    }
  }

  private mutating func add(_ target: Graph.Target, for identity: TypeIdentity) {
    let provider = providers[target.provider]
    if let name = provider.name {
      named[identity, default: []].append(target)
      byName[Key(type: identity, name: name), default: []].append(target)
    } else {
      unnamed[identity, default: []].append(target)
    }
    add(provider.condition, of: identity)
  }

  private mutating func add(_ condition: Condition, of identity: TypeIdentity) {
    if !condition.isAlways { conditions[identity, default: []].append(condition) }
  }

  /// All of a type's, in their order.
  private func targets(for identity: TypeIdentity) -> [Graph.Target] {
    let others = unnamed[identity, default: []]
    guard let named = named[identity] else { return others }
    if others.isEmpty { return named }
    return (others + named).ordered { ($0.provider, $0.position) < ($1.provider, $1.position) }
  }

  /// The providers of a type that a module sees.
  func candidates(for identity: TypeIdentity, in module: String) -> [Graph.Target] {
    targets(for: identity).filter { isVisible($0, in: module) }
  }

  /// Those of a name, or without one.
  func candidates(for identity: TypeIdentity, named name: String?, in module: String) -> [Graph.Target] {
    // Nearly each parameter asks for its label first: no need to hash it where nothing has a name.
    if name != nil, byName.isEmpty { return [] }
    let all = name.map { byName[Key(type: identity, name: $0)] } ?? unnamed[identity]
    return all?.filter { isVisible($0, in: module) } ?? []
  }

  /// The providers of a type that a module does not see.
  func hidden(for identity: TypeIdentity, in module: String) -> [Graph.Target] {
    targets(for: identity).filter {
      !isVisible($0, in: module) && providers[$0.provider].module != table.model.module
    }
  }

  /// What makes the child container whose class a type is.
  func maker(of type: ResolvedType, in module: String) -> Graph.Target? {
    guard let owner = children.owner(of: type, in: module),
      let number = providers.firstIndex(where: { $0.made?.owner == owner })
    else { return nil }
    let target = Graph.Target(provider: number, position: 0)
    return isPresent(target) ? target : nil
  }

  /// Whether a parameter that nothing fills can only have meant a collection, be it later.
  func isCollection(_ parameter: Provider.Parameter) -> Bool {
    let type = table.typeAtOnceOrLater(of: parameter)
    guard let element = type.element, !type.isCommonValue else { return false }
    return table.isProtocol(element)
      || providers.contains { $0.joins.contains { $0.type.identity == element } }
  }

  /// The provided subtypes that a rule picks, of those that a module sees the ones that can be meant.
  func matches(
    for identity: TypeIdentity, by rule: MatchRule, in module: String,
    among meant: ([Graph.Target]) -> [Graph.Target]
  ) -> [Graph.Target] {
    subtypes.picked(by: rule, for: identity) { all in meant(all.filter { isVisible($0, in: module) }) }
  }

  /// The same with more said about the providers.
  func with(_ providers: [Provider]) -> ProviderIndex {
    var result = self
    result.providers = providers
    return result
  }

  /// The same for some builds only.
  func within(_ build: Condition) -> ProviderIndex {
    var result = self
    result.build = build
    return result
  }

  /// The conditions of a type's providers that are not there in all builds.
  func conditions(of identity: TypeIdentity) -> [Condition] { conditions[identity, default: []] }

  /// The conditions of a type's provided subtypes.
  func conditions(below identity: TypeIdentity) -> [Condition] {
    subtypes.all(of: identity).map { providers[$0.provider].condition }
  }

  /// Whether a provider is there in the builds that are looked at.
  func isPresent(_ target: Graph.Target) -> Bool {
    build.isAlways || build.implies(providers[target.provider].condition)
  }

  func isVisible(_ target: Graph.Target, in consumer: String) -> Bool {
    isPresent(target) && table.sees(providers[target.provider], in: consumer)
  }

  func provided(_ target: Graph.Target) -> Provider.Provided {
    providers[target.provider].provided[target.position]
  }

  func name(_ target: Graph.Target) -> String? { providers[target.provider].name }
}
