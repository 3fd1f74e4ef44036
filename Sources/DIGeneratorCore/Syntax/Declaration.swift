// SPDX-License-Identifier: MIT

/// A declaration as it is written: everything a provider could need, nothing looked up.
///
/// A class, because a run hands thousands of them around; filled in by the reader that makes it and by the model
/// that takes it in, and never changed behind them.
package final class Declaration: @unchecked Sendable {
  package enum Kind: Sendable, CaseIterable {
    case `class`, `struct`, actor, `enum`, `protocol`, `extension`
    case `init`, `func`, `let`, `var`, `case`, `subscript`, `typealias`, `associatedtype`, `import`

    /// The word that introduces it.
    package var word: String { "\(self)" }
  }

  /// The file that it is in.
  package let source: SourceFile
  package let kind: Kind
  /// The name without backticks; `init`, `init?` or `init!`; an import's path; an extended type.
  package var name: String
  package let attributes: [Attribute]
  /// `public`, `private(set)`
  package let modifiers: [String]
  /// What the surrounding `#if`s ask for, outermost first.
  package let conditions: [Condition]
  package var genericParameters: [GenericParameter] = []
  /// What stands behind the colon of a type or an extension.
  var inherits: [TypeSyntax] = []
  package var parameters: [Parameter] = []
  /// A func's result, a property's or alias's type, the type that an extension extends.
  var type: TypeSyntax?
  /// A property's value.
  var value: Expression?
  /// Whether a property is, so that initializers set it; one with an `init` accessor is none.
  var isStored = true
  package var effects = Effects()
  package var directives: [Directive] = []
  /// Directives that may have been meant for it, but are misspelt or misplaced: reported already.
  var attempts: [Directive] = []
  /// The module that an import names: `Foundation` in `struct Foundation.Date`.
  var importedModule = ""
  /// Where its parts stand.
  package var ranges = Ranges()
  /// Whether its where clause asks something of a type, so that it is not there for all.
  var isForSome = false
  /// Whether its signature could be read to the end.
  var isComplete = true
  /// Where the introducing keyword stands.
  let offset: Int
  /// Where a property's name stands, for `let a, b: Int` introduces two by one keyword; of all others, the keyword.
  var nameOffset: Int
  /// Its own number in the model, and its file's.
  var index = 0
  var file = 0
  /// The type or extension around it, which holds it.
  package unowned var parent: Declaration?
  /// What stands directly inside it.
  var members: [Declaration] = []

  // What the table of types says of it, for as long as there is one.

  /// The type that it declares or, as an extension, extends.
  var identity: TypeIdentity?
  /// All that this type is made of: what declares it, and its extensions.
  var parts: [Declaration] = []
  /// The types behind its colon.
  var supertypes: [TypeIdentity] = []
  /// What declares its type again: under another `#if`, or by mistake. What such an alias stands for depends on the
  /// build, so it stands for itself.
  var redeclaration: Declaration?

  init(_ head: DeclarationHead, in source: SourceFile, conditions: [Condition], parent: Declaration?) {
    (self.source, self.conditions, self.parent) = (source, conditions, parent)
    (kind, name, offset, nameOffset) = (head.kind, head.kind.word, head.offset, head.offset)
    (attributes, modifiers) = (head.attributes, head.modifiers)
  }
}

extension Declaration: Hashable {
  package static func == (one: Declaration, other: Declaration) -> Bool { one === other }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// The types and extensions around it, innermost first.
  package var ancestors: [Declaration] { parent.map { [$0] + $0.ancestors } ?? [] }

  /// Its name behind those of what it is in.
  package var qualifiedName: String { (ancestors.reversed() + [self]).map(\.name).joined(separator: ".") }

  /// Parts of a declaration, as offsets in its file.
  package struct Ranges {
    package var type: Range<Int>?
    package var inherits: [Range<Int>] = []
    package var whereClause: Range<Int>?
  }

  /// `@name(arguments)`, the text with its parentheses.
  package struct Attribute: Sendable, Hashable {
    package var name: String
    var arguments: String?
    package var range = 0..<0
    /// Whether it stands under an `#if` of its own.
    var isConditional = false
  }

  package struct GenericParameter: Sendable, Hashable {
    var name: String
    var constraint: TypeSyntax?
    /// Whether it stands for a type, and not for several (`each T`) or a number (`let n: Int`).
    var isType = true
    package var range = 0..<0
  }

  package struct Parameter: Sendable {
    /// What callers write before the colon; `_` for nothing.
    package var label: String
    /// The name inside, where it is another one.
    package var innerName: String?
    var type: TypeSyntax
    /// Where the type and the dots behind it stand.
    package var typeRange: Range<Int>
    var attributes: [Attribute] = []
    package var defaultValue: Expression?
    package var place: Place
    package var directives: [Directive] = []
    var isVariadic = false

    /// What it is called inside; where that is `_`, what callers call it.
    var name: String { innerName.flatMap { $0 == "_" ? nil : $0 } ?? label }
  }

  /// The module that it is compiled into.
  var module: String { source.module }
  /// The introducing keyword's place.
  package var place: Place { source.place(at: offset) }
  /// A property's name's place, of all others the keyword's.
  var namePlace: Place { source.place(at: nameOffset) }

  var isType: Bool {
    switch kind {
    case .class, .struct, .actor, .enum, .protocol: true
    default: false
    }
  }

  /// Whether other declarations can stand in its braces.
  package var hasMembers: Bool { isType || kind == .extension }

  package var isProperty: Bool { kind == .let || kind == .var }
  package var isInit: Bool { kind == .`init` }
  var isFailable: Bool { name == "init?" || name == "init!" }

  func has(_ modifier: String) -> Bool { modifiers.contains(modifier) }
  func has(attribute name: String) -> Bool { attributes.contains { $0.name == name } }

  /// `static`, or `class` in front of a member.
  var isTypeMember: Bool { has("static") || has("class") }
  /// A property of each value of the type around it.
  var isInstanceProperty: Bool { isProperty && !isTypeMember && parent != nil }
  /// `nonisolated`, `nonisolated(unsafe)`, `nonisolated(nonsending)`
  var isNonisolated: Bool { modifiers.contains { $0.hasPrefix("nonisolated") } }

  /// Whether an expression that uses it says `unsafe`. Of `nonisolated(unsafe)` that is true in some language modes
  /// only, and a warning in the others.
  var isUnsafe: Bool { has(attribute: "unsafe") }
}

/// A default or initial value, as far as a reader of syntax can tell what it is.
package struct Expression: Sendable, Hashable {
  enum Kind: Sendable, Hashable {
    case bool, integer, floating, string, `nil`
    /// `[]`, `[1, 2]`, `["a": 1]`: nothing but literals.
    case collection
    /// `.name`, `Type.name`, `name`: nothing but names and dots.
    case path
    /// `Type(…)`: what is called begins with a capital.
    case call(TypeSyntax)
    case other
  }

  var kind: Kind
  package var text: String
}
