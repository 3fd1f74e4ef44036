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
    // No type that people write is deeper, and no chain of aliases longer.
    guard depth < 60 else { return ResolvedType(identity: .unread(type.description), spelling: type) }
    if case .named(let path) = type { return resolve(path, in: scope, depth: depth + 1) }
    let parts = type.children.map { resolve($0, in: scope, depth: depth + 1) }
    let spelling = type.replacingChildren(parts.map(\.spelling))
    // `any P.Type` is another type than `(any P).Type`, which was `P.Protocol` once.
    let isOfExistential = if case .metatype(.existential, "Type") = type { true } else { false }
    let form = isOfExistential ? .metatype(type.children[0], "Protocol") : type
    let isUnwrapped = if case .unwrapped = type { true } else { false }
    return ResolvedType(
      identity: form.replacingChildren(parts.map(\.identity)).normalized,
      spelling: isUnwrapped ? .optional(spelling.children[0]) : spelling)
  }

  /// The normal form of a type as it is written.
  func identity(of type: TypeSyntax, in scope: Scope) -> TypeIdentity { resolve(type, in: scope).identity }
}

// MARK: - Spellings of normal forms

extension TypeTable {
  /// How any file of the target can write a declared or extended type.
  func ownPath(_ declaration: Declaration) -> [TypeSyntax.Component] {
    let name = TypeSyntax.Component(name: declaration.name.quotedIfNeeded)
    if declaration.isNamedType, let parent = declaration.parent { return ownPath(parent) + [name] }
    switch declaration.identity {
    case .declared(let first, _)? where first != declaration: return ownPath(first)
    case .declared?:
      // `Maker` is a generic parameter where keys are declared.
      let isAmbiguous = declaration.name == "Maker" || ambiguousNames.contains(declaration.name)
      return isAmbiguous ? [.init(name: declaration.module.quotedIfNeeded), name] : [name]
    case .unread(let name, _)?:
      let names = path(ofUnread: name)
      return names.count > 1 && modules.contains(names[0].name) ? Array(names.dropFirst()) : names
    default:
      // What an extension extends does not mean what is inside of it, whatever names that has.
      return declaration.type.map { resolve($0, in: declaration.fileScope).spelling.components } ?? []
    }
  }

  private func path(ofUnread name: String) -> [TypeSyntax.Component] {
    name.split(separator: ".").map { .init(name: String($0).quotedIfNeeded) }
  }

  /// The path of a declared type with its arguments, each where its parameter is declared, the outermost first.
  func applying(_ arguments: [TypeSyntax], toPathOf declared: Declaration) -> [TypeSyntax.Component] {
    var path = ownPath(declared)
    var rest = arguments[...]
    let extended = path.count - declared.declaredTypes.count - 1
    if extended >= 0 {
      // In an extension of a type that is not read all but its own are that type's.
      path[extended].arguments = Array(rest.dropLast(declared.allParameters.count))
      rest = rest.suffix(declared.allParameters.count)
    }
    for (position, type) in zip(path.indices.reversed(), declared.declaredTypes).reversed() {
      // A protocol's are its primary associated types.
      let count = type == declared ? rest.count : type.genericParameters.count
      path[position].arguments = Array(rest.prefix(count))
      rest = rest.dropFirst(count)
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

  /// The runtime's `Box` of a type, named so that it cannot be taken for another one of that name.
  func boxed(_ type: ResolvedType) -> ResolvedType {
    var path = [TypeSyntax.Component(name: "Box", arguments: [type.spelling])]
    if runtimeNames.isTaken(.box) { path.insert(.init(name: "DIRuntime"), at: 0) }
    return ResolvedType(identity: .boxed(type.identity), spelling: .named(path))
  }
}

extension TypeTable {
  /// The type that an alias stands for, as others write it; the type itself where it is none.
  func expanded(_ type: ResolvedType) -> ResolvedType {
    guard case .named(let path) = type.spelling, let named = names[path.last?.name.withoutBackticks ?? ""],
      named.values.contains(where: { $0.kind == .typealias })
    else { return type }
    return self.type(type.identity)
  }
}
