// SPDX-License-Identifier: MIT

/// All types and aliases declared in the sources read: finds them by name from any scope, and has the facts that are looked up
/// about declarations. A value, so that nothing changes it after its initialization.
package struct TypeTable: Sendable {
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

  /// The facts that are looked up about a declaration.
  struct Facts {
    /// The type that it declares or, as an extension, extends.
    var identity: TypeIdentity?
    /// The types behind its colon, resolved.
    var supertypes: [TypeIdentity] = []
    /// Another declaration of its type, under another `#if` or by mistake. An alias that has one is not replaced by its
    /// target, because the target depends on the build.
    var redeclaration: Declaration?
  }

  let scopes: ModuleScopes
  /// The first declaration of each name in each owner.
  private(set) var names: [String: [Owner: Declaration]] = [:]
  /// The declarations that each type is made of: its own and its extensions.
  private var parts: [Owner: [Declaration]] = [:]
  /// The facts about each declaration, by its number.
  private var facts: [Facts]
  /// The names of unread types that are protocols. Only a protocol stands where an inheritance clause allows no superclass
  /// and no raw type, or behind `any`.
  private var unreadProtocols: Set<String> = []
  /// The first declarations of names that are aliases in some builds and other aliases, or types, in others.
  private(set) var conditional: Set<Declaration> = []

  package var model: SourceModel { scopes.model }
  var declarations: [Declaration] { model.declarations }
  package var modules: Set<String> { model.modules }
  package var visibility: ModuleVisibility { scopes.visibility }
  var unreadNames: UnreadNames { scopes.unreadNames }

  init(model: SourceModel) {
    scopes = ModuleScopes(model: model)
    facts = Array(repeating: Facts(), count: model.declarations.count)
    addTypes()
    for type in model.types {
      if let owner = self[type].identity?.owner { parts[owner, default: []].append(type) }
    }
    addSupertypes()
    for type in model.types {
      let conformances = self[type].supertypes.dropFirst([.class, .enum].contains(type.kind) ? 1 : 0)
      unreadProtocols.formUnion(conformances.flatMap(\.members).compactMap(\.unreadName))
    }
    for (type, declaration) in unreadNames.existentials {
      let members = identity(of: type, in: declaration.scope).members
      unreadProtocols.formUnion(members.compactMap(\.unreadName))
    }
  }

  /// The facts about a declaration; none for nil.
  subscript(declaration: Declaration?) -> Facts { declaration.map { facts[$0.index] } ?? Facts() }

  /// Whether a type that was not read is known to be a protocol, by its name too unless that may be another module's.
  func isProtocol(_ name: String, evenIfBare: Bool) -> Bool {
    evenIfBare && wellKnownProtocols.contains(name) || unreadProtocols.contains(name)
  }

  /// The declarations and extensions of the type that a declaration declares or extends.
  func parts(of declaration: Declaration) -> [Declaration] {
    self[declaration].identity.map { parts(of: $0) } ?? []
  }

  /// The declarations of a type under different `#if`s, as far as the builds can have them.
  func branches(of type: Declaration, in builds: Condition = .always) -> [Declaration] {
    guard self[self[type].identity?.declaration].redeclaration != nil else { return [type] }
    return parts(of: type).filter { $0.isNamedType && !$0.condition.excludes(builds) }
  }

  func parts(of identity: TypeIdentity) -> [Declaration] {
    identity.owner.flatMap { parts[$0] } ?? []
  }

  /// The members of a type and of its extensions.
  func members(of identity: TypeIdentity) -> [Declaration] { parts(of: identity).flatMap(\.members) }

  /// The type or extension itself and its enclosing types, innermost first.
  func declaredTypes(around type: Declaration) -> [Declaration] {
    [type] + (self[type.parent].identity?.declaration.map(declaredTypes) ?? [])
  }

  /// The names of the generic parameters that a type takes arguments for: the ones of the enclosing types, outermost first, then
  /// its own. A protocol's alias takes the conforming type.
  func allParameters(of type: Declaration) -> [String] {
    if type.parent == nil { return type.genericParameters.map(\.name) }
    let isInProtocol = type.kind == .typealias && self[type.parent].identity?.declaration?.kind == .protocol
    return (isInProtocol ? ["Self"] : [])
      + declaredTypes(around: type).reversed().flatMap(\.genericParameters).map(\.name)
  }
}

// The steps of the initialization.
extension TypeTable {
  /// Adds all types. A type in an extension waits for the extended type, which may itself be declared in an extension.
  private mutating func addTypes() {
    var waiting = model.types.filter(\.isNamedType)
    let extensions = model.types.filter { $0.kind == .extension }
    var isFirst = true
    repeat {
      let ready = waiting.filter { type in
        type.ancestors.first { $0.kind == .extension }.map(isSettled) ?? true
      }
      // At first no extended type is resolved yet.
      let isStuck = ready.isEmpty && !isFirst
      isFirst = false
      for type in isStuck ? waiting : ready { add(type) }
      waiting = isStuck ? [] : waiting.filter { self[$0].identity == nil }
      for part in extensions where self[part].identity?.declaration == nil {
        guard case .named(let path)? = part.type else { continue }
        facts[part.index].identity = identity(
          of: .named(path.map { .init(name: $0.name) }), in: part.fileScope)
      }
    } while !waiting.isEmpty
  }

  /// Whether the extended type is resolved for good. A path without a declaration may still lead to one, once more types are
  /// added.
  private func isSettled(_ part: Declaration) -> Bool {
    self[part].identity.map { $0.declaration != nil || part.type?.components.count == 1 } ?? false
  }

  private mutating func add(_ type: Declaration) {
    let owner = owner(of: type)
    // A second declaration of a type, under another `#if`, resolves to the first.
    let first = names[type.name, default: [:]][owner, default: type]
    names[type.name, default: [:]][owner] = first
    if first != type { facts[first.index].redeclaration = type }
    if first != type, first.kind == .typealias || type.kind == .typealias { conditional.insert(first) }
    facts[type.index].identity = .declared(first)
  }

  /// The owner of a type's name.
  private func owner(of type: Declaration) -> Owner {
    if let parent = type.parent { return self[parent].identity?.owner ?? .nowhere }
    return type.isFilesOwn ? .file(type.file) : .module(type.module)
  }

  /// Resolves the types behind the colons. Some are found by inheritance alone, so that is repeated until nothing changes.
  private mutating func addSupertypes() {
    let heirs = model.types.filter { !$0.inherits.isEmpty && self[$0].identity?.owner != nil }
    // A limit: no real program inherits the names of so many supertypes one from another.
    for _ in 0..<50 {
      // `@unchecked` and `@preconcurrency` say how a type conforms; they are no part of the supertype.
      let found = heirs.map { heir in heir.inherits.map { identity(of: $0.unprefixed, in: heir.scope) } }
      let changed = zip(heirs, found).filter { self[$0].supertypes != $1 }
      if changed.isEmpty { return }
      for (heir, supertypes) in changed { facts[heir.index].supertypes = supertypes }
    }
  }
}

extension TypeIdentity {
  /// The owner of its members.
  var owner: TypeTable.Owner? {
    switch withoutArguments.form {
    case .declared(let type, _): .type(type)
    case .unread(let name, _), .undecided(let name): .unread(name)
    case .member: .unread("\(withoutArguments.form)")
    default: nil
    }
  }
}
