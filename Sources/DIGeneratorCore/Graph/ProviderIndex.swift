// SPDX-License-Identifier: MIT

/// The providers of each type, as each module sees them.
struct ProviderIndex: Sendable {
  private(set) var providers: [Provider]
  let table: TypeTable
  private var targets: [TypeIdentity: [Graph.Target]] = [:]
  /// Those that have names: few.
  private var named: [Key: [Graph.Target]] = [:]
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
    targets.reserveCapacity(providers.count)
    for (number, provider) in providers.enumerated() where provider.isOffered {
      let provided = provider.provided
      for position in provided.indices where !provided[position].isElement {
        let target = Graph.Target(provider: number, position: position)
        let identity = provided[position].type.identity
        targets[identity, default: []].append(target)
        guard let name = provider.name else { continue }
        named[Key(type: identity, name: name), default: []].append(target)
      }
    }
  }

  /// The providers of a type that a module sees.
  func candidates(for identity: TypeIdentity, in module: String) -> [Graph.Target] {
    targets[identity, default: []].filter { isVisible($0, in: module) }
  }

  /// Those of a name, or without one.
  func candidates(for identity: TypeIdentity, named name: String?, in module: String) -> [Graph.Target] {
    guard let name else {
      return targets[identity, default: []].filter {
        providers[$0.provider].name == nil && isVisible($0, in: module)
      }
    }
    if named.isEmpty { return [] }
    return named[Key(type: identity, name: name), default: []].filter { isVisible($0, in: module) }
  }

  /// The providers of a type that a module does not see.
  func hidden(for identity: TypeIdentity, in module: String) -> [Graph.Target] {
    targets[identity, default: []].filter {
      !isVisible($0, in: module) && providers[$0.provider].module != table.model.module
    }
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

  /// The conditions of a type's providers.
  func conditions(of identity: TypeIdentity) -> [Condition] {
    targets[identity, default: []].map { providers[$0.provider].condition }
  }

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
