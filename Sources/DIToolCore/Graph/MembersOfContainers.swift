// SPDX-License-Identifier: MIT

import DIGeneratorCore

/// The members that containers have beside their accessors, as far as a module's sources declare them.
struct MembersOfContainers {
  /// Members of optionals are among them, for a container may be in one.
  private(set) var names: Set<String> = [
    "debugDescription", "description", "flatMap", "hashValue", "inject", "map", "self", "take",
    "unsafelyUnwrapped",
  ]
  /// The types all of whose members are in their own bodies and extensions.
  let closedTypes: Set<String>

  /// Modules that declare no containers, and add nothing to them.
  private static let systemModules: Set = [
    "DIRuntime", "DITesting", "Foundation", "Synchronization", "Testing", "XCTest",
  ]
  /// Types of other modules that have no member named as variables for containers are.
  private static let plainTypes: Set = [
    "AnyObject", "App", "CaseIterable", "Codable", "Comparable", "CustomStringConvertible", "Decodable",
    "Encodable", "Equatable", "Error", "Hashable", "Identifiable", "Int", "Scene", "Sendable", "String",
    "View", "XCTestCase",
  ]

  /// Nothing where code that is not read may add members, or where a container's name may mean another type. `isWhole` says
  /// whether all modules are read that use the runtime.
  init?(_ graph: Graph, _ files: [BracketedTokens], _ containers: ContainerNames, isWhole: Bool) {
    let declared = graph.table.model.declarations
    let bodies = declared.filter(\.hasMembers)
    let lenders = Self.lenders(bodies, containers)
    let types = Set(declared.filter { $0.isNamedType && $0.kind != .typealias }.map(\.name))
    let extended = Set(bodies.filter { $0.kind == .extension }.map(\.lastName))
    let foreign = lenders.subtracting(types).subtracting(containers.classes.keys).subtracting(Self.always)
    guard isWhole || Self.systemModules.isSuperset(of: graph.unreadModules),
      foreign.isSubset(of: Self.plainTypes.subtracting(extended)),
      !graph.mayMeanOthers(files, containers, Self.systemModules),
      !declared.contains(where: { $0.genericParameters.contains { containers.classes[$0.name] != nil } })
    else { return nil }
    names.formUnion(declared.filter { $0.parent.map { lenders.contains($0.lastName) } == true }.map(\.name))
    let plain = Self.plainTypes.subtracting(types.union(extended))
    let open = bodies.filter { !$0.inheritedNames.isSubset(of: plain) }.map(\.lastName)
    closedTypes = types.subtracting(open)
  }

  /// The containers, and all that gives them members: the types behind their colons, keys, and optionals.
  private static func lenders(_ bodies: [Declaration], _ containers: ContainerNames) -> Set<String> {
    var lenders = Set(containers.classes.keys)
    var count = 0
    while count < lenders.count {
      count = lenders.count
      for body in bodies where lenders.contains(body.lastName) { lenders.formUnion(body.inheritedNames) }
    }
    return lenders.union(always)
  }

  private static let always: Set = ["Key", "Optional"]
}

extension Graph {
  private static let introducers: Set = [
    "class", "struct", "enum", "actor", "protocol", "typealias", "associatedtype",
  ]

  /// The modules that are imported and not read.
  fileprivate var unreadModules: Set<String> {
    table.visibility.importedModules.subtracting(table.modules)
  }

  /// Whether a file declares a type of the name of a container's class, or names that and imports another module that may
  /// declare such a type, and not the runtime.
  fileprivate func mayMeanOthers(
    _ files: [BracketedTokens], _ containers: ContainerNames, _ known: Set<String>
  ) -> Bool {
    let imports = Dictionary(
      grouping: table.model.declarations.filter { $0.kind == .import }, by: \.place.path
    ).mapValues { Set($0.map(\.importedModule)) }
    return zip(table.model.files, files).contains { file, tokens in
      let imported = imports[file.path] ?? []
      let named = tokens.words(among: containers.own)
      return named.contains { Self.introducers.contains(tokens.text($0 - 1)) }
        || !named.isEmpty && imported.isDisjoint(with: ["DIRuntime", "DITesting"])
          && !imported.subtracting(known).isDisjoint(with: unreadModules)
    }
  }
}

extension Declaration {
  /// The last name of a type, or of the type that an extension extends.
  fileprivate var lastName: String { String(name.split { ".:".contains($0) }.last ?? "") }

  /// The names of the types behind its colon.
  fileprivate var inheritedNames: Set<String> {
    Set(inherits.flatMap(\.names).compactMap(\.last?.name))
  }
}
