// SPDX-License-Identifier: MIT

/// Which modules see which, as their imports say.
struct ModuleVisibility: Sendable {
  /// For each module, those that its files import.
  private var imported: [String: Set<String>] = [:]
  /// For each module, those whose internal declarations it sees.
  private var testable: [String: Set<String>] = [:]
  /// For each module, those that it hands on to whoever imports it.
  private var exported: [String: Set<String>] = [:]

  init(model: SourceModel) {
    for declaration in model.imports.joined() {
      let module = declaration.importedModule
      imported[declaration.module, default: []].insert(module)
      if declaration.has(attribute: "testable") { testable[declaration.module, default: []].insert(module) }
      if declaration.has(attribute: "_exported") { exported[declaration.module, default: []].insert(module) }
    }
  }

  /// Every module that some file imports.
  var importedModules: Set<String> { imported.values.reduce(into: []) { $0.formUnion($1) } }

  func isTestable(_ module: String, in consumer: String) -> Bool {
    testable[consumer]?.contains(module) == true
  }

  /// Whether any file of the consumer imports the module, or gets it through one that exports it.
  func isImported(_ module: String, by consumer: String) -> Bool {
    imported[consumer]?.contains(module) == true || exported(to: consumer).contains(module)
  }

  /// What a module imports, and what that does.
  func below(_ module: String) -> Set<String> { reached(from: [module], by: imported) }

  /// What a module sees without importing it: its own exports, and those of what it imports.
  func exported(to consumer: String) -> Set<String> {
    exported.isEmpty ? [] : reached(from: (imported[consumer] ?? []).union([consumer]), by: exported)
  }

  private func reached(from modules: Set<String>, by edges: [String: Set<String>]) -> Set<String> {
    var result: Set<String> = []
    var queue = Array(modules)
    while let next = queue.popLast() {
      queue += (edges[next] ?? []).filter { result.insert($0).inserted }
    }
    return result
  }

  /// Modules, each after those that it imports, and by name where imports do not say.
  func dependencyOrder(of modules: Set<String>) -> [String] {
    let sorted = modules.sorted()
    var order: [String] = []
    var seen: Set<String> = []
    func visit(_ module: String) {
      guard seen.insert(module).inserted else { return }
      sorted.filter { isImported($0, by: module) }.forEach(visit)
      order.append(module)
    }
    sorted.forEach(visit)
    return order
  }
}

extension TypeTable {
  /// Whether one module's declaration can be named in another.
  func isVisible(_ access: Access, from module: String, in consumer: String) -> Bool {
    module == consumer || access == .public || visibility.isTestable(module, in: consumer)
      || access == .package && model.packages[module] == model.packages[consumer]
  }

  /// Whether a module can use a provider. Each has its own accessors of collections, and its own
  /// requirements.
  func sees(_ provider: Provider, in consumer: String) -> Bool {
    provider.module == consumer
      || !provider.isCollection && !provider.isRequired
        && sees(provider.access, of: provider.module, consumer)
  }

  /// Whether a module can use a child container.
  func sees(_ child: ChildContainer, in consumer: String) -> Bool {
    sees(child.access, of: child.owner.module, consumer)
  }

  private func sees(_ access: Access, of module: String, _ consumer: String) -> Bool {
    module == consumer
      || visibility.isImported(module, by: consumer) && isVisible(access, from: module, in: consumer)
  }
}
