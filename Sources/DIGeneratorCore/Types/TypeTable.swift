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
  let declarations: [Declaration]
  let survey: Survey
  let visibility: ModuleVisibility
  private(set) var runtimeNames = RuntimeNames(taken: [])
  let names: NameIndex
  /// Aliases that are declared several times: what one stands for depends on the build, so it stands for itself.
  private(set) var variableAliases: Set<Int> = []
  /// For each declaration, the type that it declares or, as an extension, extends.
  private(set) var identities: [TypeIdentity?]
  /// What types are declared in that are not at the top level of their module.
  private var owners: [Int: Owner] = [:]
  /// The declarations that a type is made of, its own and its extensions: for each declaration, and for what nobody
  /// has read.
  private var parts: [[Int]]
  private var partsUnread: [TypeIdentity: [Int]] = [:]
  /// What stands behind the colon of each type and extension.
  private var inheritance: [[TypeIdentity]]
  /// The types of which something is suppressed there, as `~Copyable`: hardly any.
  private(set) var suppressing: Set<Int> = []
  /// The modules whose default isolation is the main actor.
  let mainActorModules: Set<String>
  /// The modules that were read.
  let modules: Set<String>
  /// Every first part of a name that may be a module's.
  let moduleNames: Set<String>
  /// Names that must be told apart by their modules.
  let ambiguousNames: Set<String>
  /// For each file, the other modules read that it sees, sorted.
  let visibleModules: [[String]]

  init(model: SourceModel) {
    self.model = model
    declarations = model.declarations
    survey = model.survey
    let visibility = ModuleVisibility(model: model)
    self.visibility = visibility
    mainActorModules = model.mainActorModules
    let modules = model.modules
    self.modules = modules
    moduleNames = modules.union(visibility.importedModules).union(["Swift", "DIRuntime"])
    visibleModules = zip(model.files, model.imports).map { file, imports in
      guard modules.count > 1 else { return [] }
      let names = imports.map(\.importedModule) + visibility.exported(to: file.module)
      return Set(names).filter { modules.contains($0) && $0 != file.module }.inOrder()
    }
    ambiguousNames = modules.count > 1 ? survey.namesOfSeveralModules(in: declarations) : []
    names = NameIndex(of: declarations, in: modules)
    identities = Array(repeating: nil, count: declarations.count)
    parts = Array(repeating: [], count: declarations.count)
    inheritance = Array(repeating: [], count: declarations.count)
    addTypes()
    addParts()
    addInheritance()
    let written = RuntimeType.allCases.map(\.rawValue) + RuntimeNames.ofSwift
    runtimeNames = RuntimeNames(taken: Set(written.filter { names[$0]?.first != nil }))
  }

  private func addTypes() {
    for index in survey.types { identities[index] = .declared(first(names.add(index), before: index), []) }
    // Types in extensions come after those that are extended, which may be in extensions themselves.
    var waiting: [Int] = []
    for index in survey.nested {
      if surroundingExtension(of: index) == nil { add(index) } else { waiting.append(index) }
    }
    let extended = survey.extensions.concurrentMap(inTurnsOf: 256) { [self] in identity(extendedBy: $0) }
    for (index, identity) in zip(survey.extensions, extended) { identities[index] = identity }
    while !waiting.isEmpty {
      let ready = waiting.filter { surroundingExtension(of: $0).map(isSettled) ?? true }
      (ready.isEmpty ? waiting : ready).forEach { add($0) }
      waiting = ready.isEmpty ? [] : waiting.filter { identities[$0] == nil }
      for index in survey.extensions where !isTopLevel(extended: index) {
        identities[index] = identity(extendedBy: index)
      }
    }
  }

  private func addParts() {
    for index in (survey.types + survey.nested + survey.extensions).sorted() {
      switch identities[index] {
      case .declared(let first, _)?:
        // Most have one part: an array that begins with it need not grow.
        if parts[first].isEmpty { parts[first] = [index] } else { parts[first].append(index) }
      case let identity?: partsUnread[identity, default: []].append(index)
      case nil: break
      }
    }
  }

  private func surroundingExtension(of index: Int) -> Int? {
    var next = declarations[index].parent
    while let parent = next, declarations[parent].kind != .extension {
      next = declarations[parent].parent
    }
    return next
  }

  /// Whether an extension is known to extend what no other one declares.
  private func isTopLevel(extended index: Int) -> Bool {
    guard case .named(let path)? = declarations[index].type, path.count == 1 else { return false }
    return identities[index]?.declaration != nil
  }

  /// Whether it is known what an extension extends: a member that is not found may still be to come.
  private func isSettled(_ index: Int) -> Bool {
    if case .named(let path)? = declarations[index].type, path.count > 1 {
      return identities[index]?.declaration != nil
    }
    return true
  }

  private func add(_ index: Int) {
    let declaration = declarations[index]
    let owner = declaration.parent.map { identities[$0]?.owner ?? .unread("?") } ?? .file(declaration.file)
    owners[index] = owner
    identities[index] = .declared(first(names.add(index, to: owner), before: index), [])
  }

  /// The declaration that had a name before another one, or this one if none had.
  private func first(_ first: Int, before index: Int) -> Int {
    if first != index, declarations[first].kind == .typealias { variableAliases.insert(first) }
    return first
  }

  private func identity(extendedBy index: Int) -> TypeIdentity? {
    let declaration = declarations[index]
    guard case .named(let components)? = declaration.type else { return nil }
    let scope = Scope(module: declaration.source.module, file: declaration.file)
    if let plain = identity(ofPlain: components, in: scope) { return plain }
    return identity(of: components.map { .init(name: $0.name) }, in: scope, depth: 0)
  }

  private func addInheritance() {
    let resolved = survey.inheriting.concurrentMap(inTurnsOf: 64) { [self] index in
      let scope = scope(inside: index)
      // `@unchecked` and `@preconcurrency` say how a type conforms, not to what.
      let types = declarations[index].inherits.map { identity(of: $0.unprefixed, in: scope) }
      return (types: types, isSuppressing: types.contains(where: \.isSuppression))
    }
    for (index, found) in zip(survey.inheriting, resolved) {
      inheritance[index] = found.types
      if found.isSuppressing, let type = identities[index]?.declaration { suppressing.insert(type) }
    }
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
    identity.declaration.map { declarations[$0] }
  }

  /// The declaration of a type and its extensions, as indices.
  func parts(of index: Int) -> [Int] {
    if case .declared(let first, _)? = identities[index] { return parts[first] }
    return identities[index].map(parts) ?? []
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
  func inherited(by index: Int) -> [TypeIdentity] { inheritance[index] }

  /// What all the `#if`s around a declaration ask for.
  func condition(of index: Int) -> Condition { model.condition(of: declarations[index]) }

  /// What a declared type is declared in; nil where that is its module.
  func owner(of index: Int) -> Owner? { owners[index] }
}

extension Declaration {
  /// Whether it gives a type a name.
  var isNamedType: Bool { isType || kind == .typealias || kind == .associatedtype }

  /// Whether it gives a type a name that its whole module must tell from others.
  var isTopLevelType: Bool { isNamedType && parent == nil }
}
