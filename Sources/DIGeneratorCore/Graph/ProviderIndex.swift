// SPDX-License-Identifier: MIT

/// The providers of each type, as each module sees them.
struct ProviderIndex {
  let providers: [Provider]
  private let table: TypeTable
  private var targets: [TypeIdentity: [Graph.Target]] = [:]
  private var named: [Key: [Graph.Target]] = [:]
  /// Whether any provider is under `#if`.
  let hasConditions: Bool
  /// The builds that are looked at: what is not there in all of them is no candidate. All builds see everything.
  private var build = Condition.always

  /// What a dependency asks for.
  private struct Key: Hashable {
    var type: TypeIdentity
    var name: String?
  }

  init(providers: [Provider], table: TypeTable) {
    self.providers = providers
    self.table = table
    hasConditions = providers.contains { !$0.condition.isAlways }
    for (number, provider) in providers.enumerated() {
      for (position, provided) in provider.provided.enumerated() {
        let target = Graph.Target(provider: number, position: position)
        targets[provided.type.identity, default: []].append(target)
        named[Key(type: provided.type.identity, name: provider.name), default: []].append(target)
      }
    }
  }

  /// The providers of a type that a module sees.
  func candidates(for identity: TypeIdentity, in module: String) -> [Graph.Target] {
    targets[identity, default: []].filter { isVisible($0, in: module) }
  }

  /// Those of a name, or without one.
  func candidates(for identity: TypeIdentity, named name: String?, in module: String) -> [Graph.Target] {
    named[Key(type: identity, name: name), default: []].filter { isVisible($0, in: module) }
  }

  /// The providers of a type that a module does not see.
  func hidden(for identity: TypeIdentity, in module: String) -> [Graph.Target] {
    targets[identity, default: []].filter {
      !isVisible($0, in: module) && providers[$0.provider].module != table.model.module
    }
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

  func isVisible(_ target: Graph.Target, in consumer: String) -> Bool {
    let provider = providers[target.provider]
    if !build.isAlways, !build.implies(provider.condition) { return false }
    if provider.module == consumer { return true }
    guard table.visibility.isImported(provider.module, by: consumer) else { return false }
    return table.isVisible(provider.access, from: provider.module, in: consumer)
  }

  func provided(_ target: Graph.Target) -> Provider.Provided {
    providers[target.provider].provided[target.position]
  }

  func name(_ target: Graph.Target) -> String? { providers[target.provider].name }
}
