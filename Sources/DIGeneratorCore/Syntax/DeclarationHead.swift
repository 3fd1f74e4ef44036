// SPDX-License-Identifier: MIT

/// What stands in front of a declaration's name: attributes, modifiers, and the keyword that introduces it.
///
/// It is handed on and never copied.
struct DeclarationHead: ~Copyable {
  var kind: Declaration.Kind
  /// Where that keyword stands.
  var offset: Int
  /// The attributes, where there are any.
  private(set) var attributes: Attributes?
  var modifiers: [Declaration.Modifier] = []
  /// From the first attribute or modifier to the keyword, as indices of tokens.
  var tokens: ClosedRange<Int>

  /// `static`, or `class` in front of a member.
  var isTypeMember: Bool {
    modifiers.contains { ($0.keyword == .static || $0.keyword == .class) && $0.detail == nil }
  }

  struct Attributes {
    var list: [Declaration.Attribute] = []
    var ranges: [Range<Int>] = []
    /// Those under an `#if` of their own.
    var conditional: [Declaration.ConditionalAttribute] = []
  }

  private init(at cursor: TokenCursor) {
    (kind, offset, tokens) = (.import, cursor.current.start, cursor.index...cursor.index)
  }

  /// Reads a head; nil where none begins here. Leaves the cursor behind the keyword.
  static func read(_ cursor: inout TokenCursor, inEnum: Bool) -> DeclarationHead? {
    // Most words are none that a head begins with.
    if case .word = cursor.current.kind, case .other = cursor.current.keyword { return nil }
    if cursor.index > 0, cursor.isInsideStatement { return nil }
    var head = DeclarationHead(at: cursor)
    guard head.take(&cursor, inEnum: inEnum) else { return nil }
    return head
  }

  private mutating func take(_ cursor: inout TokenCursor, inEnum: Bool) -> Bool {
    let start = cursor.index
    while true {
      if cursor.isPunctuation(.at) {
        let start = cursor.index
        guard let attribute = cursor.parseAttribute(), let range = cursor.range(from: start) else {
          return false
        }
        attributes = attributes ?? Attributes()
        attributes?.list.append(attribute)
        attributes?.ranges.append(range)
      } else if cursor.current.kind == .word {
        if let kind = cursor.introducer(inEnum: inEnum) {
          self.kind = kind
          offset = cursor.current.start
          tokens = start...cursor.index
          cursor.advance()
          return true
        }
        guard let modifier = cursor.takeModifier() else { return false }
        modifiers.append(modifier)
      } else if let more = cursor.parseConditionalAttributes() {
        attributes = attributes ?? Attributes()
        attributes?.conditional += more
      } else {
        return false
      }
    }
  }
}

extension TokenCursor {
  /// `@Name(arguments)`. In front of a declaration nothing else can stand in parentheses, so that before Swift 6 a space
  /// was allowed there.
  mutating func parseAttribute() -> Declaration.Attribute? {
    guard take(.at), let path = parsePath() else { return nil }
    let start = index
    if isPunctuation(.openParenthesis) { skipBalanced() }
    return Declaration.Attribute(
      name: TypeSyntax.named(path).description, arguments: start < index ? text(from: start) : nil)
  }

  /// Reads an `#if` with nothing but attributes in it: which of them count, nobody can tell here. One deep in others
  /// is left alone, which keeps the time linear.
  fileprivate mutating func parseConditionalAttributes() -> [Declaration.ConditionalAttribute]? {
    attempt { cursor in
      var conditions = ConditionStack()
      var attributes: [Declaration.ConditionalAttribute] = []
      guard cursor.isPoundIf, conditions.take(&cursor) else { return nil }
      repeat {
        let start = cursor.current.start
        if cursor.isPunctuation(.at), let attribute = cursor.parseAttribute() {
          attributes.append(.init(attribute: attribute, offset: start))
        } else if cursor.isPoundIf && conditions.depth > 3 || !conditions.take(&cursor) {
          return nil
        }
      } while conditions.isOpen
      return attributes
    }
  }

  private var isPoundIf: Bool { current.kind == .poundWord && text(current) == "#if" }

  /// `public`, `private(set)`, `nonisolated(unsafe)`.
  fileprivate mutating func takeModifier() -> Declaration.Modifier? {
    let word = keyword
    guard word.isModifier else { return nil }
    advance()
    // What holds anything else is a call: most modifiers may also be names.
    guard isPunctuation(.openParenthesis), peek(2).byte == .closeParenthesis, peek().keyword.isDetail else {
      return Declaration.Modifier(keyword: word)
    }
    defer { skipBalanced() }
    return Declaration.Modifier(keyword: word, detail: peek().keyword)
  }

  /// Whether what stands before the cursor asks for a name or a value: `a.init`, `a = actor`, `a is open`.
  fileprivate var isInsideStatement: Bool {
    let previous = peek(-1)
    return previous.isDot || previous.kind == .equal
      || (previous.keyword == .is || previous.keyword == .as) && !peek(-2).isDot
  }

  /// What the word introduces here: most of Swift's keywords may also be names, so the next token decides.
  fileprivate func introducer(inEnum: Bool) -> Declaration.Kind? {
    guard let kind = Declaration.Kind(keyword) else { return nil }
    let next = peek()
    switch kind {
    case .class: return next.isName && !isMember(next) ? kind : nil
    case .actor: return next.isName && (!next.isFirstOnLine || beginsTypeOverLines) ? kind : nil
    case .macro: return next.isName && !next.isFirstOnLine ? kind : nil
    case .struct, .enum, .protocol, .extension, .typealias, .associatedtype, .import, .precedencegroup:
      return next.isName || next.byte == .openParenthesis || next.byte == .openBracket ? kind : nil
    case .operator: return [.symbol, .doubleEqual, .ellipsis].contains(next.kind) ? kind : nil
    case .func: return next.isName || next.kind != .punctuation ? kind : nil
    case .let, .var: return next.isName || next.byte == .openParenthesis ? kind : nil
    case .`init`: return [.openParenthesis, .question, .exclamation, .less].contains(next.byte) ? kind : nil
    case .subscript: return [.openParenthesis, .less].contains(next.byte) ? kind : nil
    case .case: return inEnum && next.isName ? kind : nil
    case .deinit: return kind
    }
  }

  /// Whether the name below `actor` is an actor's, and not what follows a value of that name.
  private var beginsTypeOverLines: Bool {
    (current.isFirstOnLine || peek(-1).keyword.isModifier)
      && [.openBrace, .colon, .less].contains(peek(2).byte)
  }

  /// `class func`, `class override var`: there `class` is a modifier.
  private func isMember(_ next: Token) -> Bool {
    guard let kind = Declaration.Kind(next.keyword) else { return next.keyword.isModifier }
    guard kind == .actor || kind == .macro else { return true }
    // `class actor {` declares a class, `class actor A {` an actor.
    let name = peek(2)
    return !name.isFirstOnLine && name.isName && name.keyword != .where
  }
}

extension Declaration.Kind {
  /// What a keyword introduces, where it introduces something.
  fileprivate init?(_ keyword: Keyword) {
    switch keyword {
    case .class: self = .class
    case .struct: self = .struct
    case .actor: self = .actor
    case .enum: self = .enum
    case .protocol: self = .protocol
    case .extension: self = .extension
    case .`init`: self = .`init`
    case .func: self = .func
    case .let: self = .let
    case .var: self = .var
    case .subscript: self = .subscript
    case .typealias: self = .typealias
    case .associatedtype: self = .associatedtype
    case .import: self = .import
    case .case: self = .case
    case .macro: self = .macro
    case .operator: self = .operator
    case .precedencegroup: self = .precedencegroup
    case .deinit: self = .deinit
    default: return nil
    }
  }
}

extension Keyword {
  /// What may stand in a modifier's parentheses.
  fileprivate var isDetail: Bool { self == .set || self == .unsafe || self == .safe || self == .nonsending }

  fileprivate var isModifier: Bool {
    switch self {
    case .public, .package, .internal, .fileprivate, .private, .open, .static, .class, .final, .required,
      .convenience, .override, .lazy, .weak, .unowned, .dynamic, .optional, .indirect, .mutating,
      .nonmutating, .nonisolated, .isolated, .distributed, .async, .prefix, .infix, .postfix, .borrowing,
      .consuming, .sending, .legacyConsuming, .constant:
      true
    default: false
    }
  }
}
