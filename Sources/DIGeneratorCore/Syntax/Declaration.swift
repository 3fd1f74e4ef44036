// SPDX-License-Identifier: MIT

/// A declaration as it is written: everything that a provider may need of it, with no name resolved.
///
/// A class, because a run passes thousands of them around. Its reader fills it in and the source model numbers it; later
/// stages only read it.
package final class Declaration: @unchecked Sendable {
  package enum Kind: String, Sendable, CaseIterable {
    case `class`, `struct`, actor, `enum`, `protocol`, `extension`
    case `init`, `func`, `let`, `var`, `case`, `subscript`, `typealias`, `associatedtype`, `import`

    /// The keyword that introduces the declaration.
    package var word: String { rawValue }
  }

  /// The file that contains it.
  package let source: SourceFile
  package let kind: Kind
  /// `init`, `init?` or `init!` for an initializer, the path for an import, the extended type for an extension; else the
  /// name without backticks.
  package var name: String
  package let attributes: [Attribute]
  /// `public`, `private(set)`
  package let modifiers: [String]
  /// The conditions of the surrounding `#if`s, outermost first.
  package let conditions: [Condition]
  package var genericParameters: [GenericParameter] = []
  /// Whether it is a protocol with primary associated types.
  var isParameterized = false
  /// The types behind the colon: superclass, protocols, constraints.
  package var inherits: [TypeSyntax] = []
  package var parameters: [Parameter] = []
  /// A func's result, a property's or alias's type, the type that an extension extends.
  package var type: TypeSyntax?
  /// A property's initial value.
  package var value: Expression?
  /// Whether a property is stored, so that memberwise initializers set it. One with an `init` accessor and no initial value
  /// is not.
  var isStored = true
  /// Whether a property has an `init` accessor, which memberwise initializers call in place of the properties that it sets.
  var hasInitAccessor = false
  package var effects = Effects()
  package var directives: [Directive] = []
  /// Misspelt or misplaced directives that may have been meant for this declaration. Each is reported already.
  var misplacedDirectives: [Directive] = []
  /// The module that an import names: `Foundation` of `import struct Foundation.Date`.
  package var importedModule = ""
  /// The offsets of its parts.
  package var ranges = Ranges()
  /// Whether its where clause constrains a type, so that it applies to some uses of a generic type only.
  var isConstrained = false
  /// Whether its signature was read to the end.
  var isComplete = true
  /// The offset of the introducing keyword.
  let offset: Int
  /// The offset of a property's or case's name, because `let a, b: Int` introduces two by one keyword; the keyword's for all
  /// others.
  var nameOffset: Int
  /// Its number in the model; `file` is the number of its file.
  var index = 0
  var file = 0
  /// The enclosing type or extension; unowned, because its members keep this declaration.
  package unowned let parent: Declaration?
  /// The declarations directly inside it.
  var members: [Declaration] = []

  init(_ head: DeclarationHead, in source: SourceFile, conditions: [Condition], parent: Declaration?) {
    self.source = source
    self.conditions = conditions
    self.parent = parent
    kind = head.kind
    name = head.kind.word
    offset = head.offset
    nameOffset = head.offset
    attributes = head.attributes
    modifiers = head.modifiers
    directives = head.directives
    misplacedDirectives = head.misplacedDirectives
  }
}

extension Declaration: Hashable {
  package static func == (one: Declaration, other: Declaration) -> Bool { one === other }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// The enclosing types and extensions, innermost first.
  package var ancestors: [Declaration] { parent?.withAncestors ?? [] }

  /// The declaration, and the enclosing types and extensions, innermost first.
  var withAncestors: [Declaration] { [self] + ancestors }

  /// The names of the enclosing types and its own, joined by dots.
  package var qualifiedName: String { withAncestors.reversed().map(\.name).joined(separator: ".") }

  /// Parts of a declaration, as offsets in its file.
  package struct Ranges {
    package var type: Range<Int>?
    package var inherits: [Range<Int>] = []
    package var whereClause: Range<Int>?
  }

  /// `@name(arguments)`; the arguments include the parentheses.
  package struct Attribute: Sendable, Hashable {
    package var name: String
    package var arguments: String?
    package var range = 0..<0
    /// Whether an `#if` surrounds this attribute and not the whole declaration.
    var isConditional = false
  }

  package struct GenericParameter: Sendable, Hashable {
    package var name: String
    var constraint: TypeSyntax?
    /// Whether it stands for one type. A pack (`each T`) and a number (`let n: Int`) do not.
    var isType = true
    package var range = 0..<0
  }

  package struct Parameter: Sendable {
    /// The argument label; `_` for none.
    package var label: String
    /// The second name, where there is one: the name inside the body.
    package var innerName: String?
    var type: TypeSyntax
    /// The offsets of the type and of the dots behind it.
    package var typeRange: Range<Int>
    var attributes: [Attribute] = []
    package var defaultValue: Expression?
    package var place: Place
    package var directives: [Directive] = []
    var isVariadic = false

    /// The name inside the body; where that is `_`, the label.
    var name: String { innerName.flatMap { $0 == "_" ? nil : $0 } ?? label }
  }

  /// The module that compiles it.
  package var module: String { source.module }
  /// The place of the introducing keyword.
  package var place: Place { source.place(at: offset) }
  /// The place of a property's or case's name; of the keyword for all others.
  package var namePlace: Place { source.place(at: nameOffset) }

  var isType: Bool {
    switch kind {
    case .class, .struct, .actor, .enum, .protocol: true
    default: false
    }
  }

  /// Whether it declares a name for a type.
  package var isNamedType: Bool { isType || kind == .typealias || kind == .associatedtype }

  /// Whether its braces can contain declarations.
  package var hasMembers: Bool { isType || kind == .extension }

  package var isProperty: Bool { kind == .let || kind == .var }
  package var isInit: Bool { kind == .`init` }
  var isFailable: Bool { name == "init?" || name == "init!" }

  func has(_ modifier: String) -> Bool { modifiers.contains(modifier) }
  func has(attribute name: String) -> Bool { attributes.contains { $0.name == name } }

  /// `static`, or `class` in front of a member.
  var isTypeMember: Bool { has("static") || has("class") }
  /// Whether it is a property of the values of the enclosing type.
  var isInstanceProperty: Bool { isProperty && !isTypeMember && parent != nil }
  /// `nonisolated`, `nonisolated(unsafe)`, `nonisolated(nonsending)`
  var isNonisolated: Bool { modifiers.contains { $0.hasPrefix("nonisolated") } }

  /// Whether its uses must be marked `unsafe`. `nonisolated(unsafe)` does not count: only some language modes ask for the
  /// mark then, and the others warn about it.
  var isUnsafe: Bool { has(attribute: "unsafe") }
}

/// A default or initial value, with its kind as far as syntax alone tells it.
package struct Expression: Sendable, Hashable {
  enum Kind: Hashable {
    case bool, integer, floating, string, `nil`
    /// `[]`, `[1, 2]`, `["a": 1]`: literals only.
    case collection
    /// `.name`, `Type.name`, `name`: names and dots only.
    case path
    /// `Type(…)`: a call of a name that begins with a capital.
    case call(TypeSyntax)
    case other
  }

  var kind: Kind
  package var text: String
}
