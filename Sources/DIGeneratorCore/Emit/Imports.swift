// SPDX-License-Identifier: MIT

/// Decides on the imports of the generated file: the imports of the files with providers, the modules below, and the modules
/// of names that no such file has.
struct Imports {
  /// An import, first by its path and later as a whole line; under a condition, or always.
  struct Item: Hashable {
    var path: String
    var condition = Condition.always
  }

  /// The uses of an import, joined.
  private struct Uses {
    var attributes: Set<String> = []
    /// The widest access of the declarations that need it.
    var access = Access.internal
    /// Whether the generated file needs this access, even if the target's own files import the module otherwise.
    var isExtended = false
  }

  /// The module that a name of another module comes from, as far as the sources tell.
  private enum Origin: Hashable { case module(String), foundation, unread }

  private let graph: Graph
  /// The module's own bindings; and those with accessors that other modules see, each with the access.
  private let own: [Node]
  private let wide: [(node: Node, access: Access)]
  /// The types that are global actors.
  private let actors: [Declaration]
  private var uses: [Item: Uses] = [:]
  private var table: TypeTable { graph.table }
  private var model: SourceModel { table.model }

  init(graph: Graph) {
    self.graph = graph
    actors = graph.table.model.types.filter { $0.has(attribute: "globalActor") }
    own = graph.own
    wide = own.filter { $0.binding.childFactory == nil }.map { node in
      // A requirement is a parameter of a public function.
      (
        node,
        node.binding.isRequired
          ? .public : max(node.access, node.binding.isLive ? graph.accessOfFake(node) : .internal)
      )
    }.filter { $0.access > .internal }
  }

  /// All imports, sorted.
  mutating func items() -> [Item] {
    addWritten()
    for module in graph.modulesBelow { add(module) }
    addNames()
    addOwners()
    addShownTypes()
    let lines = Set(uses.flatMap(spelt))
    return lines.filter { $0.condition.isAlways || !lines.contains(Item(path: $0.path)) }.sorted {
      ($0.condition.isAlways ? "" : "\($0.condition)", $0.path)
        < ($1.condition.isAlways ? "" : "\($1.condition)", $1.path)
    }
  }

  /// Adds the imports of the files with providers.
  private mutating func addWritten() {
    let needs = needsOfImports()
    for file in Set(own.flatMap(\.binding.files)).sorted() {
      for declaration in model.imports[file] where declaration.importedModule != "DIRuntime" {
        let condition = declaration.condition.simplified
        if condition == .never { continue }
        let item = Item(path: declaration.name, condition: condition)
        add(item, of: declaration.importedModule, needs(declaration))
        uses[item]?.attributes.formUnion(declaration.attributes.map { "@\($0.name)\($0.arguments ?? "")" })
      }
    }
  }

  private mutating func add(_ module: String, _ access: Access = .internal, isExtended: Bool = false) {
    add(Item(path: module), of: module, access, isExtended: isExtended)
  }

  /// Adds a use of an import. The generated file uses the names of all files, so it imports a module as `@testable` if one of
  /// them does.
  private mutating func add(
    _ item: Item, of module: String, _ access: Access, isExtended: Bool = false
  ) {
    var all = uses[item] ?? Uses()
    all.access = max(all.access, access)
    all.isExtended = all.isExtended || isExtended
    if table.visibility.isTestable(module, in: model.module) { all.attributes.insert("@testable") }
    uses[item] = all
  }

  /// Adds the modules of names that no file with providers has. A module that the target's own files import stays as it is.
  private mutating func addNames() {
    let known = Set(uses.keys.filter(\.condition.isAlways).map(\.path))
      .union(table.visibility.exported(to: model.module)).union([model.module])
    for node in own {
      for module in modules(namedBy: node).subtracting(known) { add(module, node.access, isExtended: true) }
    }
  }

  // MARK: Spelling

  /// The lines of an import: two if its spelling depends on the build.
  private func spelt(_ item: Item, _ uses: Uses) -> [Item] {
    words(for: item, uses).compactMap { word, builds in
      let condition = (item.condition && builds).simplified
      guard condition != .never else { return nil }
      let words = uses.attributes.sorted() + word + ["import", item.path]
      return Item(path: words.joined(separator: " "), condition: condition)
    }
  }

  /// The access modifier of an import, if any, and the builds that need it.
  ///
  /// Swift wants every import of a module to spell its access once one of them does.
  private func words(for item: Item, _ uses: Uses) -> [([String], Condition)] {
    let access = uses.access
    let stated = statedAccess(item.path)
    // Beside `public` ones, imports may say nothing, and then no other word may stand in this file.
    let mayBeSilent =
      stated.contains(nil) && stated.allSatisfy { $0 == nil || $0 == .public } && access != .public
    let isStated = isExplicit(item.path) && !mayBeSilent
    if isStated || uses.isExtended && access == .public { return [([access.keyword], .always)] }
    guard access > .internal else { return [([], .always)] }
    // Where imports are public by default, an import with a narrower access would contradict those without one.
    let isNarrow = Condition.atom("hasFeature(InternalImportsByDefault)")
    return [([access.keyword], isNarrow), ([], !isNarrow)]
  }

  /// Whether an import of the module in this target states an access.
  private func isExplicit(_ path: String) -> Bool { !statedAccess(path).allSatisfy { $0 == nil } }

  /// The access that each import of the module in this target states, if any.
  private func statedAccess(_ path: String) -> [Access?] {
    let module = String((path.split(separator: " ").last ?? "").prefix { $0 != "." })
    let imports = model.imports.joined().filter { $0.module == model.module && $0.importedModule == module }
    return imports.map(\.writtenAccess)
  }

  // MARK: Needs

  /// The access that an import needs, because other modules see types that it may bring in the accessors of its file's
  /// providers. The module of a type that is read is certain if the file imports it; Foundation's types are known by their names.
  private func needsOfImports() -> (Declaration) -> Access {
    var needs: [Origin: [Int: Access]] = [:]
    for (node, access) in wide {
      let files = node.binding.files
      for name in foreignNames(shownTypes(of: node), files) {
        for file in files {
          needs[origin(of: name, in: file), default: [:]].merge([file: access], uniquingKeysWith: max)
        }
      }
    }
    return { [needs, model] declaration in
      let module = declaration.importedModule
      let others = model.imports[declaration.file].filter { $0.importedModule != "DIRuntime" }
      let own = module.hasPrefix("Foundation") ? Origin.foundation : .unread
      return needs.compactMap { origin, files in
        guard let need = files[declaration.file] else { return nil }
        let stated = declaration.writtenAccess
        if case .module(let name) = origin { return name == module ? need : nil }
        if others.count == 1 || origin == own && own == .foundation { return need }
        guard origin == own || stated != nil else { return nil }
        // Of several imports, the one that states the access brings the type, if there is one.
        return others.contains { $0.writtenAccess.map { $0 >= need } ?? true }
          ? min(need, stated ?? need) : need
      }.max() ?? .internal
    }
  }

  private func origin(of name: String, in file: Int) -> Origin {
    if let module = module(of: name, in: file),
      model.imports[file].contains(where: { $0.importedModule == module })
    {
      return .module(module)
    }
    return foundationTypes.contains(name) ? .foundation : .unread
  }

  private func shownTypes(of node: Node) -> [ResolvedType] {
    node.binding.shownTypes + node.transitiveEffects.error.asList
  }

  /// Adds the modules of child containers that have children or accessors here which other modules see.
  private mutating func addOwners() {
    let owners =
      wide.map { ($0.node.resolvedOwner, $0.access) } + graph.ownChildren.map { ($0.parent, $0.access) }
    for (owner, access) in owners
    where owner.isChild && owner.module != model.module && access > .internal {
      add(owner.module, access, isExtended: true)
    }
  }

  /// Adds the modules of types that other modules see in accessors here, if no import in this target states an access. If imports
  /// are internal by default, a file with internal declarations has no reason to import them publicly.
  private mutating func addShownTypes() {
    let others = table.modules.subtracting([model.module]).filter {
      !isExplicit($0) && uses[Item(path: $0)] != nil
    }
    if others.isEmpty { return }
    for (node, access) in wide {
      for name in names(in: shownTypes(of: node)) {
        for case let module? in node.binding.files.map({ module(of: name, in: $0) })
        where others.contains(module) {
          add(module, access, isExtended: true)
        }
      }
    }
  }

  private func foreignNames(_ types: [ResolvedType], _ files: Set<Int>) -> [String] {
    names(in: types).filter { name in
      let isOwn = files.contains { module(of: name, in: $0) == model.module }
      let isKnown = standardTypes.contains(name) || ["Box", "DIRuntime", model.module].contains(name)
      return !isOwn && !isKnown
    }
  }

  private func names(in types: [ResolvedType]) -> [String] {
    types.flatMap(\.spelling.names).compactMap { $0.first?.name }
  }

  /// The module of the type that a name means in a file; or the module of that name.
  private func module(of name: String, in file: Int) -> String? {
    let scope = Scope(module: model.module, file: file)
    return table.identity(of: .name(name), in: scope).declaration?.module
      ?? (table.modules.contains(name) || model.imports[file].contains { $0.importedModule == name }
        ? name : nil)
  }

  // MARK: Names without an import

  /// The modules of the typed error and the actor that a provider gets from its dependencies, and of the element type of a
  /// collection that other modules join.
  private func modules(namedBy node: Node) -> Set<String> {
    let effects = node.transitiveEffects
    var types = effects.error.asList.map(\.identity)
    if let collected = node.binding.collected { types += collected.element.members + collected.key.asList }
    let actor = effects.actor?.split(separator: ".").last
    return Set(types.compactMap(\.declaration?.module))
      .union(actors.filter { $0.name == actor ?? "" }.map(\.module))
  }
}
