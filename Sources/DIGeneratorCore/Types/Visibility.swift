// SPDX-License-Identifier: MIT

extension Declaration {
  /// A note on its place, for an error at another place.
  var noteOfPlace: Note { place.note("'\(name)' is declared here") }

  /// A note on the place of a declaration, and the access to give it there.
  func noteOfPlace(making access: Access) -> Note {
    place.note("'\(name)' is declared here; make it \(access.keyword, .access)")
  }
}

extension TypeTable {
  /// The access of a declaration, as far as the enclosing types allow.
  func access(of declaration: Declaration) -> Access { narrowing(of: declaration).access }

  /// The access of a declaration, and the declaration that limits it: itself or an enclosing one.
  func narrowing(of declaration: Declaration) -> (access: Access, by: Declaration) {
    let parent = declaration.parent
    // Members of an extension or protocol have its access by default, all others are internal.
    let byParent =
      parent?.kind == .protocol
      ? parent.map(access) : parent?.kind == .extension ? parent?.writtenAccess : nil
    let own = declaration.writtenAccess ?? byParent ?? .internal
    guard let around = parent.flatMap(narrowing(ofMembersIn:)), around.access < own else {
      return (own, declaration)
    }
    return around
  }

  /// The limit that a type or extension sets to its members. An extended type limits them too, if it was read.
  private func narrowing(ofMembersIn type: Declaration) -> (access: Access, by: Declaration)? {
    guard type.kind == .extension else { return narrowing(of: type) }
    if type.writtenAccess?.isHidden == true { return (.fileprivate, type) }
    return self[type].identity?.declaration.map(narrowing)
  }

  /// The narrowest declaration that a written type mentions, enclosing types included; nil if it is not narrower than
  /// `limit`.
  func narrowest(
    in type: TypeSyntax, _ scope: Scope, below limit: Access = .public
  ) -> (access: Access, by: Declaration)? {
    let types = type.names.flatMap { path in
      // An alias may be less visible than its target.
      let alias = find(path[0].name.withoutBackticks, in: scope)?.type
      let type = identity(of: .named(path.map { .init(name: $0.name) }), in: scope).declaration
      return [alias] + (type.map { branches(of: $0) } ?? [])
    }
    let all = types.compactMap(\.self)
    // Only some of the importers see a type that is marked `@_spi`, so no signature that all of them see can have it.
    let limited = all.flatMap { [$0] + $0.ancestors }.filter { $0.has(attribute: "_spi") }
    let narrowest = (all.map(narrowing) + limited.map { (.package, $0) }).min { $0.access < $1.access }
    return narrowest.flatMap { $0.access < limit ? $0 : nil }
  }

  /// The access of a type that is mentioned in some files of a module.
  func access(of type: TypeSyntax, in module: String, _ files: Set<Int>) -> Access {
    narrowest(in: type, Scope(module: module, file: files.min() ?? 0))?.access ?? .public
  }
}

/// The modules that each module sees, by its imports.
package struct ModuleVisibility: Sendable {
  /// For each module, the modules that its files import.
  private var imported: [String: Set<String>] = [:]
  /// For each module, the modules that it imports as `@testable`.
  private var testable: [String: Set<String>] = [:]
  /// For each module, the modules that it exports to its importers.
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
  package var importedModules: Set<String> { imported.values.reduce(into: []) { $0.formUnion($1) } }

  func isTestable(_ module: String, in consumer: String) -> Bool {
    testable[consumer]?.contains(module) == true
  }

  /// Whether any file of the consumer imports the module, or an exporting module hands it on.
  package func isImported(_ module: String, by consumer: String) -> Bool {
    imported[consumer]?.contains(module) == true || exported(to: consumer).contains(module)
  }

  /// A module, and the modules that it imports, directly and indirectly.
  func reach(of module: String) -> Set<String> { reached(from: [module], by: imported).union([module]) }

  /// The modules that a module sees without importing them: its own exports, and the exports of its imports.
  func exported(to consumer: String) -> Set<String> {
    exported(by: (imported[consumer] ?? []).union([consumer]))
  }

  /// The modules that come with an import of these modules.
  func exported(by modules: Set<String>) -> Set<String> {
    exported.isEmpty ? [] : reached(from: modules, by: exported)
  }

  private func reached(from modules: Set<String>, by edges: [String: Set<String>]) -> Set<String> {
    var result: Set<String> = []
    var queue = Array(modules)
    while let next = queue.popLast() {
      queue += (edges[next] ?? []).filter { result.insert($0).inserted }
    }
    return result
  }
}

extension TypeTable {
  /// The modules, each after the modules that it imports; in order of their names where imports do not decide.
  var modulesInOrder: [String] {
    let sorted = modules.sorted()
    var order: [String] = []
    var seen: Set<String> = []
    func visit(_ module: String) {
      guard seen.insert(module).inserted else { return }
      sorted.filter { visibility.isImported($0, by: module) }.forEach(visit)
      order.append(module)
    }
    sorted.forEach(visit)
    return order
  }

  /// Whether a declaration of one module can be named in another.
  func isVisible(_ access: Access, from module: String, in consumer: String) -> Bool {
    module == consumer || access == .public || visibility.isTestable(module, in: consumer)
      || access == .package && model.packages[module] == model.packages[consumer]
  }

  /// Whether a module can use a declaration of another one, which it has to import.
  func sees(_ access: Access, of module: String, _ consumer: String) -> Bool {
    module == consumer
      || visibility.isImported(module, by: consumer) && isVisible(access, from: module, in: consumer)
  }
}
