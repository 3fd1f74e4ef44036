// SPDX-License-Identifier: MIT

/// The providers of each type, as each module sees them.
struct ProviderIndex {
  let providers: [Provider]
  private let table: TypeTable
  private var targets: [String: [Graph.Target]] = [:]
  /// The same by type and name; those without a name under the empty one.
  private var named: [String: [Graph.Target]] = [:]

  init(providers: [Provider], table: TypeTable) {
    self.providers = providers
    self.table = table
    for (number, provider) in providers.enumerated() {
      for (position, provided) in provider.provided.enumerated() {
        let target = Graph.Target(provider: number, position: position)
        targets[provided.type.identity, default: []].append(target)
        named["\(provided.type.identity) \(provider.name ?? "")", default: []].append(target)
      }
    }
  }

  /// The providers of a type that a module sees.
  func candidates(for identity: String, in module: String) -> [Graph.Target] {
    targets[identity, default: []].filter { isVisible($0, in: module) }
  }

  /// Those of a name, or without one.
  func candidates(for identity: String, named name: String?, in module: String) -> [Graph.Target] {
    named["\(identity) \(name ?? "")", default: []].filter { isVisible($0, in: module) }
  }

  /// The providers of a type that a module does not see.
  func hidden(for identity: String, in module: String) -> [Graph.Target] {
    targets[identity, default: []].filter {
      !isVisible($0, in: module) && providers[$0.provider].module != table.model.module
    }
  }

  func isVisible(_ target: Graph.Target, in consumer: String) -> Bool {
    let provider = providers[target.provider]
    if provider.module == consumer { return true }
    guard table.visibility.isImported(provider.module, by: consumer) else { return false }
    return table.isVisible(provider.access, from: provider.module, in: consumer)
  }

  func provided(_ target: Graph.Target) -> Provider.Provided {
    providers[target.provider].provided[target.position]
  }

  func name(_ target: Graph.Target) -> String? { providers[target.provider].name }
}
