// SPDX-License-Identifier: MIT

/// The providers of each type, as each module sees them.
struct ProviderIndex {
  let providers: [Provider]
  private let module: String
  private var targets: [String: [Graph.Target]] = [:]
  /// For each module, those whose internal declarations it sees.
  private var testable: [String: Set<String>] = [:]

  init(providers: [Provider], model: SourceModel) {
    self.providers = providers
    module = model.module
    for (number, provider) in providers.enumerated() {
      for (position, provided) in provider.provided.enumerated() {
        targets[provided.type.identity, default: []].append(.init(provider: number, position: position))
      }
    }
    for declaration in model.imports.joined()
    where declaration.attributes.contains(where: { $0.name == "testable" }) {
      testable[declaration.module, default: []].insert(declaration.importedModule)
    }
  }

  /// The providers of a type that a module sees.
  func candidates(for identity: String, in module: String) -> [Graph.Target] {
    targets[identity, default: []].filter { isVisible($0, in: module) }
  }

  /// The providers of a type that a module does not see.
  func hidden(for identity: String, in module: String) -> [Graph.Target] {
    targets[identity, default: []].filter { !isVisible($0, in: module) }
  }

  /// Every type that something provides, in a fixed order.
  var identities: [String] { targets.keys.sorted() }

  private func isVisible(_ target: Graph.Target, in consumer: String) -> Bool {
    let provider = providers[target.provider]
    if provider.module == consumer { return true }
    guard provider.module != module else { return false }
    return provider.access >= .package || testable[consumer]?.contains(provider.module) == true
  }

  func provided(_ target: Graph.Target) -> Provider.Provided {
    providers[target.provider].provided[target.position]
  }

  func name(_ target: Graph.Target) -> String? { providers[target.provider].name }
}
