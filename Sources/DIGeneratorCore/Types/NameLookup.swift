// SPDX-License-Identifier: MIT

/// The place where a type's name is written. The name's meaning depends on the enclosing types and on the file's imports.
struct Scope {
  var module: String
  var file: Int
  /// The enclosing type or extension, which `Self` stands for.
  var own: Declaration?
  /// The types that generic parameters stand for here.
  var bindings: [String: ResolvedType] = [:]
}

extension Declaration {
  /// The scope in which its signature is read.
  var scope: Scope { Scope(module: module, file: file, own: parent) }

  /// The scope inside a type or extension.
  var innerScope: Scope { Scope(module: module, file: file, own: self) }

  /// The scope at the top level of its file.
  var fileScope: Scope { Scope(module: module, file: file) }
}

// Look-up of names from the place where they are written.
extension TypeTable {

  /// The type that a path of names means.
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

  /// The type that the first name of a path means; a module's name in front is skipped.
  private func first(_ path: inout ArraySlice<TypeSyntax.Component>, in scope: Scope) -> ResolvedType {
    let component = path[path.startIndex]
    if let bound = bound(component.name, in: scope) { return bound }
    let name = component.name.withoutBackticks
    if let found = find(name, in: scope) {
      return found.inherited ?? type(of: found.type, component, in: scope)
    }
    if let member = memberOfUnreadProtocol(name, in: scope) { return member }
    let selected = component.name.parts(separatedBy: ":")
    if selected.count == 2 {
      return ResolvedType(
        identity: qualified(selected[1], in: selected[0].withoutBackticks), spelling: .name(component.name))
    }
    guard path.count > 1, scopes.moduleNames.contains(name) else {
      var type = unreadNames.type(component.name, in: scope.file)
      if case .named(var path) = type.spelling, path.count == 1 {
        path[0].outer = owner(ofShort: name, in: scope)
        type.spelling = .named(path)
      }
      return type
    }
    path.removeFirst()
    let second = path[path.startIndex].name
    return ResolvedType(
      identity: qualified(second, in: name),
      spelling: .named([.init(name: component.name), .init(name: second)]))
  }

  /// The enclosing type that may have the name as a member that was not read; nil if the name is no such member's.
  private func owner(ofShort name: String, in scope: Scope) -> String? {
    let open = scope.own?.withAncestors.first(where: mayHaveUnreadMembers)
    guard let open, let type = self[open].identity else { return nil }
    let isItself = type.unreadName?.parts(separatedBy: ".").first == name
    return isItself || !mayBeMember(name) ? nil : "\(TypeSyntax.named(ownPath(open)))"
  }

  /// Whether a name that was not read may be that of a member: it is not well known, and has no prefix.
  func mayBeMember(_ name: String) -> Bool {
    let capitals = name.prefix(while: \.isUppercase).count
    let isPrefixed = capitals > 2 && name.dropFirst(capitals).first?.isLowercase == true
    return isDoubtful(.unread(name)) && !isPrefixed
  }

  /// Whether a type or extension may have member types that were not read: of the type itself, or of a generic superclass, whose
  /// aliases stand for its arguments. An associated type of a protocol is more often meant by the type that it stands for.
  private func mayHaveUnreadMembers(_ part: Declaration) -> Bool {
    guard let type = self[part].identity else { return false }
    guard let declared = type.declaration else { return type.unreadName != nil }
    return allParameters(of: declared).isEmpty && inheritsArguments(type)
  }

  /// A declared type by its name, before the written arguments are applied. Inside a generic type, the enclosing parameters
  /// are its first arguments; inside the type itself, a bare name takes its own parameters as well.
  private func type(of found: Declaration, _ component: TypeSyntax.Component, in scope: Scope) -> ResolvedType
  {
    var names = allParameters(of: found)
    if !component.arguments.isEmpty || scope.bindings.isEmpty || !enclosing(scope).contains(.type(found)) {
      names.removeLast(found.genericParameters.count)
    }
    if names.isEmpty, found.kind != .associatedtype { return type(of: found, []) }
    var bindings = scope.bindings
    bindings["Self"] = bound("Self", in: scope)
    if found.kind == .associatedtype, let own = bindings["Self"] {
      return ResolvedType(
        identity: witness(found.name, of: own.identity), spelling: own.member(component.name))
    }
    return type(of: found, arguments(for: names, bindings) ?? [])
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
    if let owner = type.owner, let found = names[name]?[owner], found.kind != .associatedtype {
      if type.declaration?.kind == .protocol { return .declared(found, [type]) }
      let isAliasOfUnread = found.kind == .typealias && type.declaration == nil
      return .declared(found, isAliasOfUnread ? [] : type.arguments)
    }
    if let inherited = inherited(name, by: type) { return inherited.type }
    if case .undecided(let outer) = type.form { return TypeIdentity(.undecided("\(outer).\(name)")) }
    guard let owner = type.declaration else {
      if type.arguments.isEmpty, !type.isLacking {
        return .unread("\(type.withoutArguments).\(name)")
      }
      return type.alias(of: name) ?? .member(type, name)
    }
    return owner.isMadeByMacro
      ? .unread("\(TypeSyntax.named(ownPath(owner))).\(name)", type.arguments) : .member(type, name)
  }

  /// Applies the arguments behind a name to its type, and replaces an alias by its target.
  private func applied(_ type: TypeIdentity, _ arguments: [ResolvedType], depth: Int) -> TypeIdentity {
    let outer = type.arguments
    switch type.form {
    case .declared(let found, _):
      if self[found].redeclaration == nil, depth < 30,
        let meant = target(of: found, outer.map { self.type($0) } + arguments, depth: depth + 1)
      {
        return meant
      }
      return .declared(found, outer + arguments.map(\.identity))
    case .unread(let name, _):
      let type = (outer.isEmpty ? standardAliases[name] : nil) ?? type
      guard case .unread(let name, _) = type.form else { return type }
      return .unread(name, type.arguments + arguments.map(\.identity))
    case .member(_, let name, _): return .member(type.children[0], name, arguments.map(\.identity))
    default: return type
    }
  }

  /// The type that an alias stands for; nil for other declarations.
  func target(of alias: Declaration, _ arguments: [ResolvedType], depth: Int) -> TypeIdentity? {
    guard alias.kind == .typealias, let target = alias.type else { return nil }
    var inside = alias.scope
    inside.bindings = Dictionary(zip(allParameters(of: alias), arguments)) { $1 }
    let meant = resolve(target, in: inside, depth: depth).identity
    // An alias of a generic type's bare name takes that type's arguments.
    let rest = arguments.dropFirst(allParameters(of: alias).count)
    return rest.isEmpty ? meant : applied(meant, Array(rest), depth: depth)
  }

  // MARK: Names

  /// The innermost visible declaration of a name; with the resolved type if an enclosing type inherits it.
  func find(_ name: String, in scope: Scope) -> (type: Declaration, inherited: ResolvedType?)? {
    guard let found = names[name] else { return nil }
    // A name that is declared at top level only is no member of an enclosing type.
    let enclosing = found.keys.contains(where: \.isType) ? enclosing(scope) : []
    for owner in enclosing {
      if let type = found[owner] { return (type, nil) }
      if let found = inherited(name, by: owner, in: scope, fromProtocols: false) { return found }
    }
    if let type = found[.file(scope.file)] ?? found[.module(scope.module)] { return (type, nil) }
    for module in scopes.visibleModules[scope.file] {
      guard let type = found[.module(module)] else { continue }
      if isVisible(access(of: type), from: module, in: scope.module) { return (type, nil) }
    }
    // Declarations in enclosing scopes come before members that a protocol hands down.
    return enclosing.lazy.compactMap { self.inherited(name, by: $0, in: scope) }.first
  }

  /// The types to look names up in, innermost first: each has members that can be meant. Around an extension, the types that
  /// enclose the extended type are not among them.
  private func enclosing(_ scope: Scope) -> [Owner] {
    scope.own?.withAncestors.compactMap { self[$0].identity?.owner } ?? []
  }

  // MARK: Generic parameters

  /// The type that a generic parameter or `Self` stands for.
  private func bound(_ name: String, in scope: Scope) -> ResolvedType? {
    scope.bindings[name] ?? (name == "Self" ? scope.own.flatMap { ownType($0, with: scope.bindings) } : nil)
  }

  /// The types that generic parameters stand for; nil if one of them is unknown.
  private func arguments(for names: [String], _ bindings: [String: ResolvedType]) -> [ResolvedType]? {
    let arguments = names.compactMap { bindings[$0] }
    return arguments.count == names.count ? arguments : nil
  }

  /// A declared or extended type, as other files write it; with the types that its generic parameters and the enclosing ones
  /// stand for, if all are known.
  func ownType(_ part: Declaration, with bindings: [String: ResolvedType] = [:]) -> ResolvedType? {
    guard let type = self[part].identity else { return nil }
    guard let declared = type.declaration,
      let arguments = arguments(for: allParameters(of: declared), bindings)
    else { return ResolvedType(identity: type, spelling: .named(ownPath(part))) }
    return self.type(of: declared, arguments)
  }

  /// The name of a generic type that is written without arguments inside another type, as where a value lets the compiler
  /// infer them.
  func bareGeneric(in type: TypeIdentity) -> String? {
    for part in type.parts where part.arguments.isEmpty {
      if let found = part.declaration, !found.genericParameters.isEmpty { return found.name }
      if let name = part.unreadName, standardGenericTypes.contains(name) { return name }
    }
    return nil
  }
}

extension TypeIdentity {
  /// The type that a member of one of the standard library's generic types is an alias of.
  fileprivate func alias(of member: String) -> TypeIdentity? {
    guard let type = withoutArguments.unreadName, let names = standardArguments[type] else { return nil }
    if member == "Index", type.contains("Array") { return .unread("Int") }
    return zip(names, arguments).first { $0.0 == member }?.1
  }

}

extension String {
  /// The name without a module in front, such as `Bar` of `App::Bar`.
  fileprivate var withoutModule: String {
    (parts(separatedBy: ":").last ?? "").withoutBackticks
  }
}
