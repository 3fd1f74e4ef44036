// SPDX-License-Identifier: MIT

/// The meaning of a written type.
package struct ResolvedType: Hashable, Sendable {
  var identity: TypeIdentity
  /// The type as generated code can write it at any place.
  var spelling: TypeSyntax

  package static func == (left: ResolvedType, right: ResolvedType) -> Bool { left.identity == right.identity }
  package func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}

extension ResolvedType {
  /// `T` where this is `T?`.
  var unwrapped: ResolvedType? {
    guard spelling.isOptional, let wrapped = identity.wrapped else { return nil }
    return spelling.core.components.last?.arguments.first.map {
      ResolvedType(identity: wrapped, spelling: $0)
    }
  }

  /// The type as diagnostics name it: as it is written, without `any`, and without the words for how a value is passed.
  package var title: String {
    (spelling.withoutPassing.prefixes + ["\(spelling.core.withoutAliases)"]).joined(separator: " ")
  }

  var isCommonValue: Bool { identity.isCommonValue }
  var isFunction: Bool { identity.isFunction }
}

extension TypeTable {
  /// Resolves a written type.
  func resolve(_ type: TypeSyntax, in scope: Scope, depth: Int = 0) -> ResolvedType {
    // A limit: no real type is nested deeper, and no real chain of aliases is longer.
    guard depth < 60 else { return ResolvedType(identity: .unread(type.description), spelling: type) }
    if case .named(let path) = type { return resolve(path, in: scope, depth: depth + 1) }
    let parts = type.children.map { resolve($0, in: scope, depth: depth + 1) }
    let spelling = type.replacingChildren(parts.map(\.spelling))
    // `any P.Type` and `(any P).Type` are two types; the second has the form of `P.Protocol`, its old spelling.
    let isOfExistential = if case .metatype(.existential, "Type") = type { true } else { false }
    let form = isOfExistential ? .metatype(type.children[0], "Protocol") : type
    let isUnwrapped = if case .unwrapped = type { true } else { false }
    let normal = form.replacingChildren(parts.map(\.identity.form)).normalized
    return ResolvedType(
      identity: TypeIdentity(depth == 0 ? normal.withoutPassing : normal),
      spelling: isUnwrapped ? .optional(spelling.children[0]) : spelling)
  }

  /// The normal form of a written type.
  func identity(of type: TypeSyntax, in scope: Scope) -> TypeIdentity { resolve(type, in: scope).identity }
}

// MARK: - Spellings of normal forms

extension TypeTable {
  /// The path by which any file of the target can write a declared or extended type.
  func ownPath(_ declaration: Declaration) -> [TypeSyntax.Component] {
    let name = TypeSyntax.Component(name: declaration.name.quotedIfNeeded)
    if declaration.isNamedType, let parent = declaration.parent { return ownPath(parent) + [name] }
    switch self[declaration].identity?.form {
    case .declared(let first, _)? where first != declaration: return ownPath(first)
    case .declared?:
      // `Maker` is a generic parameter where keys are declared.
      let isAmbiguous =
        declaration.name == "Maker" || scopes.ambiguousNames.contains(declaration.name)
        || unreadNames.mayMeet(declaration.name) && declaration.module != model.module
      return isAmbiguous ? [.init(name: declaration.module.quotedIfNeeded), name] : [name]
    case .unread(let name, _)?:
      let names = path(ofUnread: name)
      return names.count > 1 && modules.contains(names[0].name) ? Array(names.dropFirst()) : names
    default:
      // The name of an extended type is looked up at file scope, not among the members of the extension.
      return declaration.type.map { resolve($0, in: declaration.fileScope).spelling.components } ?? []
    }
  }

  private func path(ofUnread name: String) -> [TypeSyntax.Component] {
    name.parts(separatedBy: ".").map { .init(name: $0.quotedIfNeeded) }
  }

  /// The path of a declared type with its arguments, each behind the type that declares its parameter, the outermost first.
  func applying(_ arguments: [TypeSyntax], toPathOf declared: Declaration) -> [TypeSyntax.Component] {
    var path = ownPath(declared)
    if arguments.isEmpty { return path }
    var rest = arguments[...]
    let extended = path.count - declaredTypes(around: declared).count - 1
    if extended >= 0 {
      // In an extension of an unread type, the arguments before the ones of the declared types belong to the extended type.
      let count = allParameters(of: declared).count
      path[extended].arguments = Array(rest.dropLast(count))
      rest = rest.suffix(count)
    }
    for (position, type) in zip(path.indices.reversed(), declaredTypes(around: declared)).reversed() {
      // The arguments of a protocol are for its primary associated types, which are no generic parameters.
      let count = type == declared ? rest.count : type.genericParameters.count
      path[position].arguments = Array(rest.prefix(count))
      rest = rest.dropFirst(count)
    }
    return path
  }

  /// The type with this identity, as any file of the target can write it, even if no file does. `protocols` names the unread
  /// types to write with `any`: nothing but such a spelling in the sources shows that an unread type is a protocol.
  func type(_ identity: TypeIdentity, protocols: Set<String> = wellKnownProtocols) -> ResolvedType {
    ResolvedType(identity: identity, spelling: spelling(ofNormal: identity.form, protocols))
  }

  private func spelling(ofNormal identity: TypeSyntax, _ protocols: Set<String>) -> TypeSyntax {
    let spelled = identity.map { spelling(ofNormal: $0, protocols) }
    switch spelled {
    case .declared(let declared, let arguments):
      let type = TypeSyntax.named(applying(arguments, toPathOf: declared))
      return declared.kind == .protocol ? .existential(type) : type
    case .unread("Array", let arguments) where arguments.count == 1: return .array(arguments[0])
    case .unread(let name, let arguments):
      var path = path(ofUnread: name)
      path[path.count - 1].arguments = arguments
      return protocols.contains(name) ? .existential(.named(path)) : .named(path)
    case .composition(let members): return .existential(.composition(members.map(\.core)))
    case .member(let type, let name, let arguments):
      return .named(type.components + [.init(name: name.quotedIfNeeded, arguments: arguments)])
    case .metatype(.existential(let type), "Type"): return .existential(.metatype(type, "Type"))
    case .metatype(let type, _) where type.isExistential: return .metatype(type, "Type")
    default: return spelled
    }
  }

  /// The runtime's `Box` of a type, with its module if the sources read have a type of that name.
  func boxed(_ type: ResolvedType) -> ResolvedType {
    var path = [TypeSyntax.Component(name: "Box", arguments: [type.spelling])]
    if scopes.runtimeNames.isTaken(.box) { path.insert(.init(name: "DIRuntime"), at: 0) }
    return ResolvedType(identity: .boxed(type.identity), spelling: .named(path))
  }
}

extension TypeTable {
  /// The target of an alias, as other files write it; the type itself if it is no alias.
  func expanded(_ type: ResolvedType) -> ResolvedType {
    guard case .named(let path) = type.spelling,
      let named = names[path.last?.name.withoutBackticks ?? ""],
      named.values.contains(where: { !$0.isType })
    else { return type }
    return self.type(type.identity)
  }

  /// The type with aliases of optionals written as optionals, at once and inside an optional.
  func unfolded(_ type: ResolvedType) -> ResolvedType {
    if type.identity.wrapped == nil { return type }
    guard let inner = type.unwrapped else { return expanded(type) }
    let wrapped = unfolded(inner)
    if wrapped.spelling == inner.spelling { return type }
    return ResolvedType(identity: type.identity, spelling: .optional(wrapped.spelling))
  }
}
