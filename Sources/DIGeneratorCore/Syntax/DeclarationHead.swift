// SPDX-License-Identifier: MIT

/// What stands in front of a declaration's name: attributes, modifiers, and the keyword that introduces it.
struct DeclarationHead {
  private(set) var kind = Declaration.Kind.import
  /// Where that keyword stands.
  private(set) var offset = 0
  private(set) var attributes: [Declaration.Attribute] = []
  /// Those under an `#if` of their own.
  private(set) var conditionalAttributes: [Declaration.Attribute] = []
  private(set) var modifiers: [String] = []
  /// From the first attribute or modifier to the keyword, as indices of tokens.
  private(set) var tokens: ClosedRange<Int>

  /// Reads a head; nil where none begins here. Leaves the cursor behind the keyword.
  init?(_ cursor: inout TokenCursor, inEnum: Bool) {
    tokens = cursor.index...cursor.index
    // Most words are none that a head begins with.
    if case .word = cursor.current.kind, !Self.words.contains(cursor.current.text) { return nil }
    if cursor.index > 0, cursor.isInsideStatement { return nil }
    while true {
      if let attribute = cursor.parseAttribute() {
        attributes.append(attribute)
      } else if let kind = cursor.introducer(inEnum: inEnum) {
        (self.kind, offset) = (kind, cursor.current.start)
        tokens = tokens.lowerBound...cursor.index
        cursor.advance()
        return
      } else if let modifier = cursor.takeModifier() {
        modifiers.append(modifier)
      } else if let more = cursor.parseConditionalAttributes() {
        conditionalAttributes += more
      } else {
        return nil
      }
    }
  }

  private static let words = TokenCursor.modifiers.union(TokenCursor.introducers.keys)
}

extension TokenCursor {
  /// `@Name(arguments)`. In front of a declaration nothing else can stand in parentheses, so that before Swift 6 a space
  /// was allowed there.
  mutating func parseAttribute() -> Declaration.Attribute? {
    let first = index
    guard take("@"), let path = parsePath() else { return nil }
    let start = index
    if at("(") { skipBalanced() }
    guard let range = range(from: first) else { return nil }
    return Declaration.Attribute(
      name: TypeSyntax.named(path).description, arguments: start < index ? text(from: start) : nil,
      range: range)
  }

  /// Reads an `#if` with nothing but attributes in it: which of them count, nobody can tell here. One deep in others
  /// is left alone, which keeps the time linear.
  fileprivate mutating func parseConditionalAttributes() -> [Declaration.Attribute]? {
    attempt { cursor in
      var conditions = ConditionStack()
      var attributes: [Declaration.Attribute] = []
      guard cursor.at("#if"), conditions.take(&cursor) else { return nil }
      repeat {
        if let attribute = cursor.parseAttribute() {
          attributes.append(attribute)
        } else if cursor.at("#if") && conditions.depth > 3 || !conditions.take(&cursor) {
          return nil
        }
      } while conditions.isOpen
      return attributes
    }
  }

  fileprivate static let modifiers: Set = [
    "public", "package", "internal", "fileprivate", "private", "open", "static", "class", "final", "required",
    "convenience", "override", "lazy", "weak", "unowned", "dynamic", "optional", "indirect", "mutating",
    "nonmutating", "nonisolated", "isolated", "distributed", "async", "prefix", "infix", "postfix",
    "borrowing",
    "consuming", "sending", "__consuming", "_const",
  ]

  /// `public`, `private(set)`, `nonisolated(unsafe)`.
  fileprivate mutating func takeModifier() -> String? {
    guard Self.modifiers.contains(current.text) else { return nil }
    let (word, detail) = (current.text, peek(2).text)
    advance()
    // What holds anything else is a call: most modifiers may also be names.
    guard at("("), peek(2).text == ")", ["set", "unsafe", "safe", "nonsending"].contains(detail) else {
      return word
    }
    skipBalanced()
    return "\(word)(\(detail))"
  }

  /// Whether what stands before the cursor asks for a name or a value: `a.init`, `a = actor`, `a is open`.
  fileprivate var isInsideStatement: Bool {
    switch peek(-1).text {
    case ".": peek(-1).kind == .punctuation
    case "=": peek(-2).kind != .symbol
    case "is", "as": peek(-2).text != "."
    default: false
    }
  }

  fileprivate static let introducers = Dictionary(
    uniqueKeysWithValues: Declaration.Kind.allCases.map { ($0.rawValue, $0) })

  /// What the word introduces here: most of Swift's keywords may also be names, so the next token decides.
  fileprivate func introducer(inEnum: Bool) -> Declaration.Kind? {
    guard let kind = Self.introducers[current.text] else { return nil }
    let next = peek()
    let isIntroducing =
      switch kind {
      case .class: next.isName && !isMember(next)
      case .actor: next.isName && (!next.isFirstOnLine || beginsTypeOverLines)
      case .macro: next.isName && !next.isFirstOnLine
      case .struct, .enum, .protocol, .extension, .typealias, .associatedtype, .import, .precedencegroup:
        next.isName || next.text == "(" || next.text == "["
      case .operator: next.kind == .symbol || next.text == "." || next.isName && !next.isFirstOnLine
      case .func: next.kind != .open && next.kind != .close && next.kind != .punctuation
      case .let, .var: next.isName || next.text == "("
      case .`init`: ["(", "?", "!", "<"].contains(next.text)
      case .subscript: ["(", "<"].contains(next.text)
      case .case: inEnum && next.isName
      case .deinit: true
      }
    return isIntroducing ? kind : nil
  }

  /// Whether the name below `actor` is an actor's, and not what follows a value of that name.
  private var beginsTypeOverLines: Bool {
    (current.isFirstOnLine || Self.modifiers.contains(peek(-1).text))
      && ["{", ":", "<"].contains(peek(2).text)
  }

  /// `class func`, `class override var`: there `class` is a modifier.
  private func isMember(_ next: Token) -> Bool {
    guard let kind = Self.introducers[next.text] else { return Self.modifiers.contains(next.text) }
    guard kind == .actor || kind == .macro else { return true }
    // `class actor {` declares a class, `class actor A {` an actor.
    let name = peek(2)
    return !name.isFirstOnLine && name.isName && name.text != "where"
  }
}
