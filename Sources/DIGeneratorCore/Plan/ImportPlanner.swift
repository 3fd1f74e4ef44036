// SPDX-License-Identifier: MIT

/// Decides what the generated file imports: what the files with providers import, the modules below, the runtime.
struct ImportPlanner {
  let graph: Graph
  let table: TypeTable
  private var model: SourceModel { table.model }

  /// One path's imports in all files, under one condition.
  private struct Merged {
    var attributes: Set<String> = []
    /// The builds in which accessors that others see need it.
    var isPublic = Condition.never
    /// Whether the generated file needs it so, whatever the target's own files say.
    var isExtended = false
  }

  private struct Key: Hashable {
    var path: String
    var condition: Condition?
  }

  func imports() -> [Plan.Import] {
    var merged: [Key: Merged] = [:]
    let publicFiles = publicFiles()
    for file in filesWithProviders() {
      let needsPublic = publicFiles[file] ?? .never
      for declaration in model.imports[file] where declaration.importedModule != "DIRuntime" {
        let condition = model.condition(of: declaration).simplified
        guard condition != .never else { continue }
        let key = Key(path: declaration.name, condition: condition.isAlways ? nil : condition)
        merged[key, default: Merged()].attributes.formUnion(attributes(of: declaration))
        if declaration.writtenAccess == .public {
          merged[key, default: Merged()].isPublic = merged[key, default: Merged()].isPublic || needsPublic
        }
      }
    }
    for module in graph.modules(below: model.module)
    where !merged.keys.contains(where: { $0.path == module && $0.condition == nil }) {
      merged[Key(path: module, condition: nil)] = Merged(attributes: testability(of: module))
    }
    for (module, builds) in extendedModules {
      let key = Key(path: module, condition: nil)
      merged[key, default: Merged()].isExtended = true
      merged[key, default: Merged()].isPublic = merged[key, default: Merged()].isPublic || builds
    }
    return Set(merged.flatMap(imports)).sorted {
      ($0.condition?.description ?? "", $0.text) < ($1.condition?.description ?? "", $1.text)
    }
  }

  /// A public import that nothing public uses is warned of, so it is public only in the builds that need it so.
  private func imports(_ key: Key, _ merged: Merged) -> [Plan.Import] {
    let all = key.condition ?? .always
    let isPublic = merged.isPublic.simplified(where: all)
    let parts = [(isPublic, true), (!isPublic, false)].filter { $0.0 != .never }
    return parts.map { part, isPublic in
      let condition = (all && part).simplified
      return Plan.Import(
        text: text(key, merged, isPublic: isPublic), condition: condition.isAlways ? nil : condition)
    }
  }

  private func filesWithProviders() -> [Int] {
    files(of: graph.providers.filter { $0.module == model.module }).sorted()
  }

  private func files(of providers: [Provider]) -> Set<Int> {
    providers.reduce(into: []) { $0.formUnion($1.files) }
  }

  /// The files whose providers have accessors that others see, with types from other modules, and in which builds.
  private func publicFiles() -> [Int: Condition] {
    // What is required is a parameter of a public function.
    let wide = graph.providers.filter {
      ($0.access > .internal || $0.isRequired) && $0.module == model.module
    }
    return wide.filter(namesForeignTypes).reduce(into: [:]) {
      files, provider in
      for file in provider.files { files[file] = (files[file] ?? .never) || provider.condition }
    }
  }

  /// The modules whose child containers have children or accessors here that others see too, and in which builds.
  private var extendedModules: [String: Condition] {
    let wide = graph.providers.filter { $0.module == model.module && $0.access > .internal }
    let children = graph.children(of: model.module).filter { $0.access > .internal }
    let owners = wide.map { ($0.foundOwner, $0.condition) } + children.map { ($0.parent, $0.condition) }
    return owners.filter { $0.0.isChild && $0.0.module != model.module }.reduce(into: [:]) {
      $0[$1.0.module, default: .never] = $0[$1.0.module, default: .never] || $1.1
    }
  }

  private func namesForeignTypes(_ provider: Provider) -> Bool {
    let types = provider.provided.map(\.type) + provider.arguments.map(\.type)
    let names = types.flatMap(\.spelling.names).compactMap { $0.first?.name }
    return names.contains { name in
      let isOwn = provider.files.contains { file in
        let scope = TypeTable.Scope(module: model.module, file: file)
        return table.declaration(table.identity(of: .name(name), in: scope))?.module == model.module
      }
      return !isOwn && !standardTypes.contains(name) && name != "Box" && name != "DIRuntime"
    }
  }

  /// What one file sees of a module for testing, the generated file must see too: there all meet.
  private func attributes(of declaration: Declaration) -> [String] {
    declaration.attributes.map(\.text) + testability(of: declaration.importedModule)
  }

  private func testability(of module: String) -> Set<String> {
    table.visibility.isTestable(module, in: model.module) ? ["@testable"] : []
  }

  /// Swift wants every import of a module to spell its access once one of them does.
  private func text(_ key: Key, _ merged: Merged, isPublic: Bool) -> String {
    let module = String((key.path.split(separator: " ").last ?? "").prefix { $0 != "." })
    let isExplicit = model.imports.joined().contains {
      $0.module == model.module && $0.importedModule == module && $0.writtenAccess != nil
    }
    let access = isExplicit || merged.isExtended && isPublic ? [isPublic ? "public" : "internal"] : []
    return (merged.attributes.inOrder() + access + ["import", key.path]).joined(separator: " ")
  }
}

extension Declaration.Attribute {
  fileprivate var text: String { "@\(name)\(arguments ?? "")" }
}
