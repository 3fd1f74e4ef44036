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
    switch spelling.core {
    case .optional(let type): return ResolvedType(identity: wrapped, spelling: type)
    case .named(let components):
      return ResolvedType(identity: wrapped, spelling: components[components.count - 1].arguments[0])
    default: return nil
    }
  }

  /// How diagnostics speak of the type: as it is written, without `any`, and without what says how it is passed.
  var title: String {
    return (spelling.withoutPassing.prefixes + ["\(spelling.core)"]).joined(separator: " ")
  }

  var isCommonValue: Bool { identity.isCommonValue }
  var isFunction: Bool { identity.isFunction }
}

extension TypeTable {
  /// No type that people write is deeper, and no chain of aliases longer.
  static var deepest: Int { 60 }

  /// What a type as it is written means.
  func resolve(_ type: TypeSyntax, in scope: Scope, depth: Int = 0) -> ResolvedType {
    if case .named(let path) = type, depth < Self.deepest,
      let identity = identity(ofPlain: path, in: scope)
    {
      let isQuoted = identity.declaration != nil && path[0].name.needsQuotes
      return ResolvedType(
        identity: identity, spelling: isQuoted ? .name(path[0].name.quotedIfNeeded) : type)
    }
    return ResolvedType(
      identity: identity(of: type, in: scope, depth: depth), spelling: spelling(of: type, in: scope))
  }

  // MARK: Identity

  func identity(of type: TypeSyntax, in scope: Scope, depth: Int = 0) -> TypeIdentity {
    guard depth < Self.deepest else { return .named(type.description) }
    func nested(_ type: TypeSyntax) -> TypeIdentity { identity(of: type, in: scope, depth: depth + 1) }
    switch type {
    case .named(let components): return identity(of: components, in: scope, depth: depth + 1)
    case .optional(let type), .unwrapped(let type): return .optional(nested(type))
    case .array(let element): return .unread("Array", [nested(element)])
    case .dictionary(let key, let value): return .unread("Dictionary", [nested(key), nested(value)])
    case .inlineArray(let count, let element):
      return .unread("InlineArray", [nested(count), nested(element)])
    case .tuple(let elements): return .tuple(elements.map { element($0, label: $0.label, nested) })
    case .function(let parameters, let effects, let result):
      // Labels say nothing in a function's type.
      let elements = parameters.map { element($0, label: nil, nested) }
      return .function(elements, isAsync: effects.isAsync, throwing(effects, nested), nested(result))
    case .composition(let types): return .composed(of: types.map(nested))
    case .existential(let type), .opaque(let type): return nested(type)
    case .metatype(let type, let kind): return .metatype(nested(type), kind)
    case .suppressed(let type): return .marked(["~"], nested(type))
    case .pack(let keyword, let type): return .marked([keyword], nested(type))
    case .value(let text): return .value(text)
    case .prefixed(let prefixes, let type): return marked(prefixes, nested(type))
    }
  }

  private func element(
    _ element: TypeSyntax.Element, label: String?, _ nested: (TypeSyntax) -> TypeIdentity
  ) -> TypeIdentity.Element {
    TypeIdentity.Element(label: label, type: nested(element.type), isVariadic: element.isVariadic)
  }

  private func throwing(_ effects: Effects, _ nested: (TypeSyntax) -> TypeIdentity) -> TypeIdentity.Throwing {
    switch effects.throwing {
    case .never: .never
    case .anything, .rethrowing: .anything
    case .typed(let error): TypeIdentity.Throwing(nested(error))
    }
  }

  /// `@escaping` and ownership say how a value is passed, not what it is.
  private func marked(_ prefixes: [String], _ type: TypeIdentity) -> TypeIdentity {
    let telling = prefixes.filter { $0.hasPrefix("@") && $0 != "@escaping" }
    return telling.isEmpty ? type : .marked(telling.inOrder(), type)
  }

  // MARK: Spelling

  /// How a type is written where the scope is not around.
  func spelling(of type: TypeSyntax, in scope: Scope) -> TypeSyntax {
    func nested(_ type: TypeSyntax) -> TypeSyntax { spelling(of: type, in: scope) }
    switch type {
    case .named(let components): return spelled(components, in: scope)
    case .optional(let type), .unwrapped(let type): return .optional(nested(type))
    case .array(let element): return .array(nested(element))
    case .dictionary(let key, let value): return .dictionary(nested(key), nested(value))
    case .inlineArray(let count, let element): return .inlineArray(count, nested(element))
    case .tuple(let elements): return .tuple(elements.map { spelled($0, nested) })
    case .function(let parameters, let effects, let result):
      return .function(parameters.map { spelled($0, nested) }, spelled(effects, nested), nested(result))
    case .composition(let types): return .composition(types.map(nested))
    case .existential(let type): return .existential(nested(type))
    case .opaque(let type): return .opaque(nested(type))
    case .metatype(let type, let kind): return .metatype(nested(type), kind)
    case .suppressed(let type): return .suppressed(nested(type))
    case .pack(let keyword, let type): return .pack(keyword, nested(type))
    case .value: return type
    case .prefixed(let prefixes, let type): return .prefixed(prefixes, nested(type))
    }
  }

  private func spelled(
    _ element: TypeSyntax.Element, _ nested: (TypeSyntax) -> TypeSyntax
  ) -> TypeSyntax.Element {
    TypeSyntax.Element(label: element.label, type: nested(element.type), isVariadic: element.isVariadic)
  }

  private func spelled(_ effects: Effects, _ nested: (TypeSyntax) -> TypeSyntax) -> Effects {
    guard case .typed(let error) = effects.throwing else { return effects }
    return Effects(isAsync: effects.isAsync, throwing: .typed(nested(error)))
  }

  private func spelled(_ components: [TypeSyntax.Component], in scope: Scope) -> TypeSyntax {
    guard let bound = bound(components[0].name, in: scope) else {
      return .named(path(of: applied(components, in: scope), in: scope))
    }
    if components.count == 1 { return bound.spelling }
    // What a generic parameter stands for, with what follows its name: `Item.ID` is `User.ID` for a user.
    return .named(bound.spelling.components + applied(Array(components.dropFirst()), in: scope))
  }

  private func applied(_ path: [TypeSyntax.Component], in scope: Scope) -> [TypeSyntax.Component] {
    var path = path
    for index in path.indices where !path[index].arguments.isEmpty {
      path[index].arguments = path[index].arguments.map { spelling(of: $0, in: scope) }
    }
    return path
  }
}
