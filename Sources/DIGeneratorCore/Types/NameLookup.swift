// SPDX-License-Identifier: MIT

// What names mean where they are written.
extension TypeTable {
  /// Where a type's name is written: what it means depends on the types around it and on the file's imports.
  struct Scope: Sendable {
    var module: String
    var file: Int
    /// What generic parameters stand for here.
    var bindings: [String: ResolvedType] = [:]
    /// The type or extension around, which `Self` stands for where no binding says what else.
    var own: Int?
  }

  /// The scope that the signature of a declaration is read in.
  func scope(of declaration: Declaration) -> Scope {
    Scope(module: declaration.module, file: declaration.file, own: declaration.parent)
  }

  /// The scope inside a type or extension.
  func scope(inside index: Int) -> Scope {
    Scope(module: declarations[index].module, file: declarations[index].file, own: index)
  }

  // MARK: Paths

  /// The type that a path of names leads to.
  func identity(of components: [TypeSyntax.Component], in scope: Scope, depth: Int) -> TypeIdentity {
    var rest = components[...]
    var identity: TypeIdentity
    if let bound = bound(components[0].name, in: scope) {
      identity = bound.identity
    } else {
      identity = first(&rest, in: scope)
      identity = applied(identity, rest.first?.arguments ?? [], in: scope, depth: depth)
    }
    for component in rest.dropFirst() {
      identity = member(component.name.withoutModule, of: identity)
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
    if first.contains(":"), case let selected = first.split(separator: ":"), selected.count == 2 {
      return qualified(String(selected[1]), in: String(selected[0]))
    }
    guard components.count > 1, moduleNames.contains(name) else { return .unread(name) }
    components.removeFirst()
    return qualified(components[components.startIndex].name, in: name)
  }

  private func qualified(_ name: String, in module: String) -> TypeIdentity {
    let name = name.withoutBackticks
    guard modules.contains(module) else { return .unread(name) }
    return index(of: name, in: .module(module)).map { .declared($0) } ?? .unread("\(module).\(name)")
  }

  private func member(_ name: String, of type: TypeIdentity) -> TypeIdentity {
    if let owner = type.owner, let found = index(of: name, in: owner) {
      return .declared(found, type.arguments)
    }
    if let inherited = inherited(name, by: type) { return inherited }
    if name == "ID", let inferred = inferredID(of: type) { return inferred }
    // A dot in front says that it ought to be declared among the sources; a macro may add it.
    let path = type.declaration.map {
      (isMadeByMacro($0) ? "" : ".") + TypeSyntax.named(ownPath($0)).description
    }
    return .unread("\(path ?? type.withoutArguments.description).\(name)", type.arguments)
  }

  /// A type with the arguments behind its name, or what an alias of that name stands for.
  private func applied(
    _ type: TypeIdentity, _ arguments: [TypeSyntax], in scope: Scope, depth: Int
  ) -> TypeIdentity {
    let given = { arguments.map { self.identity(of: $0, in: scope, depth: depth + 1) } }
    switch type {
    case .declared(let index, let outer):
      if declarations[index].kind == .typealias, !variableAliases.contains(index),
        let target = declarations[index].type, depth < 30
      {
        var inside = self.scope(of: declarations[index])
        for (name, argument) in zip(allParameters(of: index), outer) {
          inside.bindings[name] = self.type(argument)
        }
        for (parameter, argument) in zip(declarations[index].genericParameters, arguments) {
          inside.bindings[parameter.name] = resolve(argument, in: scope, depth: depth + 1)
        }
        return identity(of: target, in: inside, depth: depth + 1)
      }
      return .declared(index, outer + given())
    case .unread(let name, []):
      guard case .unread(let name, _) = standardAliases[name] ?? type else {
        return standardAliases[name] ?? type
      }
      return .unreadOrOptional(name, given())
    case .unread(let name, let outer): return .unread(name, outer + given())
    default: return type
    }
  }

  // MARK: Names

  /// The declaration of a name in a module or a type.
  func index(of name: String, in owner: Owner) -> Int? { names[name]?[owner] }

  /// The innermost declaration of that name that can be seen.
  func find(_ name: String, in scope: Scope) -> Int? {
    guard let found = names[name] else { return nil }
    let enclosing = nestedNames.contains(name) ? enclosing(scope) : []
    for owner in enclosing {
      if let index = found[owner] { return index }
      if let index = inherited(name, by: owner, in: scope, fromProtocols: false) { return index }
    }
    if let index = found[.file(scope.file)] ?? found[.module(scope.module)] { return index }
    for module in visibleModules[scope.file] {
      guard let index = found[.module(module)] else { continue }
      if isVisible(access(of: declarations[index]), from: module, in: scope.module) { return index }
    }
    return enclosing.lazy.compactMap { self.inherited(name, by: $0, in: scope) }.first
  }

  /// What names lead to from a module or a type on, each in the one before.
  func declared(_ names: some Sequence<String>, in owner: Owner, _ scope: Scope) -> Int? {
    var owner = owner
    for name in names {
      guard let index = index(of: name, in: owner) ?? inherited(name, by: owner, in: scope) else {
        return nil
      }
      owner = .type(index)
    }
    return if case .type(let index) = owner { index } else { nil }
  }

  /// The types in whose members names are looked up, innermost first: around an extension these are not what the
  /// extended type is declared in.
  private func enclosing(_ scope: Scope) -> [Owner] {
    var result: [Owner] = []
    var next = scope.own
    while let index = next {
      if let owner = identities[index]?.owner { result.append(owner) }
      next = declarations[index].parent
    }
    return result
  }

  // MARK: Generic parameters

  /// What a generic parameter or `Self` stands for.
  func bound(_ name: String, in scope: Scope) -> ResolvedType? {
    scope.bindings[name] ?? (name == "Self" ? scope.own.flatMap(ownType) : nil)
  }

  /// What some generic parameters stand for; nil where that is not known of all.
  private func arguments(for names: [String], _ bindings: [String: ResolvedType]) -> [ResolvedType]? {
    let arguments = names.compactMap { bindings[$0] }
    return arguments.count == names.count ? arguments : nil
  }

  /// What those of the types around a type stand for where its name alone is written inside of these; nothing where that is
  /// not known.
  func arguments(around index: Int, in scope: Scope) -> [ResolvedType] {
    if scope.bindings.isEmpty { return [] }
    return arguments(for: allParameters(of: index).dropLast(own(index).count), scope.bindings) ?? []
  }

  /// What a type's own parameters stand for where it is written without: inside of it that is the type itself.
  func ownArguments(_ component: TypeSyntax.Component, of index: Int, in scope: Scope) -> [ResolvedType] {
    guard !scope.bindings.isEmpty, component.arguments.isEmpty, enclosing(scope).contains(.type(index)) else {
      return []
    }
    return arguments(for: own(index), scope.bindings) ?? []
  }

  private func own(_ index: Int) -> [String] { declarations[index].genericParameters.map(\.name) }

  /// A declared type, or an extended one, as others write it.
  func ownType(_ index: Int) -> ResolvedType? {
    identities[index].map { ResolvedType(identity: $0, spelling: .named(ownPath(index))) }
  }

  /// The same with what its generic parameters and those around it stand for.
  func ownType(_ index: Int, with bindings: [String: ResolvedType]) -> ResolvedType? {
    guard !bindings.isEmpty, let type = identities[index]?.declaration,
      let arguments = arguments(for: allParameters(of: type), bindings)
    else { return ownType(index) }
    return ResolvedType(
      identity: .declared(type, arguments.map(\.identity)),
      spelling: .named(applying(arguments.map(\.spelling), toPathOf: type)))
  }

  /// The generic type in another one that has no arguments, as where a value tells the compiler what they are.
  func bareGeneric(in type: TypeIdentity) -> String? {
    for part in type.parts where part.arguments.isEmpty {
      if let index = part.declaration, !own(index).isEmpty { return declarations[index].name }
      if let name = part.unreadName, standardGenericTypes[name] != nil { return name }
    }
    return nil
  }
}

// Types that one has as members of its own because of what it inherits: those in a superclass, and a protocol's aliases.
extension TypeTable {
  /// The type that a name leads to in a type that has it from above.
  private func inherited(_ name: String, by heir: TypeIdentity, fromProtocols: Bool = true) -> TypeIdentity? {
    guard nestedNames.contains(name), let module = declaration(heir)?.module else { return nil }
    for next in sequence(above: heir).dropFirst() {
      guard let index = next.declaration, fromProtocols || declarations[index].kind != .protocol else {
        continue
      }
      if let found = self.index(of: name, in: .type(index)), isInherited(found, in: module) {
        return .declared(found, next.arguments)
      }
    }
    return nil
  }

  /// The same in one of the types around.
  private func inherited(_ name: String, by owner: Owner, in scope: Scope, fromProtocols: Bool = true) -> Int?
  {
    guard nestedNames.contains(name), case .type(let index) = owner,
      let heir = ownType(index, with: scope.bindings)?.identity
    else { return nil }
    return inherited(name, by: heir, fromProtocols: fromProtocols)?.declaration
  }

  /// The type around that has what was found from above; nil for what was found otherwise.
  func heir(of found: Int, in scope: Scope) -> ResolvedType? {
    guard let owner = owner(of: found), case .type = owner, case let enclosing = enclosing(scope),
      !enclosing.contains(owner)
    else { return nil }
    let around = enclosing.first { inherited(declarations[found].name, by: $0, in: scope) == found }
    guard case .type(let index)? = around else { return nil }
    return ownType(index, with: scope.bindings)
  }

  /// What the generic parameters of a type stand for in one that inherits from it.
  func bindings(of ancestor: Int, in heir: TypeIdentity) -> [String: ResolvedType] {
    let found = sequence(above: heir).first { $0.declaration == ancestor }
    let arguments = (found?.arguments ?? []).map { type($0) }
    return Dictionary(zip(allParameters(of: ancestor), arguments)) { $1 }
  }

  /// What conforms to a protocol says itself what its associated types are.
  private func isInherited(_ index: Int, in module: String) -> Bool {
    let declaration = declarations[index]
    let access = access(of: declaration)
    return declaration.kind != .associatedtype && !access.isHidden
      && isVisible(access, from: declaration.module, in: module)
  }

  /// A declared type and all above it, nearest first, each declaration once: what inherits from itself may do so for ever
  /// larger arguments.
  private func sequence(above type: TypeIdentity) -> [TypeIdentity] {
    var found = [type]
    var seen: Set<Int> = []
    var next = 0
    while next < found.count {
      if case .declared(let index, let arguments) = found[next], seen.insert(index).inserted {
        let bindings = Dictionary(zip(allParameters(of: index), arguments)) { $1 }
        found += parts(of: index).flatMap(inherited(by:)).flatMap(\.members).map { $0.replacing(bindings) }
      }
      next += 1
    }
    return found
  }

  /// What the `ID` of an identifiable type is where that is not written: the type of its `id`.
  private func inferredID(of type: TypeIdentity) -> TypeIdentity? {
    let properties = members(of: type).map { declarations[$0] }
    guard let index = type.declaration,
      let property = properties.first(where: { $0.isInstanceProperty && $0.name == "id" }),
      let written = property.statedType,
      !written.names.contains(where: { $0.count > 1 && $0.last?.name == "ID" })
    else { return nil }
    var scope = scope(of: property)
    scope.bindings = bindings(of: index, in: type)
    return identity(of: written, in: scope)
  }

  /// Whether a macro may give a type members.
  private func isMadeByMacro(_ index: Int) -> Bool {
    declarations[index].attributes.contains { $0.namesType && $0.name != "MainActor" }
  }
}

extension TypeIdentity {
  /// The type with what generic parameters stand for among its arguments.
  fileprivate func replacing(_ parameters: [String: TypeIdentity]) -> TypeIdentity {
    if parameters.isEmpty { return self }
    if let name = unreadName, let argument = parameters[name] { return argument }
    return map { $0.replacing(parameters) }
  }
}

extension String {
  /// The name alone, as of the member `App::Bar`.
  fileprivate var withoutModule: String {
    String(split(separator: ":").last ?? "").withoutBackticks
  }
}
