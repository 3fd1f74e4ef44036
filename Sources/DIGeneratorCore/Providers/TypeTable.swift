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
    case type(Int)
    case unread(String)
  }

  let model: SourceModel
  let visibility: ModuleVisibility
  private(set) var runtimeNames = RuntimeNames(taken: [])
  /// For each name, the modules that declare it at top level. A name that one declares twice (under `#if`) leads to
  /// the first, here and in types.
  private var topLevel: [String: [(module: String, index: Int)]] = [:]
  /// The declarations in types, and their names: of all others it is certain that nobody inherits them.
  private var nested: [Owner: [String: Int]] = [:]
  private(set) var nestedNames: Set<String> = []
  /// Aliases that are declared several times: what one stands for depends on the build, so it stands for itself.
  private(set) var variableAliases: Set<Int> = []
  /// For each declaration, the type that it declares or, as an extension, extends.
  private(set) var identities: [TypeIdentity?]
  /// For each declaration of a type, its owner and how others write its name.
  private var owners: [Owner?]
  private(set) var paths: [[TypeSyntax.Component]?]
  /// The declarations that a type is made of, its own and its extensions: for each declaration, and for what nobody
  /// has read.
  private var parts: [[Int]]
  private var partsUnread: [TypeIdentity: [Int]] = [:]
  /// What stands behind the colon of each type and extension, resolved.
  private var inheritance: [[ResolvedType]]
  /// The modules whose default isolation is the main actor.
  let mainActorModules: Set<String>
  /// The modules that were read.
  let modules: Set<String>
  /// Every first part of a name that may be a module's.
  private let moduleNames: Set<String>
  /// The names of all aliases: most paths are none.
  let aliasNames: Set<String>
  /// What initializers and functions of types are called that have to be waited for.
  let awaitedNames: Set<String>
  /// Names that must be told apart by their modules.
  let ambiguousNames: Set<String>
  /// For each file, the other modules read that it sees, sorted.
  private let visibleModules: [[String]]

  init(model: SourceModel) {
    self.model = model
    let visibility = ModuleVisibility(model: model)
    self.visibility = visibility
    mainActorModules = model.mainActorModules
    let modules = Set(model.files.map(\.module))
    self.modules = modules
    moduleNames = modules.union(model.imports.joined().map(\.importedModule)).union(["Swift", "DIRuntime"])
    visibleModules = zip(model.files, model.imports).map { file, imports in
      guard modules.count > 1 else { return [] }
      let names = imports.map(\.importedModule) + visibility.exported(to: file.module)
      return Set(names).filter { modules.contains($0) && $0 != file.module }.inOrder()
    }
    ambiguousNames = modules.count > 1 ? model.namesOfSeveralModules : []
    aliasNames = Set(model.declarations.lazy.filter { $0.kind == .typealias }.map(\.name))
    awaitedNames = Set(model.declarations.lazy.filter(\.isAwaitedMember).map(\.name))
    identities = Array(repeating: nil, count: model.declarations.count)
    parts = Array(repeating: [], count: model.declarations.count)
    owners = Array(repeating: nil, count: model.declarations.count)
    paths = Array(repeating: nil, count: model.declarations.count)
    inheritance = Array(repeating: [], count: model.declarations.count)
    addTypes()
    addInheritance()
    nestedNames = Set(nested.values.joined().map(\.key))
    runtimeNames = RuntimeNames(taken: Set(RuntimeType.allCases.filter { topLevel[$0.rawValue] != nil }))
  }

  private func addTypes() {
    topLevel.reserveCapacity(model.files.count)
    var extensions: [Int] = []
    // Types in extensions come after those that are extended, which may be in extensions themselves.
    var waiting: [Int] = []
    for (index, declaration) in model.declarations.enumerated() {
      if declaration.kind == .extension {
        extensions.append(index)
      } else if !declaration.isNamedType {
        continue
      } else if surroundingExtension(of: index) == nil {
        add(index)
      } else {
        waiting.append(index)
      }
    }
    extensions.forEach { addExtension($0) }
    while !waiting.isEmpty {
      let ready = waiting.filter { surroundingExtension(of: $0).map(isSettled) ?? true }
      (ready.isEmpty ? waiting : ready).forEach { add($0) }
      waiting = ready.isEmpty ? [] : waiting.filter { identities[$0] == nil }
      for index in extensions where !isTopLevel(extended: index) { addExtension(index) }
    }
    for index in model.declarations.indices {
      switch identities[index] {
      case .declared(let first, _)?: parts[first].append(index)
      case let identity?: partsUnread[identity, default: []].append(index)
      case nil: break
      }
    }
  }

  private func surroundingExtension(of index: Int) -> Int? {
    var next = model.declarations[index].parent
    while let parent = next, model.declarations[parent].kind != .extension {
      next = model.declarations[parent].parent
    }
    return next
  }

  /// Whether an extension is known to extend what no other one declares.
  private func isTopLevel(extended index: Int) -> Bool {
    guard case .named(let path)? = model.declarations[index].type, path.count == 1 else { return false }
    return identities[index]?.declaration != nil
  }

  /// Whether it is known what an extension extends: a member that is not found may still be to come.
  private func isSettled(_ index: Int) -> Bool {
    if case .named(let path)? = model.declarations[index].type, path.count > 1 {
      return identities[index]?.declaration != nil
    }
    return true
  }

  private func add(_ index: Int) {
    let declaration = model.declarations[index]
    let owner = declaration.parent.map { identities[$0]?.owner ?? .unread("?") } ?? declaration.surroundings
    let first = self.index(of: declaration.name, in: owner) ?? index
    if first == index { note(declaration.name, in: owner, as: index) }
    if first != index, model.declarations[first].kind == .typealias { variableAliases.insert(first) }
    identities[index] = .declared(first, [])
    owners[index] = owner
    paths[index] = declaration.parent.map { ownPath($0) + [component(declaration)] } ?? ownPath(index)
  }

  private func note(_ name: String, in owner: Owner, as index: Int) {
    if case .module(let module) = owner {
      topLevel[name, default: []].append((module, index))
    } else {
      nested[owner, default: [:]][name] = index
    }
  }

  func component(_ declaration: Declaration) -> TypeSyntax.Component {
    TypeSyntax.Component(name: declaration.name.quotedIfNeeded)
  }

  private func addExtension(_ index: Int) {
    let declaration = model.declarations[index]
    guard case .named(let components)? = declaration.type else { return }
    let scope = Scope(module: declaration.module, file: declaration.file)
    let names = components.map { TypeSyntax.Component(name: $0.name) }
    identities[index] = identity(of: names, in: scope, depth: 0)
  }

  private func addInheritance() {
    let inheriting = model.declarations.indices.filter { !model.declarations[$0].inherits.isEmpty }
    let resolved = inheriting.concurrentMap(inTurnsOf: 64) { [self] index in
      let scope = scope(inside: index)
      // `@unchecked` and `@preconcurrency` say how a type conforms, not to what.
      return model.declarations[index].inherits.map { resolve($0.unprefixed, in: scope) }
    }
    for (index, types) in zip(inheriting, resolved) { inheritance[index] = types }
  }
}

extension TypeIdentity {
  /// What its members are declared in.
  var owner: TypeTable.Owner? {
    switch self {
    case .declared(let index, _): .type(index)
    case .unread(let name, _): .unread(name)
    default: nil
    }
  }
}

// MARK: - Questions

extension TypeTable {
  /// The type that a declaration declares or, as an extension, extends.
  func identity(ofDeclaration index: Int) -> TypeIdentity? { identities[index] }

  /// The declaration of a type, whatever its generic arguments.
  func declaration(_ identity: TypeIdentity) -> Declaration? {
    identity.declaration.map { model.declarations[$0] }
  }

  /// The declaration of a type and its extensions, as indices.
  func parts(of index: Int) -> [Int] {
    identities[index].map(parts) ?? []
  }

  private func parts(of identity: TypeIdentity) -> [Int] {
    if case .declared(let first, _) = identity { return parts[first] }
    return partsUnread[identity.withoutArguments, default: []]
  }

  /// The members of a type and of its extensions, as indices.
  func members(of identity: TypeIdentity) -> [Int] {
    parts(of: identity).flatMap(model.members(of:))
  }

  /// The types behind the colon of a type's own declaration, or of an extension.
  func inherited(by index: Int) -> [ResolvedType] { inheritance[index] }

  /// What a declared type is declared in.
  func owner(of index: Int) -> Owner? { owners[index] }
}

// MARK: - Names

extension TypeTable {
  /// The type that a path of names leads to.
  func identity(of components: [TypeSyntax.Component], in scope: Scope, depth: Int) -> TypeIdentity {
    var components = components[...]
    var identity: TypeIdentity
    if let bound = bound(components[0].name, in: scope) {
      identity = bound.identity
    } else {
      identity = first(&components, in: scope)
      identity = applied(identity, components.first?.arguments ?? [], in: scope, depth: depth)
    }
    for component in components.dropFirst() {
      identity = member(component.name.withoutBackticks, of: identity)
      identity = applied(identity, component.arguments, in: scope, depth: depth)
    }
    return identity
  }

  /// What the first name means; a module's name in front is passed over.
  private func first(_ components: inout ArraySlice<TypeSyntax.Component>, in scope: Scope) -> TypeIdentity {
    let first = components[components.startIndex].name
    let name = first.withoutBackticks
    if let found = find(name, in: scope) {
      if let heir = heir(of: found, in: scope) { return member(name, of: heir.identity) }
      let own = ownArguments(components[components.startIndex], of: found, in: scope)
      return .declared(found, (arguments(around: found, in: scope) + own).map(\.identity))
    }
    if first.utf8.contains(.colon), case let selected = first.split(separator: ":"), selected.count == 2 {
      return qualified(String(selected[1]), in: String(selected[0]))
    }
    guard components.count > 1, moduleNames.contains(name) else { return .named(name) }
    components.removeFirst()
    return qualified(components[components.startIndex].name, in: name)
  }

  private func qualified(_ name: String, in module: String) -> TypeIdentity {
    let name = name.withoutBackticks
    guard modules.contains(module) else { return .named(name) }
    return index(of: name, in: .module(module)).map { .declared($0, []) }
      ?? .named("\(module).\(name)")
  }

  private func member(_ name: String, of type: TypeIdentity) -> TypeIdentity {
    let arguments: [TypeIdentity] =
      switch type {
      case .declared(_, let arguments), .unread(_, let arguments): arguments
      default: []
      }
    if let owner = type.owner, let found = index(of: name, in: owner) {
      return .declared(found, arguments)
    }
    if let inherited = inherited(name, by: type) { return inherited }
    let path = type.declaration.map { TypeSyntax.named(ownPath($0)).description }
    return .unread("\(path ?? type.withoutArguments.description).\(name)", arguments)
  }

  /// The declaration of a name in a module or a type.
  func index(of name: String, in owner: Owner) -> Int? {
    guard case .module(let module) = owner else { return nested[owner]?[name] }
    return topLevel[name]?.first { $0.module == module }?.index
  }

  /// The innermost declaration of that name that can be seen.
  func find(_ name: String, in scope: Scope) -> Int? {
    for owner in scope.enclosing {
      if let found = index(of: name, in: owner) { return found }
      if let found = inherited(name, by: owner, in: scope, fromProtocols: false) { return found }
    }
    // The compiler, too, asks protocols last.
    return nested[.file(scope.file)]?[name] ?? findAtTopLevel(name, in: scope)
      ?? scope.enclosing.lazy.compactMap { self.inherited(name, by: $0, in: scope) }.first
  }

  private func findAtTopLevel(_ name: String, in scope: Scope) -> Int? {
    guard let found = topLevel[name] else { return nil }
    if let own = found.first(where: { $0.module == scope.module }) { return own.index }
    for module in visibleModules[scope.file] {
      guard let found = found.first(where: { $0.module == module })?.index else { continue }
      if isVisible(access(of: model.declarations[found]), from: module, in: scope.module) { return found }
    }
    return nil
  }

  /// A type with the arguments behind its name, or what an alias of that name stands for.
  private func applied(
    _ type: TypeIdentity, _ arguments: [TypeSyntax], in scope: Scope, depth: Int
  ) -> TypeIdentity {
    switch type {
    case .declared(let index, let outer):
      if model.declarations[index].kind == .typealias, !variableAliases.contains(index),
        let target = model.declarations[index].type, depth < 30
      {
        return expansion(of: index, target, outer, arguments, in: scope, depth: depth)
      }
      return .declared(index, outer + arguments.map { identity(of: $0, in: scope, depth: depth + 1) })
    case .unread("Void", _): return .void
    case .unread("TimeInterval", _): return .named("Double")
    case .unread(let name, let outer):
      return .unread(name, outer + arguments.map { identity(of: $0, in: scope, depth: depth + 1) })
    default: return type
    }
  }

  /// What an alias stands for, given the arguments of the types around it and its own.
  private func expansion(
    of index: Int, _ target: TypeSyntax, _ outer: [TypeIdentity], _ arguments: [TypeSyntax], in scope: Scope,
    depth: Int
  ) -> TypeIdentity {
    let alias = model.declarations[index]
    var inside = self.scope(of: alias)
    for (name, argument) in zip(parameters(around: index), outer) { inside.bindings[name] = type(argument) }
    for (parameter, argument) in zip(alias.genericParameters, arguments) {
      inside.bindings[parameter.name] = resolve(argument, in: scope, depth: depth + 1)
    }
    return identity(of: target, in: inside, depth: depth + 1)
  }
}

extension Declaration {
  /// Where a name at top level means it.
  fileprivate var surroundings: TypeTable.Owner {
    has(.private) || has(.fileprivate) ? .file(file) : .module(module)
  }

  fileprivate var isNamedType: Bool { isType || kind == .typealias || kind == .associatedtype }

  /// Whether it gives a type a name that its whole module must tell from others.
  var isTopLevelType: Bool { isNamedType && parent == nil }
}
