// SPDX-License-Identifier: MIT

/// Every type and alias declared in the sources read, found by its name from wherever that is written.
///
/// Unchecked because of its variables: they change only while it is made.
final class TypeTable: @unchecked Sendable {
  /// What names are declared in: a module, a type, or a type that nobody has read but that is extended.
  enum Owner: Hashable, Sendable {
    case module(String)
    /// What only one file of a module sees.
    case file(Int)
    case type(Declaration)
    case unread(String)

    var isType: Bool { if case .module = self { false } else { true } }
  }

  let model: SourceModel
  var declarations: [Declaration] { model.declarations }
  let visibility: ModuleVisibility
  let runtimeNames: RuntimeNames
  let unreadNames: UnreadNames
  /// The first declaration of each name in each owner.
  private(set) var names: [String: [Owner: Declaration]] = [:]
  /// The declarations that a type is made of, its own and its extensions.
  private var parts: [Owner: [Declaration]] = [:]
  /// The names of types that nobody has read and that are protocols: something that is no class conforms to them, or they
  /// are written with `any`.
  private var unreadProtocols: Set<String> = []
  /// The modules whose default isolation is the main actor.
  let mainActorModules: Set<String>
  /// Every first part of a name that may be a module's.
  let moduleNames: Set<String>
  /// Names of types that several modules declare.
  let ambiguousNames: Set<String>
  /// For each file, the other modules read that it sees, sorted.
  let visibleModules: [[String]]

  var modules: Set<String> { model.modules }

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
    let types = model.declarations.filter(\.isTopLevelType)
    ambiguousNames = types.map { ($0.name, $0.module) }.keysOfSeveral()
    runtimeNames = RuntimeNames(taken: Set(types.filter { !$0.isFilesOwn }.map(\.name)))
    addTypes()
    for declaration in declarations {
      if let owner = declaration.identity?.owner { parts[owner, default: []].append(declaration) }
    }
    for part in parts.values.joined() {
      part.parts = part.identity.map(parts(of:)) ?? []
      // `@unchecked` and `@preconcurrency` say how a type conforms, not to what.
      part.supertypes = part.inherits.map { identity(of: $0.unprefixed, in: part.innerScope) }
      let conformances = part.supertypes.dropFirst([.class, .enum].contains(part.kind) ? 1 : 0)
      unreadProtocols.formUnion(conformances.flatMap(\.members).compactMap(\.unreadName))
    }
    for (type, declaration) in unreadNames.existentials {
      let members = identity(of: type, in: declaration.scope).members
      unreadProtocols.formUnion(members.compactMap(\.unreadName))
    }
  }

  /// Whether a type that nobody has read is known to be a protocol.
  func isProtocol(_ name: String) -> Bool {
    wellKnownProtocols.contains(name) || unreadProtocols.contains(name)
  }

  /// Declarations that know one another would keep one another.
  deinit {
    for declaration in declarations {
      (declaration.identity, declaration.redeclaration) = (nil, nil)
      (declaration.parts, declaration.supertypes) = ([], [])
    }
  }

  /// Types in extensions come after what those extend, which may be declared in extensions itself.
  private func addTypes() {
    var waiting = declarations.filter(\.isNamedType)
    let extensions = declarations.filter { $0.kind == .extension }
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
    // What is declared twice, under `#if`, leads to the first.
    let first = names[type.name, default: [:]][type.owner, default: type]
    names[type.name, default: [:]][type.owner] = first
    if first != type { first.redeclaration = type }
    type.identity = .declared(first)
  }

  private func parts(of identity: TypeIdentity) -> [Declaration] {
    identity.owner.flatMap { parts[$0] } ?? []
  }

  /// The members of a type and of its extensions.
  func members(of identity: TypeIdentity) -> [Declaration] { parts(of: identity).flatMap(\.members) }
}

extension TypeIdentity {
  /// What its members are declared in.
  var owner: TypeTable.Owner? {
    switch withoutArguments {
    case .declared(let type, _): .type(type)
    case .unread(let name, _): .unread(name)
    default: nil
    }
  }
}

extension Declaration {
  /// Whether it gives a type a name.
  var isNamedType: Bool { isType || kind == .typealias || kind == .associatedtype }

  /// Whether it gives a type a name that its whole module must tell from others.
  var isTopLevelType: Bool { isNamedType && parent == nil }

  /// Whether only its file sees what is declared at top level.
  fileprivate var isFilesOwn: Bool { parent == nil && (has("private") || has("fileprivate")) }

  /// What a type is declared in.
  fileprivate var owner: TypeTable.Owner {
    if let parent { return parent.identity?.owner ?? .unread("?") }
    return isFilesOwn ? .file(file) : .module(module)
  }

  /// Whether it is known what an extension extends: a member that is not found may still be to come.
  fileprivate var isSettled: Bool {
    identity.map { $0.declaration != nil || type?.components.count == 1 } ?? false
  }

  /// The type or extension itself and the types that it is declared in, innermost first.
  var declaredTypes: [Declaration] { [self] + (parent?.identity?.declaration?.declaredTypes ?? []) }

  /// The names of the generic parameters that a type's arguments are for: those of the types that it is declared in,
  /// outermost first, and its own.
  var allParameters: [String] {
    declaredTypes.reversed().flatMap(\.genericParameters).map(\.name)
  }
}
