// SPDX-License-Identifier: MIT

/// A declaration as it is written: everything a provider could need, nothing looked up.
struct Declaration: Sendable {
  enum Kind: String, Sendable {
    case `class`, `struct`, actor, `enum`, `protocol`, `extension`
    case `init`, `func`, `let`, `var`, `subscript`
    case `typealias`, `associatedtype`, `import`, `case`, macro, `operator`, `precedencegroup`, `deinit`
  }

  var kind: Kind
  /// The name without backticks; `init`, `init?` or `init!`; an import's path; an extended type.
  var name: String
  /// The introducing keyword's place.
  var place: Place
  /// A property's name's place: `let a, b: Int` introduces two by one keyword.
  var namePlace: Place?
  var attributes: [Attribute] = []
  var modifiers: [String] = []
  var genericParameters: [GenericParameter] = []
  /// What stands behind the colon of a type or an extension.
  var inherits: [TypeSyntax] = []
  var parameters: [Parameter] = []
  var effects = Effects()
  /// A func's result, a property's or alias's type, the type that an extension extends.
  var type: TypeSyntax?
  /// A property's value.
  var value: Expression?
  var storage = Storage.stored
  /// What the surrounding `#if`s ask for, outermost first.
  var conditions: [String] = []
  var directives: [Directive] = []
  /// What was meant to be a `@provide` of this declaration, but is misspelt or too far above: reported already.
  var attempts: [Directive] = []
  /// The index of the type or extension around it.
  var parent: Int?
  /// The module and file that it is in.
  var module: String
  var file: Int
  /// Whether its signature could be read to the end.
  var isComplete = true
  /// Where its parts stand, for those who want them as they are written.
  var ranges = Ranges()
}

extension Declaration {
  enum Storage: Sendable {
    case stored, computed
  }

  /// Parts of a declaration, as offsets in its file.
  struct Ranges: Sendable {
    var type: Range<Int>?
    var attributes: [Range<Int>] = []
    var genericParameters: [Range<Int>] = []
    var inherits: [Range<Int>] = []
    var whereClause: Range<Int>?
  }

  /// `@name(arguments)`, the text with its parentheses.
  struct Attribute: Sendable, Hashable {
    var name: String
    var arguments: String?
  }

  struct GenericParameter: Sendable, Hashable {
    var name: String
    var constraint: TypeSyntax?
  }

  struct Parameter: Sendable {
    /// What callers write before the colon; `_` for nothing.
    var label: String
    /// The name inside, where it is another one.
    var innerName: String?
    var type: TypeSyntax
    /// Where the type and the dots behind it stand.
    var typeRange: Range<Int>
    var isVariadic = false
    var attributes: [Attribute] = []
    var defaultValue: Expression?
    var place: Place
    var directives: [Directive] = []
    /// Whether a directive above it was meant for it, which was reported: nobody should miss a provider too.
    var isDisputed = false

    var name: String { innerName ?? label }
  }

  var isType: Bool {
    switch kind {
    case .class, .struct, .actor, .enum, .protocol: true
    default: false
    }
  }

  /// Whether other declarations can stand in its braces.
  var hasMembers: Bool { isType || kind == .extension }

  var isProperty: Bool { kind == .let || kind == .var }
  var isInit: Bool { kind == .`init` }
  var isFailable: Bool { name == "init?" || name == "init!" }

  func has(_ modifier: String) -> Bool { modifiers.contains(modifier) }

  /// `static`, or `class` in front of a member.
  var isTypeMember: Bool { has("static") || has("class") }
}

/// A default or initial value, as far as a reader of syntax can tell what it is.
struct Expression: Sendable, Hashable {
  enum Kind: Sendable, Hashable {
    case bool, integer, floating, string, `nil`
    /// `[]`, `[1, 2]`, `["a": 1]`: nothing but literals.
    case collection
    /// `.name`, `Type.name`, `name`: nothing but names and dots.
    case path
    case other
  }

  var kind: Kind
  var text: String
  /// Where it stands; nil for one that nobody has written.
  var range: Range<Int>?
}
