// SPDX-License-Identifier: MIT

/// Decides what the generated file imports: what the files with providers import, the modules below, and what brings the names
/// that no such file has.
struct Imports {
  /// An import of a path, or as it is written; under a condition, or always.
  struct Item: Hashable {
    var path: String
    var condition: Condition?
  }

  /// That somebody else sees what needs an import: how widely, and in which builds.
  typealias Need = (access: Access, builds: Condition)

  /// What is known of one.
  private struct Uses {
    var attributes: Set<String> = []
    var needs: [Need] = []
    /// Whether the generated file needs it so, whatever the target's own files say.
    var isExtended = false

    /// The builds in which it must be as wide.
    func builds(_ access: Access) -> Condition {
      needs.reduce(.never) { $1.access == access ? $0 || $1.builds : $0 }
    }
  }

  private let graph: Graph
  private let table: TypeTable
  /// The module's own providers, and those whose accessors others see.
  private let own: [Provider]
  private let wide: [(provider: Provider, access: Access)]
  private var model: SourceModel { table.model }

  init(graph: Graph, table: TypeTable) {
    (self.graph, self.table) = (graph, table)
    own = graph.providers.filter { $0.module == table.model.module }
    wide = own.map { provider in
      // What is required is a parameter of a public function.
      return (provider, provider.isRequired ? .public : provider.access)
    }.filter { $0.provider.made == nil && $0.access > .internal }
  }

  /// All of them, in order.
  func items() -> [Item] {
    var all: [Item: Uses] = [:]
    let needs = needsOfFiles()
    for file in Set(own.flatMap(\.files)).inOrder() {
      for declaration in model.imports[file] where declaration.importedModule != "DIRuntime" {
        let condition = model.condition(of: declaration).simplified
        guard condition != .never else { continue }
        let limit = declaration.writtenAccess ?? .internal
        add(
          Item(path: declaration.name, condition: condition.written), to: &all,
          needs[file, default: []].map { (min($0.access, limit), $0.builds) }
        ) {
          $0.attributes.formUnion(declaration.attributes.map { "@\($0.name)\($0.arguments ?? "")" })
          $0.attributes.formUnion(testability(of: declaration.importedModule))
        }
      }
    }
    for module in graph.modules(below: model.module) where all[Item(path: module)] == nil {
      all[Item(path: module)] = Uses(attributes: testability(of: module))
    }
    addNames(to: &all)
    for (module, needs) in Array(extendedModules) + shownModules.filter({ all[Item(path: $0.key)] != nil }) {
      add(Item(path: module), to: &all, needs) { $0.isExtended = true }
    }
    return Set(all.flatMap(spelt)).ordered {
      ($0.condition?.description ?? "", $0.path) < ($1.condition?.description ?? "", $1.path)
    }
  }

  private func add(
    _ item: Item, to all: inout [Item: Uses], _ needs: [Need], _ change: (inout Uses) -> Void
  ) {
    change(&all[item, default: Uses()])
    all[item]?.needs += needs
  }

  /// What the target's own files import is as they say.
  private func addNames(to all: inout [Item: Uses]) {
    let known = Set(all.keys.filter { $0.condition == nil }.map(\.path))
      .union(table.visibility.exported(to: model.module)).union([model.module])
    let names = ForeignNames(graph: graph, table: table)
    for provider in own {
      for item in names.imports(namedBy: provider)
      where !known.contains(item.path) && item.condition != .never {
        add(item, to: &all, [(provider.access, provider.condition)]) {
          $0.attributes.formUnion(testability(of: item.path))
          $0.isExtended = true
        }
      }
    }
  }

  // MARK: Spelling

  /// An import that is wider than what uses it is warned of, so it is wide only in the builds that need it so.
  private func spelt(_ item: Item, _ uses: Uses) -> [Item] {
    let all = item.condition ?? .always
    let isPublic = uses.builds(.public).simplified(where: all)
    let isPackage = (uses.builds(.package) && !isPublic).simplified(where: all)
    let parts = [(isPublic, Access.public), (isPackage, .package), (!isPublic && !isPackage, .internal)]
    return parts.flatMap { part, access in
      words(for: access, item, uses).compactMap { word, builds in
        let condition = (all && part && builds).simplified
        guard condition != .never else { return nil }
        let words = uses.attributes.inOrder() + word + ["import", item.path]
        return Item(path: words.joined(separator: " "), condition: condition.written)
      }
    }
  }

  /// The word that an access is spelled with, if any, and in which builds.
  ///
  /// Swift wants every import of a module to spell its access once one of them does.
  private func words(for access: Access, _ item: Item, _ uses: Uses) -> [([String], Condition)] {
    if isExplicit(item.path) { return [([access.keyword], .always)] }
    guard uses.isExtended, access > .internal else { return [([], .always)] }
    if access == .public { return [([access.keyword], .always)] }
    // Where imports are public by default, those that say nothing contradict one that is narrower.
    let isNarrow = Condition.atom("hasFeature(InternalImportsByDefault)")
    return [([access.keyword], isNarrow), ([], !isNarrow)]
  }

  /// Whether an import of the module says how far it is seen.
  private func isExplicit(_ path: String) -> Bool {
    let module = String((path.split(separator: " ").last ?? "").prefix { $0 != "." })
    return model.imports.joined().contains {
      $0.module == model.module && $0.importedModule == module && $0.writtenAccess != nil
    }
  }

  /// What one file sees of a module for testing, the generated file must see too: there all meet.
  private func testability(of module: String) -> Set<String> {
    table.visibility.isTestable(module, in: model.module) ? ["@testable"] : []
  }

  // MARK: Needs

  /// Of the files whose providers have accessors that others see, with types from other modules.
  private func needsOfFiles() -> [Int: [Need]] {
    let throwing = graph.filesByError { $0.module == model.module }
    return wide.reduce(into: [:]) { needs, item in
      var files = namesForeignTypes(item.provider.shownTypes, item.provider.files) ? item.provider.files : []
      if case .typed(let error) = item.provider.buildEffects.failure {
        // It may be that of what the provider needs, whose file then says where it comes from.
        let all = item.provider.files.union(throwing[error, default: []])
        if namesForeignTypes([error], all) { files.formUnion(all) }
      }
      for file in files { needs[file, default: []].append((item.access, item.provider.condition)) }
    }
  }

  /// The modules whose child containers have children or accessors here that others see too.
  private var extendedModules: [String: [Need]] {
    let children = graph.children(of: model.module).filter { $0.access > .internal }
    let uses =
      wide.map { ($0.provider.foundOwner, $0.access, $0.provider.condition) }
      + children.map { ($0.parent, $0.access, $0.condition) }
    return uses.filter { $0.0.isChild && $0.0.module != model.module }.reduce(into: [:]) {
      $0[$1.0.module, default: []].append(($1.1, $1.2))
    }
  }

  /// The modules whose types others see in accessors here, and whose imports do not say how far they are seen. Where that
  /// is not far, a file whose own declarations are internal has no reason to import them publicly.
  private var shownModules: [String: [Need]] {
    let others = table.modules.subtracting([model.module]).filter { !isExplicit($0) }
    if others.isEmpty { return [:] }
    return wide.reduce(into: [:]) { needs, item in
      var types = item.provider.shownTypes
      if case .typed(let error) = item.provider.buildEffects.failure { types.append(error) }
      let modules = names(in: types).flatMap { name in
        item.provider.files.compactMap { module(of: name, in: $0) }
      }
      for module in others.intersection(modules) {
        needs[module, default: []].append((item.access, item.provider.condition))
      }
    }
  }

  private func namesForeignTypes(_ types: [ResolvedType], _ files: Set<Int>) -> Bool {
    names(in: types).contains { name in
      let isOwn = files.contains { module(of: name, in: $0) == model.module }
      let isKnown = standardTypes.contains(name) || ["Box", "DIRuntime", model.module].contains(name)
      return !isOwn && !isKnown
    }
  }

  private func names(in types: [ResolvedType]) -> [String] {
    types.flatMap(\.spelling.names).compactMap { $0.first?.name }
  }

  /// The module that declares what a name stands for in a file, or that has the name.
  private func module(of name: String, in file: Int) -> String? {
    let scope = TypeTable.Scope(module: model.module, file: file)
    return table.declaration(table.identity(of: .name(name), in: scope))?.module
      ?? (table.modules.contains(name) ? name : nil)
  }
}

/// What the generated file names of modules that no file of a provider need import: errors and actors of what the providers
/// are built from, and elements of collections that other modules join.
private struct ForeignNames {
  let graph: Graph
  let table: TypeTable
  /// Those that are global actors.
  private let actors: [Declaration]
  /// The files of modules below whose providers throw a type of error themselves.
  private let throwing: [ResolvedType: Set<Int>]

  init(graph: Graph, table: TypeTable) {
    (self.graph, self.table) = (graph, table)
    actors = table.declarations.filter { $0.has(attribute: "globalActor") }
    throwing = graph.filesByError { $0.module != table.model.module }
  }

  func imports(namedBy provider: Provider) -> Set<Imports.Item> {
    let effects = provider.buildEffects
    var all: Set<Imports.Item> = []
    if case .collection(let element) = provider.construction {
      all.formUnion(element.identity.members.compactMap(declaring))
    }
    if let name = effects.actor?.split(separator: ".").last {
      all.formUnion(actors.filter { $0.name == name }.map { Imports.Item(path: $0.module) })
    }
    if case .typed(let error) = effects.failure {
      all.formUnion(declaring(error.identity).map { [$0] } ?? unread(error))
    }
    return all
  }

  private func declaring(_ type: TypeIdentity) -> Imports.Item? {
    table.declaration(type).map { Imports.Item(path: $0.module) }
  }

  /// Where modules below throw an error that nobody has read, one of their imports brings it: the one that it is written
  /// with, if it is; else one that is not imported for other things nearly everywhere. Where the target imports some of
  /// those, it has the type.
  private func unread(_ error: ResolvedType) -> Set<Imports.Item> {
    guard let name = error.spelling.names.first?.first?.name, !standardTypes.contains(name) else { return [] }
    let known = table.modules.union(["DIRuntime"])
    let all = throwing[error, default: []].flatMap { table.model.imports[$0] }.filter {
      !known.contains($0.importedModule)
    }.map {
      let condition = table.model.condition(of: $0).simplified
      return Imports.Item(path: $0.importedModule, condition: condition.written)
    }
    let everywhere = ["Dispatch", "Foundation", "FoundationEssentials"]
    let likely = [all.filter { $0.path == name }, all.filter { !everywhere.contains($0.path) }, all]
    guard let found = likely.first(where: { !$0.isEmpty }) else { return [] }
    return found.contains { table.visibility.isImported($0.path, by: table.model.module) } ? [] : Set(found)
  }
}

extension Graph {
  /// The files of those providers that throw a type of error themselves.
  fileprivate func filesByError(where isWanted: (Provider) -> Bool) -> [ResolvedType: Set<Int>] {
    providers.filter(isWanted).reduce(into: [:]) { files, provider in
      guard case .typed(let error) = provider.effects.failure else { return }
      files[error, default: []].formUnion(provider.files)
    }
  }
}
