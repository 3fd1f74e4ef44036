// SPDX-License-Identifier: MIT

/// Tells types of one name apart that are of different modules not read: where some file writes those in front of it.
struct UnreadNames: Sendable {
  /// For each name, the modules that stand in front of it somewhere. The runtime's own names are always known.
  private var owners = Dictionary(uniqueKeysWithValues: RuntimeNames.all.map { ($0, Set(["DIRuntime"])) })
  /// What is written with `any`, and where.
  private(set) var existentials: [(type: TypeSyntax, declaration: Declaration)] = []
  /// For each file, the modules not read that it sees.
  private let seen: [Set<String>]

  init(_ model: SourceModel, _ visibility: ModuleVisibility) {
    seen = zip(model.files, model.imports).map { file, imports in
      visibility.exported(to: file.module).union(imports.map(\.importedModule)).subtracting(model.modules)
    }
    let modules = visibility.importedModules.subtracting(model.modules).union(["Swift"])
    for declaration in model.declarations {
      for part in declaration.mentionedTypes.filter(\.isMore).flatMap(\.parts) {
        if case .existential(let type) = part { existentials.append((type, declaration)) }
        guard case .named(let path) = part else { continue }
        let names = path.flatMap { $0.name.split(separator: ":") }.map(String.init)
        guard names.count > 1, modules.contains(names[0]) else { continue }
        owners[names[1], default: []].insert(names[0])
      }
    }
  }

  /// Whether some file sees more than the runtime.
  var seesOthers: Bool { seen.contains { !$0.isSubset(of: ["DIRuntime"]) } }

  /// A type with its module in front. Swift's and the runtime's own go by their names alone.
  func identity(of name: String, in module: String) -> TypeIdentity {
    let isAlone = module == "Swift" || owners[name, default: [module]] == [module]
    return .unread(isAlone || module == "DIRuntime" ? name : "\(module).\(name)")
  }

  /// A type by its name alone, in a file that may see one of the modules that have one, or none.
  func type(_ component: String, in file: Int) -> ResolvedType {
    let name = component.withoutBackticks
    let plain = ResolvedType(identity: .unread(name), spelling: .name(component))
    guard let owners = owners[name], owners.count > 1 || owners.contains("DIRuntime") else { return plain }
    let found = owners.intersection(seen[file])
    let possible = found.isEmpty ? seen[file] : found
    if possible.isEmpty || found.isEmpty && owners.contains("Swift") { return plain }
    guard possible.count == 1, let module = possible.first else {
      return ResolvedType(identity: .unread("?\(name)"), spelling: plain.spelling)
    }
    return ResolvedType(
      identity: identity(of: name, in: module),
      spelling: module == "DIRuntime"
        ? plain.spelling : .named([.init(name: module), .init(name: component)]))
  }

  /// Whether each of two files sees a module that the other one does not, so that one name may be two types there.
  func differ(_ one: Provider, _ other: Provider) -> Bool {
    let (one, other) = (Set(one.files.flatMap { seen[$0] }), Set(other.files.flatMap { seen[$0] }))
    return !one.isSubset(of: other) && !other.isSubset(of: one)
  }
}

extension Declaration {
  /// The types that its signature and its directives are written with.
  fileprivate var mentionedTypes: [TypeSyntax] {
    let options = directives.flatMap(\.options).flatMap(\.values)
    return inherits + ([type] + options.map(\.type)).compactMap(\.self) + parameters.map(\.type)
  }
}

extension TypeSyntax {
  /// Whether there is more to it than one name.
  fileprivate var isMore: Bool {
    guard case .named(let path) = self else { return true }
    return path.count > 1 || !path[0].arguments.isEmpty || path[0].name.contains(":")
  }
}
