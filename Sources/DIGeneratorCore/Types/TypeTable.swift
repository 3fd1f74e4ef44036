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

    var isType: Bool { if case .module = self { false } else { true } }
  }

  let model: SourceModel
  let declarations: [Declaration]
  let visibility: ModuleVisibility
  let runtimeNames: RuntimeNames
  /// The first declaration of each name in each owner.
  private(set) var names: [String: [Owner: Int]] = [:]
  /// What is declared again, by the first declaration: under another `#if`, or by mistake. What such an alias stands for
  /// depends on the build, so it stands for itself.
  private(set) var redeclared: [Int: Int] = [:]
  /// For each declaration, the type that it declares or, as an extension, extends.
  private(set) var identities: [TypeIdentity?]
  /// The declarations that a type is made of, its own and its extensions.
  private var parts: [Owner: [Int]] = [:]
  /// What stands behind the colon of each type and extension.
  private var inheritance: [Int: [TypeIdentity]] = [:]
  /// The modules whose default isolation is the main actor.
  let mainActorModules: Set<String>
  /// The modules that were read.
  let modules: Set<String>
  /// Every first part of a name that may be a module's.
  let moduleNames: Set<String>
  /// Names of types that several modules declare.
  let ambiguousNames: Set<String>
  /// For each file, the other modules read that it sees, sorted.
  let visibleModules: [[String]]

  init(model: SourceModel) {
    self.model = model
    declarations = model.declarations
    let (visibility, modules) = (ModuleVisibility(model: model), model.modules)
    (self.visibility, self.modules) = (visibility, modules)
    mainActorModules = model.mainActorModules
    moduleNames = modules.union(visibility.importedModules).union(["Swift", "DIRuntime"])
    visibleModules = zip(model.files, model.imports).map { file, imports in
      let names = imports.map(\.importedModule) + visibility.exported(to: file.module)
      return modules.intersection(names).subtracting([file.module]).sorted()
    }
    identities = Array(repeating: nil, count: declarations.count)
    let types = declarations.filter(\.isTopLevelType)
    ambiguousNames = types.map { ($0.name, $0.module) }.keysOfSeveral()
    runtimeNames = RuntimeNames(taken: Set(types.filter { !$0.isFilesOwn }.map(\.name)))
    addTypes()
    for index in declarations.indices {
      if let owner = identities[index]?.owner { parts[owner, default: []].append(index) }
    }
    for index in declarations.indices where !declarations[index].inherits.isEmpty {
      // `@unchecked` and `@preconcurrency` say how a type conforms, not to what.
      inheritance[index] = declarations[index].inherits.map {
        identity(of: $0.unprefixed, in: scope(inside: index))
      }
    }
  }

  /// Types in extensions come after what those extend, which may be declared in extensions itself.
  private func addTypes() {
    var waiting = declarations.indices.filter { declarations[$0].isNamedType }
    repeat {
      let ready = waiting.filter { surroundingExtension(of: $0).map(isSettled) ?? true }
      for index in ready.isEmpty ? waiting : ready { add(index) }
      waiting = ready.isEmpty ? [] : waiting.filter { identities[$0] == nil }
      for (index, declaration) in declarations.enumerated()
      where declaration.kind == .extension && identities[index]?.declaration == nil {
        identities[index] = identity(extendedBy: declaration)
      }
    } while !waiting.isEmpty
  }

  private func add(_ index: Int) {
    let declaration = declarations[index]
    // What is declared twice, under `#if`, leads to the first.
    let first = names[declaration.name, default: [:]][owner(of: index), default: index]
    names[declaration.name, default: [:]][owner(of: index)] = first
    if first != index { redeclared[first] = index }
    identities[index] = .declared(first)
  }

  /// What a type is declared in.
  private func owner(of index: Int) -> Owner {
    let declaration = declarations[index]
    if let parent = declaration.parent { return identities[parent]?.owner ?? .unread("?") }
    return declaration.isFilesOwn ? .file(declaration.file) : .module(declaration.module)
  }

  private func surroundingExtension(of index: Int) -> Int? {
    var next = declarations[index].parent
    while let parent = next, declarations[parent].kind != .extension { next = declarations[parent].parent }
    return next
  }

  /// Whether it is known what an extension extends: a member that is not found may still be to come.
  private func isSettled(_ index: Int) -> Bool {
    guard let identity = identities[index] else { return false }
    return identity.declaration != nil || declarations[index].type?.components.count == 1
  }

  private func identity(extendedBy declaration: Declaration) -> TypeIdentity? {
    guard case .named(let path)? = declaration.type else { return nil }
    let scope = Scope(module: declaration.module, file: declaration.file)
    return identity(of: .named(path.map { .init(name: $0.name) }), in: scope)
  }
}

extension TypeIdentity {
  /// What its members are declared in.
  var owner: TypeTable.Owner? {
    switch withoutArguments {
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
  func declaration(_ identity: TypeIdentity) -> Declaration? { identity.declaration.map { declarations[$0] } }

  /// The declaration of a type and its extensions, as indices.
  func parts(of index: Int) -> [Int] { identities[index].map(parts) ?? [] }

  private func parts(of identity: TypeIdentity) -> [Int] { identity.owner.flatMap { parts[$0] } ?? [] }

  /// The members of a type and of its extensions, as indices.
  func members(of identity: TypeIdentity) -> [Int] { parts(of: identity).flatMap(model.members(of:)) }

  /// The types behind the colon of a type's own declaration, or of an extension.
  func inherited(by index: Int) -> [TypeIdentity] { inheritance[index] ?? [] }

  /// What all the `#if`s around a declaration ask for.
  func condition(of index: Int) -> Condition { model.condition(of: declarations[index]) }

  /// A type and the types that it is declared in, innermost first.
  func declaredTypes(around index: Int) -> [Int] {
    var result = [index]
    while let next = result.last, case .type(let owner) = owner(of: next) { result.append(owner) }
    return result
  }

  /// The names of the generic parameters that a type's arguments are for: those of the types that it is declared in,
  /// outermost first, and its own.
  func allParameters(of index: Int) -> [String] {
    declaredTypes(around: index).reversed().flatMap { declarations[$0].genericParameters.map(\.name) }
  }
}

extension Declaration {
  /// Whether it gives a type a name.
  var isNamedType: Bool { isType || kind == .typealias || kind == .associatedtype }

  /// Whether it gives a type a name that its whole module must tell from others.
  var isTopLevelType: Bool { isNamedType && parent == nil }

  /// Whether only its file sees what is declared at top level.
  fileprivate var isFilesOwn: Bool { parent == nil && (has("private") || has("fileprivate")) }
}
