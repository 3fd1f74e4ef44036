// SPDX-License-Identifier: MIT

/// Who may see something, from few to many.
enum Access: String, Comparable, Sendable {
  case `private`, `fileprivate`, `internal`, package, `public`

  // From few to many, as the cases are.
  static func < (left: Access, right: Access) -> Bool {
    unsafeBitCast(left, to: UInt8.self) < unsafeBitCast(right, to: UInt8.self)
  }

  /// The level that a word names.
  init?(_ word: String) { self.init(rawValue: word == "open" ? "public" : word) }

  var keyword: String { rawValue }

  /// Whether another file of the same module cannot see it.
  var isHidden: Bool { self <= .fileprivate }

  /// Why what has it cannot be used, to go on with behind its name.
  var outOfReach: String { "is \(keyword), so the generated file cannot reach it; make it internal" }

  /// How a directive that is there makes an accessor public.
  var mendToPublic: String {
    self == .package ? "replace 'package' in its directive by 'public'" : "add to its directive: public"
  }

  /// In front of a generated declaration, with its space; internal ones need no word.
  var prefix: String { self == .internal ? "" : keyword + " " }
}

extension Declaration {
  /// The level that the declaration itself names; `private(set)` and the like name none for reading.
  var writtenAccess: Access? { modifiers.lazy.compactMap { Access($0) }.first }

  /// Where it is, for an error that is elsewhere.
  var noteOfPlace: Diagnostic.Note { .init("'\(name)' is declared here", at: place) }

  /// Who may see it, the types around it considered.
  var access: Access { narrowing.access }

  /// How far it is visible, and what makes it so: itself or something around it.
  var narrowing: (access: Access, by: Declaration) {
    // Members of an extension or protocol are as visible as that says, all others internal.
    let byParent =
      parent?.kind == .protocol ? parent?.access : parent?.kind == .extension ? parent?.writtenAccess : nil
    let own = writtenAccess ?? byParent ?? .internal
    guard let around = parent?.narrowingOfMembers, around.access < own else { return (own, self) }
    return around
  }

  /// What a type or extension leaves of its members' visibility; an extension's type counts where it was read.
  private var narrowingOfMembers: (access: Access, by: Declaration)? {
    guard kind == .extension else { return narrowing }
    if writtenAccess?.isHidden == true { return (.fileprivate, self) }
    return identity?.declaration?.narrowing
  }
}

extension TypeTable {
  /// The least visible of the declared types that a type is written with, or of those around them, if others see it less
  /// far than `limit`.
  func narrowest(
    in type: TypeSyntax, _ scope: Scope, below limit: Access = .public
  ) -> (access: Access, by: Declaration)? {
    let types = type.names.flatMap { path in
      // An alias may be less visible than what it stands for.
      let alias = find(path[0].name.withoutBackticks, in: scope)?.type
      return [alias, identity(of: .named(path.map { .init(name: $0.name) }), in: scope).declaration]
    }
    let narrowest = types.compactMap { $0?.narrowing }.min { $0.access < $1.access }
    return narrowest.flatMap { $0.access < limit ? $0 : nil }
  }

  /// Who may see a type that a provider is written with.
  func access(of type: TypeSyntax, in provider: Provider) -> Access {
    narrowest(in: type, Scope(module: provider.module, file: provider.files.min() ?? 0))?.access ?? .public
  }
}

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
