// SPDX-License-Identifier: MIT

/// Decides what the generated file imports: what the files with providers import, the modules below, the runtime.
struct ImportPlanner {
  let graph: Graph
  let table: TypeTable
  private var model: SourceModel { table.model }

  /// One path's imports in all files, under one condition.
  private struct Merged {
    var attributes: Set<String> = []
    var isPublic = false
  }

  private struct Key: Hashable {
    var path: String
    var condition: String?
  }

  func imports() -> [Plan.Import] {
    var merged: [Key: Merged] = [:]
    for file in filesWithProviders() {
      let needsPublic = publicFiles().contains(file)
      for declaration in model.imports[file] where declaration.importedModule != "DIRuntime" {
        let key = Key(path: declaration.name, condition: declaration.condition)
        merged[key, default: Merged()].attributes.formUnion(declaration.attributes.map(\.text))
        if needsPublic, declaration.writtenAccess == .public {
          merged[key, default: Merged()].isPublic = true
        }
      }
    }
    for module in modulesBelow()
    where !merged.keys.contains(where: { $0.path == module && $0.condition == nil }) {
      merged[Key(path: module, condition: nil)] = Merged()
    }
    return merged.map { Plan.Import(text: text($0, $1), condition: $0.condition) }.sorted {
      ($0.condition ?? "", $0.text) < ($1.condition ?? "", $1.text)
    }
  }

  private func filesWithProviders() -> [Int] {
    Set(graph.providers.filter { $0.module == model.module }.map(\.file)).sorted()
  }

  private func modulesBelow() -> [String] {
    Set(graph.providers.map(\.module)).subtracting([model.module]).sorted()
  }

  /// The files whose providers have accessors that others see, with types from modules that nobody has read.
  private func publicFiles() -> Set<Int> {
    let wide = graph.providers.filter { $0.access > .internal && $0.module == model.module }
    return Set(wide.filter(namesUnreadTypes).map(\.file))
  }

  private func namesUnreadTypes(_ provider: Provider) -> Bool {
    let types = provider.provided.map(\.type) + provider.arguments.map(\.type)
    let names = types.flatMap(\.spelling.names).compactMap { $0.first?.name }
    let scope = TypeTable.Scope(module: model.module, file: provider.file)
    return names.contains { name in
      table.declaration(table.resolve(.name(name), in: scope).identity) == nil
        && !standardTypes.contains(name)
    }
  }

  /// Swift wants every import of a module to spell its access once one of them does.
  private func text(_ key: Key, _ merged: Merged) -> String {
    let module = String((key.path.split(separator: " ").last ?? "").prefix { $0 != "." })
    let isExplicit = model.imports.joined().contains {
      $0.module == model.module && $0.importedModule == module && $0.writtenAccess != nil
    }
    let access = isExplicit ? [merged.isPublic ? "public" : "internal"] : []
    return (merged.attributes.sorted() + access + ["import", key.path]).joined(separator: " ")
  }
}

extension Declaration {
  fileprivate var condition: String? {
    switch conditions.count {
    case 0: nil
    case 1: conditions[0]
    default: conditions.map { "(\($0))" }.joined(separator: " && ")
    }
  }
}

extension Declaration.Attribute {
  fileprivate var text: String { "@\(name)\(arguments ?? "")" }
}

/// Types of the standard library that need no import, however public.
private let standardTypes: Set<String> = [
  "Any", "AnyObject", "Array", "Bool", "Character", "Dictionary", "Double", "Duration", "Error", "Float",
  "Int",
  "Int8", "Int16", "Int32", "Int64", "Never", "Optional", "Range", "Result", "Self", "Sendable", "Set",
  "String",
  "Substring", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Void",
]
