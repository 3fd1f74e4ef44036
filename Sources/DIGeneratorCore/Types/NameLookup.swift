// SPDX-License-Identifier: MIT

/// Where a type's name is written: what it means depends on the types around it and on the file's imports.
struct Scope: Sendable {
  var module: String
  var file: Int
  /// The type or extension around, which `Self` stands for.
  var own: Declaration?
  /// What generic parameters stand for here.
  var bindings: [String: ResolvedType] = [:]
}

extension Declaration {
  /// The scope that its signature is read in.
  var scope: Scope { Scope(module: module, file: file, own: parent) }

  /// The scope inside a type or extension.
  var innerScope: Scope { Scope(module: module, file: file, own: self) }

  /// The scope at the top level of its file.
  var fileScope: Scope { Scope(module: module, file: file) }
}

// What names mean where they are written.
extension TypeTable {

  /// What a path of names leads to.
  func resolve(_ path: [TypeSyntax.Component], in scope: Scope, depth: Int) -> ResolvedType {
    var rest = path[...]
    var type = first(&rest, in: scope)
    for (position, component) in rest.enumerated() {
      if position > 0 {
        type.identity = member(component.name.withoutModule, of: type.identity)
        type.spelling = .named(type.spelling.components + [.init(name: component.name)])
      }
      let arguments = component.arguments.map { resolve($0, in: scope, depth: depth + 1) }
      type.identity = applied(type.identity, arguments, depth: depth)
      if arguments.isEmpty { continue }
      var written = type.spelling.components
      written[written.count - 1].arguments = arguments.map(\.spelling)
      type.spelling = .named(written)
    }
    return type
  }

  /// What the first name means; a module's name in front is passed over.
  private func first(_ path: inout ArraySlice<TypeSyntax.Component>, in scope: Scope) -> ResolvedType {
    let component = path[path.startIndex]
    if let bound = bound(component.name, in: scope) { return bound }
    let name = component.name.withoutBackticks
    if let found = find(name, in: scope) {
      return found.inherited ?? type(of: found.type, component, in: scope)
    }
    let selected = component.name.split(separator: ":").map(String.init)
    if selected.count == 2 {
      return ResolvedType(
        identity: qualified(selected[1], in: selected[0]), spelling: .name(component.name))
    }
    guard path.count > 1, moduleNames.contains(name) else {
      return unreadNames.type(component.name, in: scope.file)
    }
    path.removeFirst()
    let second = path[path.startIndex].name
    return ResolvedType(
      identity: qualified(second, in: name),
      spelling: .named([.init(name: component.name), .init(name: second)]))
  }

  /// A declared type by its name alone: inside of generic types their parameters are its first arguments, and inside of
  /// itself its own follow.
  private func type(of found: Declaration, _ component: TypeSyntax.Component, in scope: Scope) -> ResolvedType
  {
    var names = found.allParameters
    if !component.arguments.isEmpty || scope.bindings.isEmpty || !enclosing(scope).contains(.type(found)) {
      names.removeLast(found.genericParameters.count)
    }
    return type(of: found, arguments(for: names, scope.bindings) ?? [])
  }

  private func type(of declared: Declaration, _ arguments: [ResolvedType]) -> ResolvedType {
    ResolvedType(
      identity: .declared(declared, arguments.map(\.identity)),
      spelling: .named(applying(arguments.map(\.spelling), toPathOf: declared)))
  }

  private func qualified(_ name: String, in module: String) -> TypeIdentity {
    let name = name.withoutBackticks
    guard modules.contains(module) else { return unreadNames.identity(of: name, in: module) }
    return names[name]?[.module(module)].map { .declared($0) } ?? .unread("\(module).\(name)")
  }

  private func member(_ name: String, of type: TypeIdentity) -> TypeIdentity {
    if let owner = type.owner, let found = names[name]?[owner] {
      let isAliasOfUnread = found.kind == .typealias && type.declaration == nil
      return .declared(found, isAliasOfUnread ? [] : type.arguments)
    }
    if let inherited = inherited(name, by: type) { return inherited }
    if type.declaration == nil, !type.arguments.isEmpty { return type.alias(of: name) ?? .member(type, name) }
    // A dot in front says that it ought to be declared among the sources; a macro may add it.
    let path = type.declaration.map {
      ($0.isMadeByMacro ? "" : ".") + TypeSyntax.named(ownPath($0)).description
    }
    return .unread("\(path ?? type.withoutArguments.description).\(name)", type.arguments)
  }

  /// A type with the arguments behind its name, or what an alias of that name stands for.
  private func applied(_ type: TypeIdentity, _ arguments: [ResolvedType], depth: Int) -> TypeIdentity {
    switch type {
    case .declared(let found, let outer):
      if found.kind == .typealias, found.redeclaration == nil, let target = found.type, depth < 30 {
        var inside = found.scope
        let given = outer.map { self.type($0) } + arguments
        inside.bindings = Dictionary(zip(found.allParameters, given)) { $1 }
        let meant = resolve(target, in: inside, depth: depth + 1).identity
        // An alias of a generic type's bare name takes that type's arguments.
        let rest = given.dropFirst(found.allParameters.count)
        return rest.isEmpty ? meant : applied(meant, Array(rest), depth: depth + 1)
      }
      return .declared(found, outer + arguments.map(\.identity))
    case .unread(let name, let outer):
      let type = (outer.isEmpty ? standardAliases[name] : nil) ?? type
      guard case .unread(let name, let outer) = type else { return type }
      return .unreadOrOptional(name, outer + arguments.map(\.identity))
    case .member(let outer, let name, _): return .member(outer, name, arguments.map(\.identity))
    default: return type
    }
  }

  // MARK: Names

  /// The innermost declaration of that name that can be seen; and as what type, where one around has it from above.
  func find(_ name: String, in scope: Scope) -> (type: Declaration, inherited: ResolvedType?)? {
    guard let found = names[name] else { return nil }
    // A name that is declared at top level only is nobody's member.
    let enclosing = found.keys.contains(where: \.isType) ? enclosing(scope) : []
    for owner in enclosing {
      if let type = found[owner] { return (type, nil) }
      if let found = inherited(name, by: owner, in: scope, fromProtocols: false) { return found }
    }
    if let type = found[.file(scope.file)] ?? found[.module(scope.module)] { return (type, nil) }
    for module in visibleModules[scope.file] {
      guard let type = found[.module(module)] else { continue }
      if isVisible(type.access, from: module, in: scope.module) { return (type, nil) }
    }
    // What is declared around comes before what a protocol has.
    return enclosing.lazy.compactMap { self.inherited(name, by: $0, in: scope) }.first
  }

  /// The types in whose members names are looked up, innermost first: around an extension these are not what the
  /// extended type is declared in.
  private func enclosing(_ scope: Scope) -> [Owner] {
    scope.own.map { [$0] + $0.ancestors }?.compactMap { $0.identity?.owner } ?? []
  }

  // MARK: Generic parameters

  /// What a generic parameter or `Self` stands for.
  private func bound(_ name: String, in scope: Scope) -> ResolvedType? {
    scope.bindings[name] ?? (name == "Self" ? scope.own.flatMap { ownType($0, with: scope.bindings) } : nil)
  }

  /// What some generic parameters stand for; nil where that is not known of all.
  private func arguments(for names: [String], _ bindings: [String: ResolvedType]) -> [ResolvedType]? {
    let arguments = names.compactMap { bindings[$0] }
    return arguments.count == names.count ? arguments : nil
  }

  /// A declared type, or an extended one, as others write it, with what its generic parameters and those around it stand
  /// for, if that is known.
  func ownType(_ part: Declaration, with bindings: [String: ResolvedType] = [:]) -> ResolvedType? {
    guard let type = part.identity else { return nil }
    guard let declared = type.declaration, let arguments = arguments(for: declared.allParameters, bindings)
    else { return ResolvedType(identity: type, spelling: .named(ownPath(part))) }
    return self.type(of: declared, arguments)
  }

  /// The generic type in another one that has no arguments, as where a value tells the compiler what they are.
  func bareGeneric(in type: TypeIdentity) -> String? {
    for part in type.parts where part.arguments.isEmpty {
      if let found = part.declaration, !found.genericParameters.isEmpty { return found.name }
      if let name = part.unreadName, standardGenericTypes.contains(name) { return name }
    }
    return nil
  }
}

// Types that one has as members of its own because of what it inherits: those in a superclass, and a protocol's aliases.
extension TypeTable {
  /// The type that a name leads to in a type that has it from above.
  private func inherited(_ name: String, by heir: TypeIdentity, fromProtocols: Bool = true) -> TypeIdentity? {
    guard let module = heir.declaration?.module else { return nil }
    for next in sequence(above: heir).dropFirst() {
      guard let type = next.declaration, fromProtocols || type.kind != .protocol,
        let found = names[name]?[.type(type)], isInherited(found, in: module)
      else { continue }
      return .declared(found, next.arguments)
    }
    return nil
  }

  /// The same in one of the types around.
  private func inherited(
    _ name: String, by owner: Owner, in scope: Scope, fromProtocols: Bool = true
  ) -> (type: Declaration, inherited: ResolvedType?)? {
    guard case .type(let type) = owner, let heir = ownType(type, with: scope.bindings),
      let type = inherited(name, by: heir.identity, fromProtocols: fromProtocols),
      let found = type.declaration
    else { return nil }
    let path = heir.spelling.components + ownPath(found).suffix(1)
    return (found, ResolvedType(identity: type, spelling: .named(path)))
  }

  /// What conforms to a protocol says itself what its associated types are.
  private func isInherited(_ found: Declaration, in module: String) -> Bool {
    found.kind != .associatedtype && !found.access.isHidden
      && isVisible(found.access, from: found.module, in: module)
  }

  /// What the generic parameters of a type stand for in one that inherits from it.
  func bindings(of ancestor: Declaration, in heir: TypeIdentity) -> [String: ResolvedType] {
    let found = sequence(above: heir).first { $0.declaration == ancestor }
    let arguments = (found?.arguments ?? []).map { type($0) }
    return Dictionary(zip(ancestor.allParameters, arguments)) { $1 }
  }

  /// A declared type and all above it, nearest first, each declaration once: what inherits from itself may do so for ever
  /// larger arguments.
  private func sequence(above type: TypeIdentity) -> [TypeIdentity] {
    var found = [type]
    var seen: Set<Declaration> = []
    var next = 0
    while next < found.count {
      if case .declared(let type, let arguments) = found[next], seen.insert(type).inserted {
        let bindings = Dictionary(zip(type.allParameters, arguments)) { $1 }
        found += type.supertypesOfParts.map { $0.replacing(bindings) }
      }
      next += 1
    }
    return found
  }
}

extension TypeIdentity {
  /// What a member of one of the standard library's generic types is another name for.
  fileprivate func alias(of member: String) -> TypeIdentity? {
    guard let type = withoutArguments.unreadName, let names = standardArguments[type] else { return nil }
    if member == "Index", type.contains("Array") { return .unread("Int") }
    return zip(names, arguments).first { $0.0 == member }?.1
  }

  /// The type with what generic parameters stand for among its arguments.
  fileprivate func replacing(_ parameters: [String: TypeIdentity]) -> TypeIdentity {
    if parameters.isEmpty { return self }
    return unreadName.flatMap { parameters[$0] } ?? map { $0.replacing(parameters) }
  }
}

extension Declaration {
  /// Whether a macro may give it members.
  fileprivate var isMadeByMacro: Bool { attributes.contains { $0.namesType && $0.name != "MainActor" } }
}

extension String {
  /// The name alone, as of the member `App::Bar`.
  fileprivate var withoutModule: String {
    String(split(separator: ":").last ?? "").withoutBackticks
  }
}
