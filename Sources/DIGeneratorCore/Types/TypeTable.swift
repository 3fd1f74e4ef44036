// SPDX-License-Identifier: MIT

/// All types and aliases declared in the sources read; finds them by name from any scope.
///
/// Unchecked because of its variables, which change only during initialization.
package final class TypeTable: @unchecked Sendable {
  /// The owner of a name: a module, a file, a type, or an extended type that was not read.
  enum Owner: Hashable {
    case module(String)
    /// For names that only one file of a module sees.
    case file(Int)
    /// For members of an extended type that cannot be a path, such as an extended array.
    case nowhere
    case type(Declaration)
    case unread(String)

    var isType: Bool { if case .module = self { false } else { true } }
  }

  package let model: SourceModel
  var declarations: [Declaration] { model.declarations }
  package let visibility: ModuleVisibility
  let runtimeNames: RuntimeNames
  let unreadNames: UnreadNames
  /// The first declaration of each name in each owner.
  private(set) var names: [String: [Owner: Declaration]] = [:]
  /// The declarations that each type is made of: its own and its extensions.
  private var parts: [Owner: [Declaration]] = [:]
  /// The names of unread types that are protocols. Only a protocol stands where an inheritance clause allows no superclass
  /// and no raw type, or behind `any`.
  private var unreadProtocols: Set<String> = []
  /// The modules whose default isolation is the main actor.
  let mainActorModules: Set<String>
  /// The names that may be a module's at the start of a path.
  let moduleNames: Set<String>
  /// Names of types that several modules declare.
  let ambiguousNames: Set<String>
  /// For each file, the other modules of the sources read that it sees, sorted.
  let visibleModules: [[String]]

  package var modules: Set<String> { model.modules }

  init(model: SourceModel) {
    self.model = model
    let visibility = ModuleVisibility(model: model)
    self.visibility = visibility
    unreadNames = UnreadNames(model, visibility)
    mainActorModules = model.mainActorModules
    moduleNames = model.modules.union(visibility.importedModules).union(["Swift", "DIRuntime"])
    visibleModules = zip(model.files, model.imports).map { file, imports in
      let names = imports.map(\.importedModule) + visibility.exported(to: file.module)
      return model.modules.intersection(names).subtracting([file.module]).sorted()
    }
    let types = model.types.filter(\.isTopLevelType)
    ambiguousNames = types.map { ($0.name, $0.module) }.keysOfSeveral()
    runtimeNames = RuntimeNames(taken: Set(types.filter { !$0.isFilesOwn }.map(\.name)))
    addTypes()
    for declaration in model.types {
      if let owner = declaration.identity?.owner { parts[owner, default: []].append(declaration) }
    }
    for part in model.types { part.parts = part.identity.map(parts(of:)) ?? [] }
    addSupertypes()
    for part in model.types {
      let conformances = part.supertypes.dropFirst([.class, .enum].contains(part.kind) ? 1 : 0)
      unreadProtocols.formUnion(conformances.flatMap(\.members).compactMap(\.unreadName))
    }
    for (type, declaration) in unreadNames.existentials {
      let members = identity(of: type, in: declaration.scope).members
      unreadProtocols.formUnion(members.compactMap(\.unreadName))
    }
  }

  /// Whether a type that was not read is known to be a protocol.
  func isProtocol(_ name: String) -> Bool {
    wellKnownProtocols.contains(name) || unreadProtocols.contains(name)
  }

  /// Breaks the reference cycles between declarations.
  deinit {
    for declaration in model.types {
      (declaration.identity, declaration.redeclaration) = (nil, nil)
      (declaration.parts, declaration.supertypes) = ([], [])
    }
  }

  /// Adds all types. A type in an extension waits for the extended type, which may itself be declared in an extension.
  private func addTypes() {
    var waiting = model.types.filter(\.isNamedType)
    let extensions = model.types.filter { $0.kind == .extension }
    repeat {
      let ready = waiting.filter { type in
        type.ancestors.first { $0.kind == .extension }.map(\.isSettled) ?? true
      }
      for type in ready.isEmpty ? waiting : ready { add(type) }
      waiting = ready.isEmpty ? [] : waiting.filter { $0.identity == nil }
      for part in extensions where part.identity?.declaration == nil {
        guard case .named(let path)? = part.type else { continue }
        part.identity = identity(of: .named(path.map { .init(name: $0.name) }), in: part.fileScope)
      }
    } while !waiting.isEmpty
  }

  private func add(_ type: Declaration) {
    // A second declaration of a type, under another `#if`, resolves to the first.
    let first = names[type.name, default: [:]][type.owner, default: type]
    names[type.name, default: [:]][type.owner] = first
    if first != type { first.redeclaration = type }
    type.identity = .declared(first)
  }

  /// Resolves the types behind the colons. Some are found by inheritance alone, so that is repeated until nothing changes.
  private func addSupertypes() {
    let heirs = model.types.filter { !$0.inherits.isEmpty && $0.identity?.owner != nil }
    // A limit: no real program inherits the names of so many supertypes one from another.
    for _ in 0..<50 {
      // `@unchecked` and `@preconcurrency` say how a type conforms; they are no part of the supertype.
      let found = heirs.map { heir in heir.inherits.map { identity(of: $0.unprefixed, in: heir.scope) } }
      let changed = zip(heirs, found).filter { $0.supertypes != $1 }
      if changed.isEmpty { return }
      for (heir, supertypes) in changed { heir.supertypes = supertypes }
    }
  }

  private func parts(of identity: TypeIdentity) -> [Declaration] {
    identity.owner.flatMap { parts[$0] } ?? []
  }

  /// The members of a type and of its extensions.
  func members(of identity: TypeIdentity) -> [Declaration] { parts(of: identity).flatMap(\.members) }
}

extension TypeIdentity {
  /// The owner of its members.
  var owner: TypeTable.Owner? {
    switch withoutArguments {
    case .declared(let type, _): .type(type)
    case .unread(let name, _), .undecided(let name): .unread(name)
    case .member: .unread("\(withoutArguments)")
    default: nil
    }
  }
}

extension Declaration {
  /// Whether it declares a name for a type at top level.
  var isTopLevelType: Bool { isNamedType && parent == nil }

  /// Whether it is at top level and only its file sees it.
  fileprivate var isFilesOwn: Bool { parent == nil && (has("private") || has("fileprivate")) }

  /// The owner of its name.
  fileprivate var owner: TypeTable.Owner {
    if let parent { return parent.identity?.owner ?? .nowhere }
    return isFilesOwn ? .file(file) : .module(module)
  }

  /// Whether the extended type is resolved for good. A path without a declaration may still lead to one, once more types are
  /// added.
  fileprivate var isSettled: Bool {
    identity.map { $0.declaration != nil || type?.components.count == 1 } ?? false
  }

  /// The type or extension itself and its enclosing types, innermost first.
  var declaredTypes: [Declaration] { [self] + (parent?.identity?.declaration?.declaredTypes ?? []) }

  /// The names of the generic parameters that a type takes arguments for: those of the enclosing types, outermost first, then
  /// its own.
  var allParameters: [String] {
    declaredTypes.reversed().flatMap(\.genericParameters).map(\.name)
  }
}
