// SPDX-License-Identifier: MIT

/// What the generated file names of modules that no file of a provider need import: errors and actors of what the providers
/// are built from, and elements of collections that other modules join.
struct NamesFromElsewhere {
  /// A module, and in which builds it can be imported.
  struct Import: Hashable {
    var module: String
    var condition = Condition.always
  }

  /// An import that an accessor needs.
  struct Need {
    var item: Import
    var access: Access
    /// In which builds the accessor is there.
    var builds: Condition
  }

  private let graph: Graph
  private let table: TypeTable
  /// For each type of error that nobody has read, what is imported where modules below throw it.
  private let origins: [ResolvedType: Set<Import>]
  /// The modules that declare global actors, by their names.
  private let actors: [String: Set<String>]

  init(graph: Graph, table: TypeTable) {
    (self.graph, self.table) = (graph, table)
    origins = Self.origins(in: graph, table)
    let isOnActor = graph.effects.contains { $0.actor != nil && $0.actor != "MainActor" }
    actors = (isOnActor ? table.declarations : []).reduce(into: [:]) { actors, declaration in
      if declaration.has(attribute: "globalActor") {
        actors[declaration.name, default: []].insert(declaration.module)
      }
    }
  }

  private static func origins(in graph: Graph, _ table: TypeTable) -> [ResolvedType: Set<Import>] {
    var files: [ResolvedType: Set<Int>] = [:]
    for provider in graph.providers where provider.module != table.model.module {
      guard case .typed(let error) = provider.effects.failure, table.declaration(error.identity) == nil else {
        continue
      }
      files[error, default: []].formUnion(provider.files)
    }
    return files.mapValues { Set($0.flatMap { imports(of: $0, table) }) }
  }

  private static func imports(of file: Int, _ table: TypeTable) -> [Import] {
    let known = table.modules.union(["DIRuntime"])
    return table.model.imports[file].filter { !known.contains($0.importedModule) }.map {
      Import(module: $0.importedModule, condition: table.model.condition(of: $0).simplified)
    }
  }

  /// All of them, whatever the target's own files import.
  func needs() -> [Need] {
    if table.modules.count < 2 { return [] }
    return graph.providers.indices.filter { graph.providers[$0].module == table.model.module }.flatMap {
      number in
      let provider = graph.providers[number]
      return imports(namedBy: number).map {
        Need(item: $0, access: provider.access, builds: provider.condition)
      }
    }
  }

  private func imports(namedBy number: Int) -> Set<Import> {
    let (provider, effects) = (graph.providers[number], graph.effects[number])
    var all: Set<Import> = []
    if case .collection(let element) = provider.construction {
      all.formUnion(element.identity.members.compactMap(declaring))
    }
    if let name = effects.actor?.split(separator: ".").last {
      all.formUnion(actors[String(name), default: []].map { Import(module: $0) })
    }
    if case .typed(let error) = effects.failure {
      all.formUnion(declaring(error.identity).map { [$0] } ?? unread(error))
    }
    return all
  }

  private func declaring(_ type: TypeIdentity) -> Import? {
    table.declaration(type).map { Import(module: $0.module) }
  }

  /// One of them brings the type: the one that it is written with, if it is; else one that is not imported for other things
  /// nearly everywhere. Where the target imports some of those, it has the type.
  private func unread(_ error: ResolvedType) -> Set<Import> {
    guard let name = error.spelling.names.first?.first?.name, !standardTypes.contains(name) else { return [] }
    let all = origins[error, default: []]
    let likely = [
      all.filter { $0.module == name }, all.filter { !Self.everywhere.contains($0.module) }, all,
    ]
    guard let found = likely.first(where: { !$0.isEmpty }) else { return [] }
    return found.contains { table.visibility.isImported($0.module, by: table.model.module) } ? [] : found
  }

  private static let everywhere: Set<String> = ["Dispatch", "Foundation", "FoundationEssentials"]
}
