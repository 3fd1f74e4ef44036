// SPDX-License-Identifier: MIT

/// A type as it is written, without white space, comments and needless parentheses.
///
/// No case holds more than a pointer, which is all that a type takes.
enum TypeSyntax: Hashable, Sendable {
  /// A name between dots, with its generic arguments.
  struct Component: Hashable, Sendable {
    var name: String
    var arguments: [TypeSyntax] = []
  }

  /// An element of a tuple, or a parameter of a function type.
  struct Element: Hashable, Sendable {
    var label: String?
    var type: TypeSyntax
    var isVariadic = false
  }

  /// `A.B<C>`
  case named([Component])
  /// `T?`
  indirect case optional(TypeSyntax)
  /// `T!`
  indirect case unwrapped(TypeSyntax)
  /// `[T]`
  indirect case array(TypeSyntax)
  /// `[K: V]`
  indirect case dictionary(TypeSyntax, TypeSyntax)
  /// `[3 of T]`
  indirect case inlineArray(TypeSyntax, TypeSyntax)
  /// `(A, b: B)`; the empty one is `Void`
  case tuple([Element])
  /// `(A) async throws -> B`
  indirect case function([Element], Effects, TypeSyntax)
  /// `P & Q`
  case composition([TypeSyntax])
  /// `some P`
  indirect case opaque(TypeSyntax)
  /// `any P`
  indirect case existential(TypeSyntax)
  /// `T.Type`, `T.Protocol`
  indirect case metatype(TypeSyntax, String)
  /// `~Copyable`
  indirect case suppressed(TypeSyntax)
  /// `each T`, `repeat T`
  indirect case pack(String, TypeSyntax)
  /// An integer among generic arguments; the empty text where a pack has none.
  indirect case value(String)
  /// What stands before a type: `@Sendable`, `@escaping`, `inout`, `sending`.
  indirect case prefixed([String], TypeSyntax)
}

/// What calling something may involve.
package struct Effects: Hashable, Sendable {
  package var isAsync = false
  var throwing = Throwing.never

  /// `throws`, `throws(E)` or `rethrows`; empty where nothing is thrown.
  package var throwsWord: String { throwing.description }
}

/// Whether and what something throws.
indirect enum Throwing: Hashable, Sendable {
  case never
  /// `throws`
  case anything
  /// `throws(E)`
  case typed(TypeSyntax)
  case rethrowing

  fileprivate var types: [TypeSyntax] { if case .typed(let error) = self { [error] } else { [] } }
}

extension TypeSyntax {
  /// A plain name.
  static func name(_ name: String) -> TypeSyntax { .named([Component(name: name)]) }

  static let void = TypeSyntax.tuple([])

  /// The type without what stands before it, `any`, `some` and `!` included: what a value of it is asked by.
  var core: TypeSyntax {
    switch self {
    case .prefixed(_, let type), .existential(let type), .opaque(let type): type.core
    case .unwrapped(let type): .optional(type)
    default: self
    }
  }

  /// The type as the beginning of a longer name, as in `[Int].Index`; for one that has no members, its text.
  var components: [Component] {
    switch self {
    case .named(let components): components
    case .array(let element): [Component(name: "Array", arguments: [element])]
    case .dictionary(let key, let value): [Component(name: "Dictionary", arguments: [key, value])]
    case .optional(let type): [Component(name: "Optional", arguments: [type])]
    case .inlineArray(let count, let element): [Component(name: "InlineArray", arguments: [count, element])]
    default: [Component(name: operand)]
    }
  }

  /// `any P`
  var isExistential: Bool { if case .existential = self { true } else { false } }

  /// The attributes and specifiers before the type.
  var prefixes: [String] {
    if case .prefixed(let prefixes, _) = self { prefixes } else { [] }
  }

  /// The type without those.
  var unprefixed: TypeSyntax { if case .prefixed(_, let type) = self { type } else { self } }

  /// The type without what only says how a value of it is passed: `@escaping`, `sending` and their like.
  var withoutPassing: TypeSyntax {
    guard case .prefixed(let prefixes, let type) = self else { return self }
    let kept = prefixes.filter { $0.isPartOfType && $0 != "@escaping" }
    return kept.isEmpty ? type : .prefixed(kept, type)
  }

  var isOptional: Bool {
    switch self {
    case .optional, .unwrapped: true
    case .prefixed(_, let type): type.isOptional
    case .named(let components): components.last?.name == "Optional" && components.last?.arguments.count == 1
    default: false
    }
  }

  /// `T?` or `T!`, but not `Optional<T>`.
  var isSugaredOptional: Bool {
    switch self {
    case .optional, .unwrapped: true
    case .prefixed(_, let type): type.isSugaredOptional
    default: false
    }
  }

  /// Whether `some` stands anywhere but in front of the whole.
  var hasNestedOpaque: Bool {
    switch self {
    case .opaque(let type), .prefixed(_, let type): type.hasNestedOpaque
    default: hasOpaque
    }
  }

  var hasOpaque: Bool {
    if case .opaque = self { true } else { children.contains(where: \.hasOpaque) }
  }

  /// Whether `_` stands in it for something, as in `[_]`.
  var hasPlaceholder: Bool { self == .name("_") || children.contains(where: \.hasPlaceholder) }

  /// `each T`, `repeat T`
  var isPack: Bool { if case .pack = self { true } else { false } }

  /// `~Copyable`, `~Copyable & ~Escapable`
  var isSuppressed: Bool {
    switch self {
    case .suppressed: true
    case .composition(let types): types.allSatisfy(\.isSuppressed)
    default: false
    }
  }

  /// Every name in the type, generic arguments included.
  var names: [[Component]] {
    let inner = children.flatMap(\.names)
    return if case .named(let components) = self { [components] + inner } else { inner }
  }

  /// The types that it is put together from.
  var children: [TypeSyntax] {
    switch self {
    case .named(let components): components.flatMap(\.arguments)
    case .optional(let type), .unwrapped(let type), .array(let type), .opaque(let type),
      .existential(let type), .metatype(let type, _), .suppressed(let type), .pack(_, let type),
      .prefixed(_, let type):
      [type]
    case .dictionary(let left, let right), .inlineArray(let left, let right): [left, right]
    case .tuple(let elements): elements.map(\.type)
    case .function(let elements, let effects, let result):
      elements.map(\.type) + [result] + effects.throwing.types
    case .composition(let types): types
    case .value: []
    }
  }

  /// `T!`
  var isUnwrapped: Bool {
    switch self {
    case .unwrapped: true
    case .prefixed(_, let type): type.isUnwrapped
    default: false
    }
  }
}

// MARK: - Text

extension TypeSyntax: CustomStringConvertible {
  /// The type in the usual spacing.
  var description: String {
    switch self {
    case .named(let components) where components.count == 1: components[0].description
    case .named(let components): components.map(\.description).joined(separator: ".")
    case .optional(let type): type.operand + "?"
    case .unwrapped(let type): type.operand + "!"
    case .array(let element): "[\(element)]"
    case .dictionary(let key, let value): "[\(key): \(value)]"
    case .inlineArray(let count, let element): "[\(count) of \(element)]"
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
    case .value(let text): text
    case .prefixed(let prefixes, let type): (prefixes + [type.description]).joined(separator: " ")
    }
  }

  /// The type where something is attached to it, in parentheses where it needs them.
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
    return "(\(texts.joined(separator: ", ")))"
  }
}

extension String {
  /// Whether what stands before a type makes it another one, as attributes and `nonisolated(nonsending)` do of a function's,
  /// and does not only say how a value is passed.
  var isPartOfType: Bool { hasPrefix("@") || hasPrefix("nonisolated") }
}

extension TypeSyntax.Component: CustomStringConvertible {
  var description: String {
    if arguments.isEmpty { return name }
    let list = arguments.map(\.description).joined(separator: ", ")
    // In an expression `<-` is an operator.
    return list.hasPrefix("-") ? "\(name)< \(list)>" : "\(name)<\(list)>"
  }
}

extension Effects {
  /// The effects as a signature says them, each word with a space in front.
  var words: String {
    let async = isAsync ? " async" : ""
    return if case .never = throwing { async } else { "\(async) \(throwing.description)" }
  }
}

extension Throwing: CustomStringConvertible {
  var description: String {
    switch self {
    case .never: ""
    case .anything: "throws"
    case .typed(let type): "throws(\(type))"
    case .rethrowing: "rethrows"
    }
  }
}
