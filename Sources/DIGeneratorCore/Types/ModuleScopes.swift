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
  /// For each module that was read, the modules that it reaches by imports; empty if none of them may have aliases.
  private let reaches: [String: Set<String>]
  /// For each module, the modules in reach that are not read and may have aliases of a program's types.
  private let aliasing: [String: Set<String>]
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
    let unread = visibility.importedModules.subtracting(model.modules).subtracting(systemModules)
    reaches =
      unread.isEmpty
      ? [:] : Dictionary(uniqueKeysWithValues: model.modules.map { ($0, visibility.reach(of: $0)) })
    aliasing = reaches.mapValues(unread.intersection)
    visibleModules = zip(model.files, model.imports).map { file, imports in
      let names = imports.map(\.importedModule) + visibility.exported(to: file.module)
      return model.modules.intersection(names).subtracting([file.module]).sorted()
    }
    let types = model.types.filter { $0.isNamedType && $0.parent == nil }
    ambiguousNames = types.map { ($0.name, $0.module) }.keysOfSeveral()
    let others = unreadNames.isOthers("Error") ? ["Error"] : []
    runtimeNames = RuntimeNames(taken: Set(types.filter { !$0.isFilesOwn }.map(\.name) + others))
  }

  /// Whether a module sees one that is not read and may have an alias of a type of these modules; of any type for none.
  func seesAlias(from module: String, of declaring: Set<String>) -> Bool {
    // No module can have an alias of a type of a module that imports it.
    aliasing[module, default: []].contains { alias in
      declaring.allSatisfy { reaches[$0]?.contains(alias) != true }
    }
  }
}

extension Declaration {
  /// Whether it is at top level and only its file sees it.
  var isFilesOwn: Bool { parent == nil && (has("private") || has("fileprivate")) }
}

/// Modules of the toolchain and of the systems: they know no type of a program.
private let systemModules = """
  AVFoundation AppKit Combine CoreData CoreGraphics CoreLocation CryptoKit DIRuntime DITesting Darwin Dispatch Distributed
  Foundation FoundationEssentials FoundationInternationalization FoundationNetworking FoundationXML Glibc MapKit Network
  OSLog Observation RegexBuilder Security StoreKit Swift SwiftData SwiftUI Synchronization Testing UIKit UserNotifications
  WebKit XCTest os
  """.words
