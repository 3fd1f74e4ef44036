// SPDX-License-Identifier: MIT

/// Tells types of one name in different unread modules apart, by the files that write the module in front of the name.
struct UnreadNames {
  /// For each name, the modules that some file writes in front of it. The runtime's own names are always known.
  private var owners = Dictionary(uniqueKeysWithValues: RuntimeNames.all.map { ($0, Set(["DIRuntime"])) })
  /// The names that some file writes behind a module among the sources, and Foundation's well-known ones.
  private var shared = foundationTypes
  /// The types written with `any`, each with the declaration that mentions it.
  private(set) var existentials: [(type: TypeSyntax, declaration: Declaration)] = []
  /// For each file, the unread modules that it sees.
  private let seen: [Set<String>]
  /// The files with directives that do not have all imports of the generated file.
  private let incomplete: Set<Int>
  /// The same files, if one of the imports may bring a type of another module's name.
  private let doubtful: Set<Int>

  init(_ model: SourceModel, _ visibility: ModuleVisibility) {
    seen = zip(model.files, model.imports).map { file, imports in
      visibility.exported(to: file.module).union(imports.map(\.importedModule)).subtracting(model.modules)
    }
    let known = model.modules.union(["DIRuntime"])
    let written = zip(model.files, model.imports).map { file, imports in
      let unread = imports.filter { !known.contains($0.importedModule) }
      return visibility.exported(by: Set(imports.map(\.importedModule)).union([file.module])).subtracting(
        known
      )
      .union(unread.map { toolchainModules.contains($0.importedModule) ? $0.importedModule : $0.name })
    }
    let files = model.filesOfProviders
    let all = files.reduce(visibility.exported(by: model.modules).subtracting(known)) {
      $0.union(written[$1])
    }
    incomplete = files.filter { !all.isSubset(of: written[$0]) }
    doubtful = all.isSubset(of: toolchainModules) ? [] : incomplete
    let modules = visibility.importedModules.subtracting(model.modules).union(["Swift"])
    for declaration in model.declarations {
      declaration.forEachMentionedType { type in
        for part in type.isMore ? type.parts : [] {
          if case .existential(let type) = part { existentials.append((type, declaration)) }
          guard part.isMore, case .named(let path) = part else { continue }
          let names = path.flatMap { $0.name.parts(separatedBy: ":") }
          guard names.count > 1 else { continue }
          if model.modules.contains(names[0]) { shared.insert(names[1]) }
          if modules.contains(names[0]) { owners[names[1], default: []].insert(names[0]) }
        }
      }
    }
  }

  /// Whether some file sees an unread module other than the runtime.
  var seesOthers: Bool { seen.contains { !$0.isSubset(of: ["DIRuntime"]) } }

  /// Whether one of the files sees a module that may have a type of any name.
  func seesUnknown(_ files: Set<Int>) -> Bool {
    files.contains { !seen[$0].subtracting(["DIRuntime"]).isSubset(of: toolchainModules) }
  }

  /// Whether some file writes a module other than Swift in front of one of Swift's names.
  func isOthers(_ name: String) -> Bool { owners[name]?.isSubset(of: ["Swift"]) == false }

  /// A type with its module in front. The name alone stands for a type of Swift or of the runtime, and for a name that no
  /// file writes with another module.
  func identity(of name: String, in module: String) -> TypeIdentity {
    // Another module's type may have the name of one of Swift's protocols.
    let isOther = wellKnownProtocols.contains(name) && !toolchainModules.contains(module)
    let isAlone = module == "Swift" || owners[name, default: [module]] == [module] && !isOther
    return .unread(isAlone || module == "DIRuntime" ? name : "\(module).\(name)")
  }

  /// A type by its name alone. If several modules that the file sees may declare the name, it is marked as ambiguous.
  func type(_ component: String, in file: Int) -> ResolvedType {
    let name = component.withoutBackticks
    let plain = ResolvedType(identity: .unread(name), spelling: .name(component))
    guard let owners = owners[name] else { return plain }
    let found = owners.intersection(seen[file])
    if owners.count == 1, !owners.contains("DIRuntime"), found.isEmpty || !mayDiffer(in: [file]) {
      return ResolvedType(
        identity: found.first.map { identity(of: name, in: $0) } ?? plain.identity, spelling: plain.spelling)
    }
    let possible = found.isEmpty ? seen[file] : found
    if possible.isEmpty || found.isEmpty && owners.contains("Swift") { return plain }
    guard possible.count == 1, let module = possible.first else {
      return ResolvedType(identity: TypeIdentity(.undecided(name)), spelling: plain.spelling)
    }
    return ResolvedType(
      identity: identity(of: name, in: module),
      spelling: module == "DIRuntime"
        ? plain.spelling : .named([.init(name: module), .init(name: component)]))
  }

  /// Whether an unread module that the generated file imports may have a type of the same name as a type of another module.
  func mayMeet(_ name: String) -> Bool { !incomplete.isEmpty && shared.contains(name) }

  /// Whether a name in these files may be another type's in the generated file, which has more imports; in any files, if
  /// none are given.
  func mayDiffer(in files: Set<Int> = []) -> Bool {
    files.isEmpty ? !doubtful.isEmpty : !doubtful.isDisjoint(with: files)
  }

  /// Whether each of two providers' files see a module that the other's files do not, so that one name may mean two types.
  func differ(_ one: Set<Int>, _ other: Set<Int>) -> Bool {
    let one = Set(one.flatMap { seen[$0] })
    let other = Set(other.flatMap { seen[$0] })
    return !one.isSubset(of: other) && !other.isSubset(of: one)
  }
}

extension Declaration {
  /// Passes on the types in its signature and its directives. A list of them would be an allocation for each declaration.
  fileprivate func forEachMentionedType(_ use: (TypeSyntax) -> Void) {
    inherits.forEach(use)
    for parameter in parameters { use(parameter.type) }
    if let type { use(type) }
    for directive in directives {
      for option in directive.options {
        for case let type? in option.values.lazy.map(\.type) { use(type) }
      }
    }
  }
}

extension TypeSyntax {
  /// Whether it is more than one plain name.
  fileprivate var isMore: Bool {
    guard case .named(let path) = self else { return true }
    return path.count > 1 || !path[0].arguments.isEmpty || path[0].name.utf8.contains(":")
  }
}

extension SourceModel {
  /// The target's files with directives, and the files of the types that extensions with directives extend.
  fileprivate var filesOfProviders: Set<Int> {
    let annotated = annotated.filter { $0.module == module }
    let types = Set(annotated.flatMap(\.ancestors).filter { $0.kind == .extension }.map(\.name))
    let extended =
      types.isEmpty ? [] : declarations.filter { $0.module == module && types.contains($0.qualifiedName) }
    return Set((annotated + extended).map(\.file))
  }
}

/// The modules of the toolchain, and Combine: no two of them declare a type of one name.
let toolchainModules = """
  Combine Distributed Dispatch Foundation FoundationEssentials FoundationInternationalization FoundationNetworking FoundationXML
  Observation RegexBuilder Synchronization Testing XCTest
  """.words
