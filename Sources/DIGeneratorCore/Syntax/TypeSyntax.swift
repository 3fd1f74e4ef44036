// SPDX-License-Identifier: MIT

/// A written type. Its normal form is a ``TypeIdentity``, which holds a tree of the same cases: so both share one traversal.
package indirect enum TypeSyntax: Hashable, Sendable {
  /// One part of a path, backticks included: `Bar<Baz>` of `Foo.Bar<Baz>`, `App::Bar` where a module is selected.
  package struct Component: Hashable, Sendable {
    package var name: String
    var arguments: [TypeSyntax] = []
    /// The extended type that was not read and may have the name as a member: generated code takes an alias in an extension of it.
    var outer: String?

    /// The name of the alias.
    var alias: String { "_short_\(name.withoutBackticks)" }
  }

  /// An element of a tuple, or a parameter of a function type.
  package struct Element: Hashable, Sendable {
    var label: String?
    var type: TypeSyntax
    var isVariadic = false
  }

  case named([Component])
  /// Only in normal forms: a type in the sources read. The arguments are for its own parameters and the enclosing types'.
  case declared(Declaration, [TypeSyntax] = [])
  /// Only in normal forms: a type outside the sources read, by its name without the module's.
  case unread(String, [TypeSyntax] = [])
  /// Only in normal forms: a name that several unread modules may have a type for.
  case undecided(String)
  /// Only in normal forms: a generic parameter that each use of a generic provider decides.
  case parameter(String)
  /// Only in normal forms: a member of an unread type that has arguments, as `AsyncStream<Int>.Continuation`; or a member that
  /// a type among the sources lacks.
  case member(TypeSyntax, String, [TypeSyntax] = [])
  case optional(TypeSyntax)
  /// `T!`
  case unwrapped(TypeSyntax)
  case array(TypeSyntax)
  case dictionary(TypeSyntax, TypeSyntax)
  case tuple([Element])
  case function([Element], Effects, TypeSyntax)
  case composition([TypeSyntax])
  /// `some P`
  case opaque(TypeSyntax)
  /// `any P`
  case existential(TypeSyntax)
  /// `T.Type` or `P.Protocol`
  case metatype(TypeSyntax, String)
  /// `~P`
  case suppressed(TypeSyntax)
  /// `each T` or `repeat each T`
  case pack(String, TypeSyntax)
  /// An integer as a generic argument.
  case value(String)
  /// A type behind attributes and specifiers: `@Sendable`, `@escaping`, `inout`, `sending`.
  case prefixed([String], TypeSyntax)
}

/// The effects of a call: `async` and `throws`.
package struct Effects: Hashable, Sendable {
  package var isAsync = false
  var throwing = Throwing.never

  /// `throws`, `throws(E)` or `rethrows`; empty where nothing is thrown.
  package var throwsWord: String { throwing.description }

  /// The words for a signature, each behind a space; empty where there are none.
  var words: String { [isAsync ? "async" : "", throwsWord].map { $0.isEmpty ? "" : " \($0)" }.joined() }
}

/// Whether a call throws, and errors of which type.
enum Throwing: Hashable, CustomStringConvertible {
  case never
  /// `throws`
  case anything
  /// `throws(E)`
  case typed(TypeSyntax)
  case rethrowing

  var description: String {
    switch self {
    case .never: ""
    case .anything: "throws"
    case .typed(let type): "throws(\(type))"
    case .rethrowing: "rethrows"
    }
  }
}

// MARK: - Parts

extension TypeSyntax {
  /// The same type with each direct part replaced: `A` and `B<C>` are the direct parts of `[A: B<C>]`.
  func map(_ change: (TypeSyntax) -> TypeSyntax) -> TypeSyntax {
    func changed(_ element: Element) -> Element {
      Element(label: element.label, type: change(element.type), isVariadic: element.isVariadic)
    }
    switch self {
    case .named(let path):
      return .named(path.map { .init(name: $0.name, arguments: $0.arguments.map(change), outer: $0.outer) })
    case .declared(let type, let arguments): return .declared(type, arguments.map(change))
    case .unread(let name, let arguments): return .unread(name, arguments.map(change))
    case .member(let type, let name, let arguments):
      return .member(change(type), name, arguments.map(change))
    case .optional(let type): return .optional(change(type))
    case .unwrapped(let type): return .unwrapped(change(type))
    case .array(let type): return .array(change(type))
    case .dictionary(let key, let value): return .dictionary(change(key), change(value))
    case .tuple(let elements): return .tuple(elements.map(changed))
    case .function(let parameters, var effects, let result):
      if case .typed(let error) = effects.throwing { effects.throwing = .typed(change(error)) }
      return .function(parameters.map(changed), effects, change(result))
    case .composition(let types): return .composition(types.map(change))
    case .opaque(let type): return .opaque(change(type))
    case .existential(let type): return .existential(change(type))
    case .metatype(let type, let kind): return .metatype(change(type), kind)
    case .suppressed(let type): return .suppressed(change(type))
    case .pack(let keyword, let type): return .pack(keyword, change(type))
    case .undecided, .parameter, .value: return self
    case .prefixed(let prefixes, let type): return .prefixed(prefixes, change(type))
    }
  }

  /// The type with names in place of their aliases, for messages.
  var withoutAliases: TypeSyntax {
    guard case .named(let path) = self else { return map(\.withoutAliases) }
    return .named(path.map { .init(name: $0.name, arguments: $0.arguments.map(\.withoutAliases)) })
  }

  /// The direct parts.
  var children: [TypeSyntax] {
    var children: [TypeSyntax] = []
    _ = map {
      children.append($0)
      return $0
    }
    return children
  }

  /// The same type with other direct parts, in their order.
  func replacingChildren(_ types: [TypeSyntax]) -> TypeSyntax {
    var rest = types[...]
    return map { _ in rest.removeFirst() }
  }

  /// The type itself, and every type inside it.
  var parts: [TypeSyntax] { [self] + children.flatMap(\.parts) }

  /// Every written path inside it.
  package var names: [[Component]] {
    parts.compactMap { if case .named(let path) = $0 { path } else { nil } }
  }

  /// The members of a composition, or the type alone.
  var members: [TypeSyntax] { if case .composition(let members) = self { members } else { [self] } }

  /// The names behind `any`, without modules. They are names of protocols, even where no declaration was read.
  var namesOfProtocols: Set<String> {
    let members = parts.flatMap {
      if case .existential(let type) = $0 { type.members } else { [] as [TypeSyntax] }
    }
    let names = members.compactMap { member in
      let named = if case .metatype(let type, _) = member { type } else { member }
      return named.components.last?.name.withoutBackticks
    }
    return Set(names)
  }
}

// MARK: - Questions

extension TypeSyntax {
  static func name(_ name: String) -> TypeSyntax { .named([Component(name: name)]) }

  static let void = TypeSyntax.tuple([])

  /// The type without `any`, `some`, attributes and specifiers; `T?` for `T!`.
  var core: TypeSyntax {
    switch self {
    case .prefixed(_, let type), .existential(let type), .opaque(let type): type.core
    case .unwrapped(let type): .optional(type)
    default: self
    }
  }

  /// The type as a path that more names can follow: `Array<T>` for `[T]`.
  var components: [Component] {
    switch self {
    case .named(let components): components
    case .array: [Component(name: "Array", arguments: children)]
    case .dictionary: [Component(name: "Dictionary", arguments: children)]
    case .optional: [Component(name: "Optional", arguments: children)]
    default: [Component(name: operand)]
    }
  }

  var isFunction: Bool { if case .function = self { true } else { false } }

  var isExistential: Bool { if case .existential = self { true } else { false } }

  /// Its attributes and specifiers.
  var prefixes: [String] { if case .prefixed(let prefixes, _) = self { prefixes } else { [] } }

  var unprefixed: TypeSyntax { if case .prefixed(_, let type) = self { type } else { self } }

  /// The type without the prefixes that only say how a parameter is passed, such as `inout` and `@escaping`.
  var withoutPassing: TypeSyntax {
    let kept = prefixes.filter { $0.isPartOfType && $0 != "@escaping" }
    return kept.isEmpty ? unprefixed : .prefixed(kept, unprefixed)
  }

  /// `T?`, `T!` or `Optional<T>`.
  var isOptional: Bool {
    guard case .named(let path) = unprefixed else { return isSugaredOptional }
    return path.last?.name == "Optional" && path.last?.arguments.count == 1
  }

  /// `T?` or `T!`: a variable of it is nil at first.
  var isSugaredOptional: Bool {
    switch unprefixed {
    case .optional, .unwrapped: true
    default: false
    }
  }

  /// `T!`
  var isUnwrapped: Bool { if case .unwrapped = unprefixed { true } else { false } }

  /// Whether a `some` is only a part of it, as in `[some P]`.
  var hasNestedOpaque: Bool {
    switch self {
    case .opaque(let type), .prefixed(_, let type): type.hasNestedOpaque
    default: hasOpaque
    }
  }

  var hasOpaque: Bool { parts.contains { if case .opaque = $0 { true } else { false } } }

  /// Whether there is a `_` in it, for which the compiler infers a type.
  var hasPlaceholder: Bool { parts.contains(.name("_")) }

  /// Whether it is `~P`, or a composition of such types only.
  var isSuppressed: Bool {
    switch self {
    case .suppressed: true
    case .composition(let types): types.allSatisfy(\.isSuppressed)
    default: false
    }
  }
}

// MARK: - Spelling

extension TypeSyntax: CustomStringConvertible {
  package var description: String {
    switch self {
    case .named(let components) where components.count == 1: components[0].description
    case .named(let components): components.map(\.description).joined(separator: ".")
    case .declared(let type, let arguments):
      Component(name: "#\(type.index)", arguments: arguments).description
    case .unread(let name, let arguments): Component(name: name, arguments: arguments).description
    case .member(let type, let name, let arguments):
      "\(type).\(Component(name: name, arguments: arguments))"
    case .optional(let type): type.operand + "?"
    case .unwrapped(let type): type.operand + "!"
    case .array(let element): "[\(element)]"
    case .dictionary(let key, let value): "[\(key): \(value)]"
    case .tuple(let elements): Self.list(elements)
    case .function(let parameters, let effects, let result):
      "\(Self.list(parameters))\(effects.words) -> \(result)"
    case .composition(let types):
      types.map { $0.isSuppressed ? "\($0)" : $0.operand }.joined(separator: " & ")
    case .opaque(let type): "some \(type)"
    case .existential(let type): "any \(type)"
    case .metatype(let type, let kind): "\(type.operand).\(kind)"
    case .suppressed(let type): "~\(type)"
    case .pack(let keyword, let type): "\(keyword) \(type)"
    case .undecided(let text), .parameter(let text), .value(let text): text
    case .prefixed(let prefixes, let type): (prefixes + [type.description]).joined(separator: " ")
    }
  }

  /// The type in front of a suffix, in parentheses where the suffix would else apply to a part of it, as in `(any P)?`.
  private var operand: String {
    switch self {
    case .function, .composition, .opaque, .existential, .prefixed, .suppressed, .pack: "(\(self))"
    default: description
    }
  }

  private static func list(_ elements: [Element]) -> String {
    let texts = elements.map { element in
      (element.label.map { "\($0): " } ?? "") + element.type.description + (element.isVariadic ? "..." : "")
    }
    return "(\(texts.commaSeparated))"
  }
}

extension String {
  /// Whether a prefix stays with a type: an attribute or `nonisolated`. Other specifiers only say how a value is passed.
  var isPartOfType: Bool { hasPrefix("@") || hasPrefix("nonisolated") }
}

extension TypeSyntax.Component: CustomStringConvertible {
  package var description: String {
    let name = outer.map { "\($0).\(alias)" } ?? name
    if arguments.isEmpty { return name }
    let list = arguments.map(\.description).commaSeparated
    // Without the space, `<-` would be an operator.
    return list.hasPrefix("-") ? "\(name)< \(list)>" : "\(name)<\(list)>"
  }
}
