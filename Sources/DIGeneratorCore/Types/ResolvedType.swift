// SPDX-License-Identifier: MIT

/// What a type as it is written means.
struct ResolvedType: Hashable, Sendable {
  var identity: TypeIdentity
  /// How generated code writes it, wherever it stands.
  var spelling: TypeSyntax

  static func == (left: ResolvedType, right: ResolvedType) -> Bool { left.identity == right.identity }
  func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}

extension ResolvedType {
  /// `T` where this is `T?`.
  var unwrapped: ResolvedType? {
    guard spelling.isOptional, let wrapped = identity.wrapped else { return nil }
    return spelling.core.components.last?.arguments.first.map {
      ResolvedType(identity: wrapped, spelling: $0)
    }
  }

  /// How diagnostics speak of the type: as it is written, without `any`, and without what says how it is passed.
  var title: String {
    (spelling.withoutPassing.prefixes + ["\(spelling.core)"]).joined(separator: " ")
  }

  var isCommonValue: Bool { identity.isCommonValue }
  var isFunction: Bool { identity.isFunction }
}

extension TypeTable {
  /// What a type as it is written means.
  func resolve(_ type: TypeSyntax, in scope: Scope, depth: Int = 0) -> ResolvedType {
    ResolvedType(
      identity: identity(of: type, in: scope, depth: depth), spelling: spelling(of: type, in: scope))
  }

  /// The normal form of a type as it is written.
  func identity(of type: TypeSyntax, in scope: Scope, depth: Int = 0) -> TypeIdentity {
    // No type that people write is deeper, and no chain of aliases longer.
    guard depth < 60 else { return .unread(type.description) }
    func nested(_ type: TypeSyntax) -> TypeIdentity { identity(of: type, in: scope, depth: depth + 1) }
    switch type {
    case .named(let components): return identity(of: components, in: scope, depth: depth + 1)
    case .optional(let type), .unwrapped(let type): return .optional(nested(type))
    case .array, .dictionary:
      return .unread(type.components[0].name, type.children.map(nested))
    case .function(let parameters, var effects, let result):
      // Labels say nothing in a function's type, and every error is any error.
      switch effects.throwing {
      case .typed(let error): effects.throwing = Throwing(nested(error))
      case .rethrowing: effects.throwing = .anything
      default: break
      }
      let unlabelled = parameters.map {
        TypeSyntax.Element(label: nil, type: nested($0.type), isVariadic: $0.isVariadic)
      }
      return .function(unlabelled, effects, nested(result))
    case .composition(let types): return .composed(of: types.map(nested))
    case .existential(let type), .opaque(let type): return nested(type)
    case .prefixed(let prefixes, let type):
      // `@escaping` and ownership say how a value is passed, not what it is.
      let telling = prefixes.filter { $0.hasPrefix("@") && $0 != "@escaping" }
      return telling.isEmpty ? nested(type) : .prefixed(telling.sorted(), nested(type))
    default: return type.map(nested)
    }
  }

  /// How a type is written where the scope is not around.
  private func spelling(of type: TypeSyntax, in scope: Scope) -> TypeSyntax {
    switch type {
    case .named(let path): spelling(of: path, in: scope)
    case .unwrapped(let type): .optional(spelling(of: type, in: scope))
    default: type.map { spelling(of: $0, in: scope) }
    }
  }

  private func spelling(of path: [TypeSyntax.Component], in scope: Scope) -> TypeSyntax {
    let applied = path.map { component in
      TypeSyntax.Component(
        name: component.name, arguments: component.arguments.map { spelling(of: $0, in: scope) })
    }
    guard let bound = bound(path[0].name, in: scope) else { return .named(fullPath(of: applied, in: scope)) }
    if path.count == 1 { return bound.spelling }
    // What a generic parameter stands for, with what follows its name: `Item.ID` is `User.ID` for a user.
    return .named(bound.spelling.components + applied.dropFirst())
  }

  /// How a path that was found in a scope is written where that scope is not around: with all its parents.
  private func fullPath(of components: [TypeSyntax.Component], in scope: Scope) -> [TypeSyntax.Component] {
    guard let found = find(components[0].name.withoutBackticks, in: scope) else { return components }
    var path = ownPath(found)
    let outer = arguments(around: found, in: scope).map(\.spelling)
    if let heir = heir(of: found, in: scope) {
      path = heir.spelling.components + path.suffix(1)
    } else if !outer.isEmpty, case .type(let around)? = owner(of: found) {
      path = applying(outer, toPathOf: around) + path.suffix(1)
    }
    let own = ownArguments(components[0], of: found, in: scope).map(\.spelling)
    path[path.count - 1].arguments = components[0].arguments + own
    return path + components.dropFirst()
  }
}

extension Throwing {
  /// By the normal form of a type of errors: every error is any error, and an error that cannot be is none.
  init(_ error: TypeIdentity) {
    switch error {
    case .unread("Never", _): self = .never
    case .unread("Error", _): self = .anything
    default: self = .typed(error)
    }
  }
}

// MARK: - Spellings of normal forms

extension TypeTable {
  /// How any file of the target can write a declared or extended type.
  func ownPath(_ index: Int) -> [TypeSyntax.Component] {
    let declaration = declarations[index]
    let name = TypeSyntax.Component(name: declaration.name.quotedIfNeeded)
    if declaration.isNamedType, let parent = declaration.parent { return ownPath(parent) + [name] }
    switch identities[index] {
    case .declared(let first, _)? where first != index: return ownPath(first)
    case .declared?:
      // `Maker` is a generic parameter where keys are declared.
      let isAmbiguous = declaration.name == "Maker" || ambiguousNames.contains(declaration.name)
      return isAmbiguous ? [.init(name: declaration.module.quotedIfNeeded), name] : [name]
    case .unread(let name, _)?:
      let names = path(ofUnread: name)
      return names.count > 1 && modules.contains(names[0].name) ? Array(names.dropFirst()) : names
    default:
      // What an extension extends does not mean what is inside of it, whatever names that has.
      let scope = Scope(module: declaration.module, file: declaration.file)
      return declaration.type.map { spelling(of: $0, in: scope).components } ?? []
    }
  }

  private func path(ofUnread name: String) -> [TypeSyntax.Component] {
    name.split(separator: ".").map { .init(name: String($0).quotedIfNeeded) }
  }

  /// The path of a declared type with its arguments, each where its parameter is declared.
  func applying(_ arguments: [TypeSyntax], toPathOf index: Int) -> [TypeSyntax.Component] {
    var path = ownPath(index)
    var rest = arguments[...]
    for (position, type) in zip(path.indices.reversed(), declaredTypes(around: index)) {
      // A protocol's are its primary associated types, and nothing generic is around it.
      let declaration = declarations[type]
      let count = declaration.kind == .protocol ? rest.count : declaration.genericParameters.count
      path[position].arguments = Array(rest.suffix(count))
      rest = rest.dropLast(count)
    }
    return path
  }

  /// The type with this identity, as any file of the target can write it, of those too that nobody has written down there.
  /// That a type of modules not read is a protocol shows only where it is written with `any`.
  func type(_ identity: TypeIdentity, protocols: Set<String> = wellKnownProtocols) -> ResolvedType {
    ResolvedType(identity: identity, spelling: spelling(ofNormal: identity, protocols))
  }

  private func spelling(ofNormal identity: TypeIdentity, _ protocols: Set<String>) -> TypeSyntax {
    let spelled = identity.map { spelling(ofNormal: $0, protocols) }
    switch spelled {
    case .declared(let index, let arguments):
      let type = TypeSyntax.named(applying(arguments, toPathOf: index))
      return declarations[index].kind == .protocol ? .existential(type) : type
    case .unread("Array", let arguments) where arguments.count == 1: return .array(arguments[0])
    case .unread(let name, let arguments):
      var path = path(ofUnread: name)
      path[path.count - 1].arguments = arguments
      return protocols.contains(name) ? .existential(.named(path)) : .named(path)
    case .composition(let members): return .existential(.composition(members.map(\.core)))
    // `any P.Type` is what people mean; `(any P).Type` has one value only.
    case .metatype(.existential(let type), "Type"): return .existential(.metatype(type, "Type"))
    default: return spelled
    }
  }

  /// The runtime's `Box` of a type, named so that it cannot be taken for another one of that name.
  func boxed(_ type: ResolvedType) -> ResolvedType {
    var path = [TypeSyntax.Component(name: "Box", arguments: [type.spelling])]
    if runtimeNames.isTaken(.box) { path.insert(.init(name: "DIRuntime"), at: 0) }
    return ResolvedType(identity: .boxed(type.identity), spelling: .named(path))
  }
}

// MARK: - Aliases

extension TypeTable {
  /// The type that an alias stands for, as others write it; the type itself where it is none.
  func expanded(_ type: ResolvedType) -> ResolvedType {
    var result = type
    for _ in 0..<30 {
      guard case .named(let path) = result.spelling, let found = alias(path),
        !variableAliases.contains(result.identity.declaration ?? -1), let target = declarations[found].type
      else { break }
      result.spelling = spelling(of: target, in: scope(ofAlias: found, with: path))
    }
    return result
  }

  /// The scope that an alias's type is written in, its parameters and those of the types around it standing
  /// for what is written behind their names.
  private func scope(ofAlias index: Int, with path: [TypeSyntax.Component]) -> Scope {
    var scope = scope(of: declarations[index])
    let outside = Scope(module: model.module, file: declarations[index].file)
    let (names, arguments) = (allParameters(of: index), path.flatMap(\.arguments))
    guard arguments.count == names.count else { return scope }
    for (name, argument) in zip(names, arguments) {
      scope.bindings[name] = ResolvedType(identity: identity(of: argument, in: outside), spelling: argument)
    }
    return scope
  }

  /// The alias that a spelled path names.
  private func alias(_ path: [TypeSyntax.Component]) -> Int? {
    guard let last = path.last, aliasNames.contains(last.name.withoutBackticks) else { return nil }
    let names = path.map(\.name.withoutBackticks)
    let own = [model.module] + modules.subtracting([model.module]).sorted()
    let qualified = modules.contains(names[0]) ? [(names[0], names.dropFirst())] : []
    let found = (own.map { ($0, names[...]) } + qualified).lazy.compactMap { module, names in
      self.declared(names, in: .module(module), Scope(module: module, file: 0))
    }.first
    guard let found, declarations[found].kind == .typealias,
      declarations[found].genericParameters.count == last.arguments.count
    else { return nil }
    return found
  }
}
