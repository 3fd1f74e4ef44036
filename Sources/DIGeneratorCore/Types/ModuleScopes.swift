// SPDX-License-Identifier: MIT

/// The modules and files of a run, and the names that do not mean the same in all of them.
final class ModuleScopes: Sendable {
  let model: SourceModel
  let visibility: ModuleVisibility
  let runtimeNames: RuntimeNames
  let unreadNames: UnreadNames
  /// The modules whose default isolation is the main actor.
  let mainActorModules: Set<String>
  /// The names that may be a module's at the start of a path.
  let moduleNames: Set<String>
  /// Names of types that several modules declare.
  let ambiguousNames: Set<String>
  /// Whether some file sees a module that is neither read nor one of the toolchain's.
  let seesForeign: Bool
  /// For each file, the other modules of the sources read that it sees, sorted.
  let visibleModules: [[String]]

  init(model: SourceModel) {
    self.model = model
    let visibility = ModuleVisibility(model: model)
    self.visibility = visibility
    unreadNames = UnreadNames(model, visibility)
    mainActorModules = model.mainActorModules
    moduleNames = model.modules.union(visibility.importedModules).union(["Swift", "DIRuntime"])
    seesForeign = !visibility.importedModules.subtracting(model.modules).isSubset(
      of: toolchainModules.union(["DIRuntime", "DITesting", "Swift"]))
    visibleModules = zip(model.files, model.imports).map { file, imports in
      let names = imports.map(\.importedModule) + visibility.exported(to: file.module)
      return model.modules.intersection(names).subtracting([file.module]).sorted()
    }
    let types = model.types.filter { $0.isNamedType && $0.parent == nil }
    ambiguousNames = types.map { ($0.name, $0.module) }.keysOfSeveral()
    let others = unreadNames.isOthers("Error") ? ["Error"] : []
    runtimeNames = RuntimeNames(taken: Set(types.filter { !$0.isFilesOwn }.map(\.name) + others))
  }
}

extension Declaration {
  /// Whether it is at top level and only its file sees it.
  var isFilesOwn: Bool { parent == nil && (has("private") || has("fileprivate")) }
}
