// SPDX-License-Identifier: MIT

/// Everything in front of a declaration's name: attributes, modifiers, and the introducing keyword.
struct DeclarationHead {
  private(set) var kind = Declaration.Kind.import
  /// The offset of the keyword.
  private(set) var offset = 0
  private(set) var attributes: [Declaration.Attribute] = []
  private(set) var modifiers: [String] = []
  /// The directives above the declaration; the misplaced ones are apart.
  var directives: [Directive] = []
  var misplacedDirectives: [Directive] = []
  /// The indices of the tokens from the first attribute or modifier to the keyword.
  private(set) var tokens: ClosedRange<Int>

  /// Reads a head and leaves the cursor behind the keyword; nil where none begins here.
  init?(_ cursor: inout TokenCursor) {
    tokens = cursor.index...cursor.index
    // A cheap test, because most words begin no head.
    if case .word = cursor.current.kind, !Self.words.contains(cursor.current.text) { return nil }
    if cursor.index > 0, cursor.isInsideStatement { return nil }
    while true {
      if let attribute = cursor.parseAttribute() {
        attributes.append(attribute)
      } else if let more = cursor.parseConditionalAttributes() {
        attributes += more
      } else if let kind = cursor.introducer {
        self.kind = kind
        offset = cursor.current.start
        tokens = tokens.lowerBound...cursor.index
        cursor.advance()
        return
      } else if let modifier = cursor.takeModifier() {
        modifiers.append(modifier)
      } else {
        return nil
      }
    }
  }

  private static let words = TokenCursor.modifiers.union(TokenCursor.introducers.keys)
}

extension TokenCursor {
  /// `@Name(arguments)`. The parenthesis may follow a space, as was allowed before Swift 6: no declaration begins with a
  /// parenthesis of its own.
  mutating func parseAttribute() -> Declaration.Attribute? {
    let first = index
    // `rethrows` is the only keyword among the names of attributes.
    let isRethrowing = peek().text == "rethrows"
    guard take("@"), let path = isRethrowing ? takeName().map({ [.init(name: $0)] }) : parsePath() else {
      return nil
    }
    let start = index
    if at("(") { skipBalanced() }
    guard let range = range(from: first) else { return nil }
    return Declaration.Attribute(
      name: TypeSyntax.named(path).description, arguments: start < index ? words(from: start) : nil,
      range: range)
  }

  /// An `#if` that contains only attributes, up to its `#endif`; nil where it contains anything else. Also nil for deep
  /// nesting, which keeps the time linear.
  fileprivate mutating func parseConditionalAttributes() -> [Declaration.Attribute]? {
    guard at("#if") else { return nil }
    return attempt { cursor in
      var conditions = OpenConditions()
      var attributes: [Declaration.Attribute] = []
      repeat {
        if var attribute = cursor.parseAttribute() {
          attribute.isConditional = true
          attributes.append(attribute)
        } else if conditions.depth > 3 || !conditions.take(&cursor) {
          return nil
        }
      } while conditions.depth > 0
      return attributes
    }
  }

  fileprivate static let modifiers = """
    public package internal fileprivate private open static class final required convenience override lazy
    weak unowned dynamic optional indirect mutating nonmutating nonisolated isolated distributed async
    prefix infix postfix borrowing consuming sending __consuming _const
    """.words

  /// `public`, `private(set)`, `nonisolated(unsafe)`.
  fileprivate mutating func takeModifier() -> String? {
    guard Self.modifiers.contains(current.text) else { return nil }
    let word = current.text
    let detail = peek(2).text
    advance()
    // Any other content makes this a call: most modifiers may also be names.
    guard at("("), peek(2).text == ")", ["set", "unsafe", "safe", "nonsending"].contains(detail) else {
      return word
    }
    skipBalanced()
    return "\(word)(\(detail))"
  }

  /// Whether the token before the cursor rules out a declaration, as in `a.init`, `a = actor`, `a is open`,
  /// `if let a, let b`, `<let n: Int>`.
  fileprivate var isInsideStatement: Bool {
    switch peek(-1).text {
    case ".": peek(-1).kind == .punctuation
    case ",": true
    case "<": at("let")
    case "?", "!": peek(-2).text == "as"
    case "=": peek(-2).kind != .symbol
    case "is", "as", "if", "guard", "while", "for", "case", "catch": peek(-2).text != "."
    default: false
    }
  }

  fileprivate static let introducers = Dictionary(
    uniqueKeysWithValues: Declaration.Kind.allCases.map { ($0.word, $0) })

  /// The declaration that the word introduces here. Most of Swift's keywords may also be names, so the next token decides.
  fileprivate var introducer: Declaration.Kind? {
    guard let kind = Self.introducers[current.text] else { return nil }
    let next = peek()
    let isIntroducing =
      switch kind {
      case .class: next.isName && !isMember(next)
      case .actor: next.isName && (!next.isFirstOnLine || beginsTypeOverLines)
      case .func: next.kind != .open && next.kind != .close && next.kind != .punctuation
      case .`init`, .subscript: ["(", "?", "!", "<"].contains(next.text)
      default: next.isName || next.text == "(" || next.text == "["
      }
    return isIntroducing ? kind : nil
  }

  /// Whether `actor` declares the name on the next line, rather than being a value with a statement below it.
  private var beginsTypeOverLines: Bool {
    (current.isFirstOnLine || Self.modifiers.contains(peek(-1).text))
      && ["{", ":", "<"].contains(peek(2).text)
  }

  /// `class func`, `class override var`: there `class` is a modifier.
  private func isMember(_ next: Token) -> Bool {
    guard let kind = Self.introducers[next.text] else { return Self.modifiers.contains(next.text) }
    guard kind == .actor else { return true }
    // `class actor {` declares a class, `class actor A {` an actor.
    let name = peek(2)
    return !name.isFirstOnLine && name.isName && name.text != "where"
  }
}

/// Reads the parts of declarations other than types and values.
extension TokenCursor {
  /// `@Attribute label name: Type... = value`
  mutating func parseParameter() -> Declaration.Parameter? {
    var attributes: [Declaration.Attribute] = []
    while at("@") {
      guard let attribute = parseAttribute() else { return nil }
      attributes.append(attribute)
    }
    let place = place
    guard let label = takeName(), case let innerName = takeName(), take(":") else { return nil }
    let start = index
    guard let type = parseType(), case let isVariadic = take("..."), let range = range(from: start) else {
      return nil
    }
    let value = take("=") ? parseExpression(endsWithLine: false) : nil
    return Declaration.Parameter(
      label: label.withoutBackticks, innerName: innerName?.withoutBackticks, type: type, typeRange: range,
      attributes: attributes, defaultValue: value, place: place, isVariadic: isVariadic)
  }

  /// A case's associated value: `name: Type = value`, or the type alone.
  mutating func parseAssociatedValue() -> Declaration.Parameter? {
    if let parameter = attempt({ $0.parseParameter() }) { return parameter }
    let place = place
    return parseType().map { .init(label: "_", type: $0, typeRange: 0..<0, place: place) }
  }

  /// `<T: P, each U, let n: Int>`; empty where there are none.
  mutating func parseGenericParameters() -> [Declaration.GenericParameter] {
    var parameters: [Declaration.GenericParameter] = []
    guard take("<") else { return [] }
    while !take(">"), !isAtEnd {
      let start = index
      while at("@") { _ = parseAttribute() }
      let isType = !(at("each") || at("let")) || !peek().isName
      if !isType { advance() }
      guard let name = takeName() else { break }
      let constraint = take(":") ? parseType() : nil
      guard let range = range(from: start) else { break }
      parameters.append(.init(name: name, constraint: constraint, isType: isType, range: range))
      _ = take(",")
    }
    return parameters
  }

  /// A func's name, which may be an operator.
  mutating func takeFunctionName() -> String {
    let start = index
    if let name = takeName() { return name.withoutBackticks }
    repeat { advance() } while current.kind == .symbol && !current.followsSpace
    // `<<T>` is `<` with a generic parameter.
    if index > start + 1, isName, peek(-1).text == "<" { index -= 1 }
    return text(from: start)
  }

  /// A property's name; empty for a tuple pattern, because a directive cannot provide its names.
  mutating func takePattern() -> String {
    if at("(") { skipBalanced() }
    return takeName()?.withoutBackticks ?? ""
  }

  // MARK: Accessors

  /// Whether a property with the braces ahead is stored, whether it has an `init` accessor, and the effects of its getter.
  func peekAccessors(hasValue: Bool) -> (isStored: Bool, isInitAccessor: Bool, effects: Effects) {
    var inside = self
    var isInitAccessor = false
    var effects = Effects()
    inside.advance()
    while let accessor = inside.takeAccessor() {
      if accessor == "didSet" || accessor == "willSet" { return (true, false, Effects()) }
      if accessor == "init" { isInitAccessor = true }
      let found = inside.parseEffects() ?? Effects()
      if accessor == "get" { effects = found }
      if inside.at("{") { inside.skipBalanced() }
    }
    return (hasValue, isInitAccessor, effects)
  }

  /// Reads `get` or `@A mutating set(value)` up to its effects, and returns the keyword; nil where there is no accessor.
  private mutating func takeAccessor() -> String? {
    while parseAttribute() != nil {}
    while Self.accessorModifiers.contains(current.text) { advance() }
    guard Self.accessors.contains(current.text), let accessor = takeName() else { return nil }
    if at("(") { skipBalanced() }
    return accessor
  }

  private static let accessors = """
    get set didSet willSet init _read _modify read modify borrow mutate unsafeAddress unsafeMutableAddress
    """.words

  private static let accessorModifiers = "mutating nonmutating nonisolated borrowing consuming __consuming"
    .words
}

extension String {
  /// The name without the backticks around it; any other text unchanged.
  var withoutBackticks: String {
    utf8.first == "`" && utf8.last == "`" && utf8.count > 2 ? String(dropFirst().dropLast()) : self
  }
}
