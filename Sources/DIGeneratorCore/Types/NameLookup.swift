// SPDX-License-Identifier: MIT

// What names mean where they are written.
extension TypeTable {
  /// The type that a path of names leads to.
  func identity(of components: [TypeSyntax.Component], in scope: Scope, depth: Int) -> TypeIdentity {
    if let plain = identity(ofPlain: components, in: scope) { return plain }
    var components = components[...]
    var identity: TypeIdentity
    if let bound = bound(components[0].name, in: scope) {
      identity = bound.identity
    } else {
      identity = first(&components, in: scope)
      identity = applied(identity, components.first?.arguments ?? [], in: scope, depth: depth)
    }
    for component in components.dropFirst() {
      identity = member(component.name.withoutModule, of: identity)
      identity = applied(identity, component.arguments, in: scope, depth: depth)
    }
    return identity
  }

  /// What a path means that is one name without arguments, which leads to nothing but a type at top level, or to one
  /// that nobody has read; nil for all others. So it is with most.
  func identity(ofPlain path: [TypeSyntax.Component], in scope: Scope) -> TypeIdentity? {
    guard path.count == 1, path[0].arguments.isEmpty, scope.bindings.isEmpty else { return nil }
    let name = path[0].name
    guard let entry = names[name] else { return name.isPlain ? .named(name) : nil }
    guard entry.isPlain else { return nil }
    guard let found = find(entry, in: scope) else { return .named(name) }
    return identities[found]
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
    if first.utf8.contains(":"), case let selected = first.split(separator: ":"), selected.count == 2 {
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
    if name == "ID", let inferred = inferredID(of: type) { return inferred }
    let path = type.declaration.map {
      (isMadeByMacro($0) ? "" : ".") + TypeSyntax.named(ownPath($0)).description
    }
    return .unread("\(path ?? type.withoutArguments.description).\(name)", arguments)
  }

  /// The declaration of a name in a module or a type.
  func index(of name: String, in owner: Owner) -> Int? { names.index(of: name, in: owner) }

  /// The innermost declaration of that name that can be seen.
  func find(_ name: String, in scope: Scope) -> Int? {
    guard let entry = names[name] else { return nil }
    if !entry.isNested { return find(entry, in: scope) }
    let enclosing = enclosing(scope)
    for owner in enclosing {
      if let found = index(of: name, in: owner) { return found }
      if let found = inherited(name, by: owner, in: scope, fromProtocols: false) { return found }
    }
    if let found = index(of: name, in: .file(scope.file)) ?? find(entry, in: scope) { return found }
    // The compiler, too, asks protocols last.
    return enclosing.lazy.compactMap { self.inherited(name, by: $0, in: scope) }.first
  }

  /// The one at top level.
  private func find(_ entry: NameIndex.Entry, in scope: Scope) -> Int? {
    if let own = names.index(of: entry, in: scope.module) { return own }
    guard modules.count > 1, entry.first != nil else { return nil }
    for module in visibleModules[scope.file] {
      guard let found = names.index(of: entry, in: module) else { continue }
      if isVisible(access(of: declarations[found]), from: module, in: scope.module) { return found }
    }
    return nil
  }

  /// A type with the arguments behind its name, or what an alias of that name stands for.
  private func applied(
    _ type: TypeIdentity, _ arguments: [TypeSyntax], in scope: Scope, depth: Int
  ) -> TypeIdentity {
    switch type {
    case .declared(let index, let outer):
      if declarations[index].kind == .typealias, !variableAliases.contains(index),
        let target = declarations[index].type, depth < 30
      {
        return expansion(of: index, target, outer, arguments, in: scope, depth: depth)
      }
      return .declared(index, outer + arguments.map { identity(of: $0, in: scope, depth: depth + 1) })
    case .unread(let name, []):
      let meant = standardAliases[name] ?? type
      guard case .unread(let name, _) = meant else { return meant }
      return .unread(name, arguments.map { identity(of: $0, in: scope, depth: depth + 1) })
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
    let alias = declarations[index]
    var inside = self.scope(of: alias)
    for (name, argument) in zip(parameters(around: index), outer) { inside.bindings[name] = type(argument) }
    for (parameter, argument) in zip(alias.genericParameters, arguments) {
      inside.bindings[parameter.name] = resolve(argument, in: scope, depth: depth + 1)
    }
    return identity(of: target, in: inside, depth: depth + 1)
  }
}

extension String {
  /// The name alone, as of the member `App::Bar`.
  fileprivate var withoutModule: String {
    utf8.contains(":") ? String(split(separator: ":").last ?? "").withoutBackticks : withoutBackticks
  }

  /// Whether it is a name as it is: it has no backticks, and selects no module as `Swift::Int` does.
  fileprivate var isPlain: Bool {
    var name = self
    return name.withUTF8 { $0.first != "`" && !$0.contains(":") }
  }
}
