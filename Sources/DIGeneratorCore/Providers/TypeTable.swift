// SPDX-License-Identifier: MIT

/// Every type and alias declared in the sources read, found by its name from wherever that is written.
struct TypeTable: Sendable {
  /// Where a type's name is written: what it means depends on the types around it and on the file's imports.
  struct Scope: Sendable {
    var module: String
    var file: Int
    /// The identities of the types around, innermost first.
    var enclosing: [String] = []
    /// What generic parameters stand for here.
    var bindings: [String: ResolvedType] = [:]
  }

  let model: SourceModel
  let visibility: ModuleVisibility
  /// Declarations by identity; a name declared twice (under `#if`) leads to the first.
  private var indices: [String: Int] = [:]
  /// The identity of each type, and of the type that an extension extends, by the declaration's index.
  private var identities: [Int: String] = [:]
  /// The declarations that a type is made of: its own and its extensions.
  private var parts: [String: [Int]] = [:]
  /// What stands behind the colon of each type and extension, resolved.
  private(set) var inheritance: [Int: [ResolvedType]] = [:]
  /// The modules that were read.
  private let modules: Set<String>
  /// Every first part of a name that may be a module's.
  private let moduleNames: Set<String>

  init(model: SourceModel) {
    self.model = model
    visibility = ModuleVisibility(model: model)
    modules = Set(model.files.map(\.module))
    let imported = model.imports.joined().map { String($0.name.prefix { $0 != "." }) }
    moduleNames = modules.union(imported).union(["Swift", "DIRuntime"])
    let ordered = model.declarations.indices.filter { model.declarations[$0].isNamedType }
    ordered.filter { !isInExtension($0) }.forEach { add($0) }
    addExtensions()
    ordered.filter { isInExtension($0) }.forEach { add($0) }
    addExtensions()
    for index in model.declarations.indices {
      guard let identity = identities[index] else { continue }
      parts[identity, default: []].append(index)
    }
    for (index, declaration) in model.declarations.enumerated() where !declaration.inherits.isEmpty {
      let scope = scope(inside: index)
      inheritance[index] = declaration.inherits.map { resolve($0, in: scope) }
    }
  }

  private func isInExtension(_ index: Int) -> Bool {
    model.ancestors(of: model.declarations[index]).contains { $0.kind == .extension }
  }

  private mutating func add(_ index: Int) {
    let declaration = model.declarations[index]
    let parent = declaration.parent.map { identities[$0] ?? "?" } ?? declaration.module
    let identity = "\(parent).\(declaration.name)"
    identities[index] = identity
    indices[identity] = indices[identity] ?? index
  }

  private mutating func addExtensions() {
    for (index, declaration) in model.declarations.enumerated() where declaration.kind == .extension {
      guard case .named(let components)? = declaration.type else { continue }
      let scope = Scope(module: declaration.module, file: declaration.file)
      identities[index] = identity(
        of: components.map { TypeSyntax.Component(name: $0.name) }, in: scope, depth: 0)
    }
  }
}

// MARK: - Questions

extension TypeTable {
  /// The identity of a type declared in the sources, or of the one that an extension extends.
  func identity(ofDeclaration index: Int) -> String? { identities[index] }

  /// The declaration behind an identity without generic arguments.
  func declaration(_ identity: String) -> Declaration? {
    indices[identity.withoutArguments].map { model.declarations[$0] }
  }

  func index(_ identity: String) -> Int? { indices[identity.withoutArguments] }

  /// The declaration of a type and its extensions, as indices.
  func parts(of index: Int) -> [Int] {
    identities[index].map { parts[$0.withoutArguments, default: []] } ?? []
  }

  /// The members of a type and of its extensions, as indices.
  func members(ofType identity: String) -> [Int] {
    parts[identity.withoutArguments, default: []].flatMap(model.members(of:))
  }

  /// The scope that the signature of a declaration is read in.
  func scope(of declaration: Declaration) -> Scope { scope(of: declaration, inside: declaration.parent) }

  /// The scope inside a type or extension.
  func scope(inside index: Int) -> Scope { scope(of: model.declarations[index], inside: index) }

  private func scope(of declaration: Declaration, inside parent: Int?) -> Scope {
    var scope = Scope(module: declaration.module, file: declaration.file)
    var next = parent
    while let index = next {
      if let identity = identities[index] {
        scope.enclosing += identity.enclosingIdentities(in: modules)
        scope.bindings["Self"] = scope.bindings["Self"] ?? ownType(index)
      }
      next = model.declarations[index].parent
    }
    return scope
  }

  /// A declared type, or an extended one, as others write it.
  func ownType(_ index: Int) -> ResolvedType? {
    identities[index].map { identity in
      ResolvedType(identity: identity, spelling: .named(spelledPath(identity)))
    }
  }

  /// The type that an alias stands for, as others write it; the type itself where it is none.
  func expanded(_ type: ResolvedType) -> ResolvedType {
    var result = type
    for _ in 0..<30 {
      guard case .named(let path) = result.spelling, let found = alias(path), let target = found.type else {
        break
      }
      result.spelling = resolve(target, in: scope(of: found)).spelling
    }
    return result
  }

  /// The alias without parameters that a spelled path names.
  private func alias(_ path: [TypeSyntax.Component]) -> Declaration? {
    let names = path.map { $0.name.withoutBackticks }.joined(separator: ".")
    let candidates = ["\(model.module).\(names)", names] + modules.sorted().map { "\($0).\(names)" }
    let found = candidates.lazy.compactMap { indices[$0] }.first.map { model.declarations[$0] }
    return found.flatMap { $0.kind == .typealias && $0.genericParameters.isEmpty ? $0 : nil }
  }

  /// What a type as it is written means.
  func resolve(_ type: TypeSyntax, in scope: Scope) -> ResolvedType {
    resolve(type, in: scope, depth: 0)
  }
}

// MARK: - Names

extension TypeTable {
  /// The identity that a path of names leads to.
  func identity(of components: [TypeSyntax.Component], in scope: Scope, depth: Int) -> String {
    var components = components
    var identity = first(&components, in: scope)
    for (position, component) in components.enumerated() {
      if position > 0 { identity += ".\(component.name.withoutBackticks)" }
      identity = expandAlias(identity, arguments: component.arguments, in: scope, depth: depth)
    }
    return identity
  }

  /// What the first name means; a module's name in front is passed over.
  private func first(_ components: inout [TypeSyntax.Component], in scope: Scope) -> String {
    if let selector = components[0].name.firstRange(of: "::") {
      let module = String(components[0].name[..<selector.lowerBound])
      components[0].name = String(components[0].name[selector.upperBound...])
      return qualified(components[0].name, in: module)
    }
    let name = components[0].name.withoutBackticks
    if let found = find(name, in: scope) { return found }
    guard components.count > 1, moduleNames.contains(name) else { return name }
    components.removeFirst()
    return qualified(components[0].name, in: name)
  }

  private func qualified(_ name: String, in module: String) -> String {
    modules.contains(module) ? "\(module).\(name.withoutBackticks)" : name.withoutBackticks
  }

  /// The innermost declaration of that name that can be seen.
  private func find(_ name: String, in scope: Scope) -> String? {
    for enclosing in scope.enclosing {
      if indices["\(enclosing).\(name)"] != nil { return "\(enclosing).\(name)" }
    }
    let own = "\(scope.module).\(name)"
    if indices[own] != nil { return own }
    return importedModules(in: scope).map { "\($0).\(name)" }.first { identity in
      guard let index = indices[identity] else { return false }
      let declaration = model.declarations[index]
      return isVisible(access(of: declaration), from: declaration.module, in: scope.module)
    }
  }

  /// The modules that a file sees: those it imports, and what anybody around exports again.
  private func importedModules(in scope: Scope) -> [String] {
    let names = model.imports[scope.file].map(\.importedModule) + visibility.exported(to: scope.module)
    return Set(names).filter { modules.contains($0) && $0 != scope.module }.sorted()
  }

  /// Whether one module's declaration can be named in another.
  func isVisible(_ access: Access, from module: String, in consumer: String) -> Bool {
    module == consumer || access >= .package || visibility.isTestable(module, in: consumer)
  }

  private func expandAlias(
    _ identity: String, arguments: [TypeSyntax], in scope: Scope, depth: Int
  ) -> String {
    let resolved = arguments.map { resolve($0, in: scope, depth: depth + 1) }
    guard let index = indices[identity], model.declarations[index].kind == .typealias,
      let target = model.declarations[index].type, depth < 30
    else {
      return identity + (resolved.isEmpty ? "" : "<\(resolved.map(\.identity).joined(separator: ", "))>")
    }
    var inside = self.scope(of: model.declarations[index])
    for (parameter, argument) in zip(model.declarations[index].genericParameters, resolved) {
      inside.bindings[parameter.name] = argument
    }
    return resolve(target, in: inside, depth: depth + 1).identity
  }

  /// A declared type's path as any file of the module can write it.
  private func spelledPath(_ identity: String) -> [TypeSyntax.Component] {
    let parts = identity.split(separator: ".").map(String.init)
    let names = parts.count > 1 && modules.contains(parts[0]) ? Array(parts.dropFirst()) : parts
    // `Maker` is a generic parameter where keys are declared.
    let isAmbiguous = names[0] == "Maker" || modules.count { indices["\($0).\(names[0])"] != nil } > 1
    return (isAmbiguous ? parts : names).map { TypeSyntax.Component(name: $0.quotedIfNeeded) }
  }

  /// How a path that was found in a scope is written where that scope is not around: with all its parents.
  func spelling(of components: [TypeSyntax.Component], in scope: Scope) -> [TypeSyntax.Component] {
    let name = components[0].name.withoutBackticks
    guard let found = find(name, in: scope) else { return components }
    var path = spelledPath(found)
    path[path.count - 1].arguments = components[0].arguments
    return path + components.dropFirst()
  }
}

extension Declaration {
  fileprivate var isNamedType: Bool { isType || kind == .typealias || kind == .associatedtype }

  /// The module that an import names: `Foundation` in `struct Foundation.Date`.
  var importedModule: String {
    let path = name.split(separator: " ").last ?? ""
    return String(path.prefix { $0 != "." })
  }
}

extension String {
  fileprivate var withoutArguments: String {
    firstIndex(of: "<").map { String(self[..<$0]) } ?? self
  }

  /// `App.A.B` lies in `App.A.B` and `App.A`.
  fileprivate func enclosingIdentities(in modules: Set<String>) -> [String] {
    var result: [String] = []
    var identity = withoutArguments
    while !modules.contains(identity) {
      result.append(identity)
      guard let dot = identity.lastIndex(of: ".") else { break }
      identity = String(identity[..<dot])
    }
    return result
  }
}
