// SPDX-License-Identifier: MIT

/// Decides what the generated file imports: what the files with providers import, the modules below, the runtime.
struct ImportPlanner {
  private let graph: Graph
  private let table: TypeTable
  /// The providers whose accessors others see, and how widely.
  private let wide: [(number: Int, provider: Provider, access: Access)]
  private var model: SourceModel { table.model }

  init(graph: Graph, table: TypeTable) {
    (self.graph, self.table) = (graph, table)
    wide = graph.providers.enumerated().compactMap { number, provider in
      guard provider.module == table.model.module, provider.made == nil else { return nil }
      // What is required is a parameter of a public function.
      let access = provider.isRequired ? .public : provider.access
      return access > .internal ? (number, provider, access) : nil
    }
  }

  /// One path's imports in all files, under one condition.
  private struct Merged {
    var attributes: Set<String> = []
    var need = Need()
    /// Whether the generated file needs it so, whatever the target's own files say.
    var isExtended = false
  }

  /// The builds in which something that others see needs an import.
  private struct Need {
    var isPublic = Condition.never
    /// Where those others are the package's alone.
    var isPackage = Condition.never

    mutating func add(_ access: Access, where builds: Condition) {
      if access == .public { isPublic = isPublic || builds } else { isPackage = isPackage || builds }
    }

    /// Adds what an import that is no wider than a limit can serve.
    mutating func add(_ other: Need, within limit: Access) {
      guard limit > .internal else { return }
      add(limit, where: other.isPublic)
      add(.package, where: other.isPackage)
    }
  }

  private struct Key: Hashable {
    var path: String
    var condition: Condition?
  }

  func imports() -> [Plan.Import] {
    var merged: [Key: Merged] = [:]
    let needs = needsOfFiles()
    for file in filesWithProviders() {
      for declaration in model.imports[file] where declaration.importedModule != "DIRuntime" {
        let condition = model.condition(of: declaration).simplified
        guard condition != .never else { continue }
        let key = Key(path: declaration.name, condition: condition.isAlways ? nil : condition)
        merged[key, default: Merged()].attributes.formUnion(attributes(of: declaration))
        merged[key, default: Merged()].need.add(
          needs[file] ?? Need(), within: declaration.writtenAccess ?? .internal)
      }
    }
    for module in graph.modules(below: model.module)
    where !merged.keys.contains(where: { $0.path == module && $0.condition == nil }) {
      merged[Key(path: module, condition: nil)] = Merged(attributes: testability(of: module))
    }
    addNames(to: &merged)
    let shown = shownModules.filter { merged.keys.contains(Key(path: $0.key)) }
    for (module, need) in Array(extendedModules) + shown {
      merged[Key(path: module, condition: nil), default: Merged()].isExtended = true
      merged[Key(path: module, condition: nil), default: Merged()].need.add(need, within: .public)
    }
    return Set(merged.flatMap(imports)).ordered {
      ($0.condition?.description ?? "", $0.text) < ($1.condition?.description ?? "", $1.text)
    }
  }

  /// What the target's own files import is as they say.
  private func addNames(to merged: inout [Key: Merged]) {
    let known = Set(merged.keys.lazy.filter { $0.condition == nil }.map(\.path))
      .union(table.visibility.exported(to: model.module)).union([model.module])
    for need in NamesFromElsewhere(graph: graph, table: table).needs() {
      let (module, condition) = (need.item.module, need.item.condition)
      if known.contains(module) || condition == .never { continue }
      let key = Key(path: module, condition: condition.isAlways ? nil : condition)
      merged[key, default: Merged(attributes: testability(of: module))].isExtended = true
      if need.access > .internal { merged[key]?.need.add(need.access, where: need.builds) }
    }
  }

  /// An import that is wider than what uses it is warned of, so it is wide only in the builds that need it so.
  private func imports(_ key: Key, _ merged: Merged) -> [Plan.Import] {
    let all = key.condition ?? .always
    let isPublic = merged.need.isPublic.simplified(where: all)
    let isPackage = (merged.need.isPackage && !isPublic).simplified(where: all)
    let parts = [(isPublic, Access.public), (isPackage, .package), (!isPublic && !isPackage, .internal)]
    return parts.flatMap { part, access in
      spellings(of: access, key, merged).compactMap { word, builds in
        let condition = (all && part && builds).simplified
        guard condition != .never else { return nil }
        return Plan.Import(text: text(key, merged, word), condition: condition.isAlways ? nil : condition)
      }
    }
  }

  /// The word that an access is spelled with, if any, and in which builds.
  ///
  /// Swift wants every import of a module to spell its access once one of them does.
  private func spellings(of access: Access, _ key: Key, _ merged: Merged) -> [(Access?, Condition)] {
    if isExplicit(key) { return [(access, .always)] }
    guard merged.isExtended, access > .internal else { return [(nil, .always)] }
    if access == .public { return [(access, .always)] }
    // Where imports are public by default, those that say nothing contradict one that is narrower.
    let isNarrow = Condition.atom("hasFeature(InternalImportsByDefault)")
    return [(access, isNarrow), (nil, !isNarrow)]
  }

  private func filesWithProviders() -> [Int] {
    var haveSome = [Bool](repeating: false, count: model.imports.count)
    for provider in graph.providers where provider.module == model.module {
      for file in provider.files { haveSome[file] = true }
    }
    return haveSome.indices.filter { haveSome[$0] }
  }

  /// Of the files whose providers have accessors that others see, with types from other modules.
  private func needsOfFiles() -> [Int: Need] {
    let throwing = filesByError()
    return wide.reduce(into: [:]) { needs, item in
      var files = namesForeignTypes(item.provider.shownTypes, item.provider.files) ? item.provider.files : []
      if case .typed(let error) = graph.effects[item.number].failure {
        // It may be that of what the provider needs, whose file then says where it comes from.
        let all = item.provider.files.union(throwing[error] ?? [])
        if namesForeignTypes([error], all) { files.formUnion(all) }
      }
      for file in files { needs[file, default: Need()].add(item.access, where: item.provider.condition) }
    }
  }

  /// The files whose providers throw a type of error themselves.
  private func filesByError() -> [ResolvedType: Set<Int>] {
    graph.providers.reduce(into: [:]) { files, provider in
      guard provider.module == model.module, case .typed(let error) = provider.effects.failure else { return }
      files[error, default: []].formUnion(provider.files)
    }
  }

  /// The modules whose child containers have children or accessors here that others see too.
  private var extendedModules: [String: Need] {
    let children = graph.children(of: model.module).filter { $0.access > .internal }
    let uses =
      wide.map { ($0.provider.foundOwner, $0.access, $0.provider.condition) }
      + children.map { ($0.parent, $0.access, $0.condition) }
    return uses.filter { $0.0.isChild && $0.0.module != model.module }.reduce(into: [:]) {
      $0[$1.0.module, default: Need()].add($1.1, where: $1.2)
    }
  }

  /// The modules whose types others see in accessors here, and whose imports do not say how far they are seen. Where that
  /// is not far, a file whose own declarations are internal has no reason to import them publicly.
  private var shownModules: [String: Need] {
    let others = table.modules.subtracting([model.module]).filter { !isExplicit(Key(path: $0)) }
    if others.isEmpty { return [:] }
    return wide.reduce(into: [:]) { needs, item in
      for module in modules(ofTypesIn: item.number).intersection(others) {
        needs[module, default: Need()].add(item.access, where: item.provider.condition)
      }
    }
  }

  private func modules(ofTypesIn number: Int) -> Set<String> {
    let provider = graph.providers[number]
    var types = provider.shownTypes
    if case .typed(let error) = graph.effects[number].failure { types.append(error) }
    return Set(names(in: types).flatMap { name in provider.files.compactMap { module(of: name, in: $0) } })
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

  /// What one file sees of a module for testing, the generated file must see too: there all meet.
  private func attributes(of declaration: Declaration) -> [String] {
    declaration.attributes.map(\.text) + testability(of: declaration.importedModule)
  }

  private func testability(of module: String) -> Set<String> {
    table.visibility.isTestable(module, in: model.module) ? ["@testable"] : []
  }

  /// Whether an import of the module says how far it is seen.
  private func isExplicit(_ key: Key) -> Bool {
    let module = String((key.path.split(separator: " ").last ?? "").prefix { $0 != "." })
    return model.imports.joined().contains {
      $0.module == model.module && $0.importedModule == module && $0.writtenAccess != nil
    }
  }

  private func text(_ key: Key, _ merged: Merged, _ access: Access?) -> String {
    let words = access.map { [$0.keyword] } ?? []
    return (merged.attributes.inOrder() + words + ["import", key.path]).joined(separator: " ")
  }
}

extension Declaration.Attribute {
  fileprivate var text: String { "@\(name)\(arguments ?? "")" }
}
