// SPDX-License-Identifier: MIT

/// The parts that declarations are made of, other than types.
extension TokenCursor {
  /// `A, @unchecked Sendable, P & Q`, up to `where` or the brace.
  mutating func parseInheritance() -> [(type: TypeSyntax, range: Range<Int>)] {
    var types: [(type: TypeSyntax, range: Range<Int>)] = []
    repeat {
      let start = index
      _ = take(.nonisolated)
      guard let type = takeClassRestriction() ?? parseType(), let range = range(from: start) else { break }
      types.append((type, range))
    } while take(.comma)
    return types
  }

  /// `class`, as `AnyObject` was once written; the compiler only warns of it.
  private mutating func takeClassRestriction() -> TypeSyntax? {
    guard keyword == .class, !peek().isName else { return nil }
    advance()
    return .name("AnyObject")
  }

  /// `<T: P, each U, let n: Int>`; empty where there is none.
  mutating func parseGenericParameters() -> [(parameter: Declaration.GenericParameter, range: Range<Int>)] {
    guard takeSymbol(.less) else { return [] }
    var parameters: [(parameter: Declaration.GenericParameter, range: Range<Int>)] = []
    while !takeSymbol(.greater), !isAtEnd {
      let start = index
      while isPunctuation(.at) { _ = parseAttribute() }
      let isType = !(keyword == .each || keyword == .let) || !peek().isName
      if !isType { advance() }
      guard let name = takeName() else { break }
      let constraint = take(.colon) ? parseType() : nil
      guard let range = range(from: start) else { break }
      parameters.append(
        (Declaration.GenericParameter(name: name, constraint: constraint, isType: isType), range))
      _ = take(.comma)
    }
    return parameters
  }

  /// The requirements behind `where` as they are written, and whether they ask for anything: `T: ~Copyable` asks for less.
  mutating func parseWhereClause() -> (range: Range<Int>?, asks: Bool)? {
    guard take(.where) else { return nil }
    let start = index
    var asks = false
    repeat {
      let bound = parseRequirement()
      asks = asks || bound?.isSuppressed != true
      if bound == nil { break }
    } while take(.comma)
    return (range(from: start), asks)
  }

  /// What stands behind the colon or `==` of a requirement.
  private mutating func parseRequirement() -> TypeSyntax? {
    guard parseType() != nil else { return nil }
    if current.kind == .doubleEqual { advance() } else if !take(.colon) { return nil }
    return parseType()
  }

  /// A func's name, an operator's included.
  mutating func takeFunctionName() -> String {
    if let name = takeName() { return name.withoutBackticks }
    let start = index
    repeat { advance() } while isPartOfOperator && !current.followsSpace
    // In `<=<T>(` the last character begins the generic parameters.
    if index > start + 1, isName, tokens[index - 1].byte == .less { index -= 1 }
    return text(from: start)
  }

  private var isPartOfOperator: Bool {
    [.symbol, .equal, .doubleEqual, .ellipsis, .arrow].contains(current.kind)
  }

  /// A property's name; what is bound in a tuple has none that could be provided.
  mutating func takePattern() -> String {
    if isPunctuation(.openParenthesis) { skipBalanced() }
    return takeName()?.withoutBackticks ?? ""
  }

  /// An enum's cases, associated values and raw values included.
  mutating func skipCase() {
    repeat {
      _ = takeName()
      if isPunctuation(.openParenthesis) { skipBalanced() }
      if current.kind == .equal {
        advance()
        _ = parseExpression(endsWithLine: true)
      }
    } while take(.comma)
  }

  /// What the braces ahead make of a property, and what reading it may involve.
  func peekAccessors(hasValue: Bool) -> (Declaration.Storage, Effects) {
    var inside = self
    var (storage, effects) = (hasValue ? Declaration.Storage.stored : .computed, Effects())
    inside.advance()
    while let (accessor, initialized) = inside.takeAccessor() {
      if accessor == .didSet || accessor == .willSet { return (.stored, Effects()) }
      if accessor == .`init` { storage = .initializing(initialized) }
      let found = inside.parseEffects() ?? Effects()
      if accessor == .get { effects = found }
      if inside.isPunctuation(.openBrace) { inside.skipBalanced() }
    }
    return (storage, effects)
  }

  /// `get`, `@A mutating set(value)`, up to what it may involve, and what an `init` sets; nil where none stands here.
  private mutating func takeAccessor() -> (accessor: Keyword, initialized: [String])? {
    var initialized: [String] = []
    while isPunctuation(.at) { initialized += takeStorageRestrictions() }
    while keyword.isAccessorModifier { advance() }
    let accessor = keyword
    guard accessor.isAccessor else { return nil }
    advance()
    if isPunctuation(.openParenthesis) { skipBalanced() }
    return (accessor, initialized)
  }

  /// Passes an attribute: what stands behind `initializes` in `@storageRestrictions(initializes: a, b, accesses: c)`.
  private mutating func takeStorageRestrictions() -> [String] {
    let start = index
    _ = parseAttribute()
    let names = tokens[start..<index].filter(\.isName).map(text)
    guard names.starts(with: ["storageRestrictions", "initializes"]) else { return [] }
    return names.dropFirst(2).prefix { $0 != "accesses" }.map(\.withoutBackticks)
  }

  // MARK: Expressions

  /// Passes a value and tells what kind it is.
  /// - Parameter endsWithLine: whether a line that cannot go on with the expression ends it, as behind a
  ///   property; a parameter's default ends at a comma or parenthesis only.
  /// - Returns: the value's text and kind.
  mutating func parseExpression(endsWithLine: Bool) -> Expression {
    let start = index
    // Behind the last type, where a `>` or `?` is no operator.
    var typeEnd = start
    while !isAtEnd, !endsExpression(from: start, typeEnd: typeEnd, endsWithLine: endsWithLine) {
      if opensBracket {
        skipBalanced()
      } else if skipConditionsOfValue() || index > start && skipConditionalMembers() {
        continue
      } else if skipTypeInExpression() {
        typeEnd = index
      } else {
        advance()
      }
    }
    return Expression(
      kind: kindOfExpression(tokens[start..<index]), text: text(from: start), range: range(from: start))
  }

  private func endsExpression(from start: Int, typeEnd: Int, endsWithLine: Bool) -> Bool {
    if current.kind == .punctuation {
      switch current.byte {
      case .comma, .semicolon, .closeParenthesis, .closeBracket, .closeBrace: return true
      case .openBrace where endsWithLine && opensAccessors: return true
      default: break
      }
    }
    guard endsWithLine, index > start, current.isFirstOnLine, !continuesExpression else { return false }
    return (index == typeEnd || !needsOperand) && !startsConditionalMembers
  }

  /// Whether the braces ahead are of a property that has a value, and no closure behind that.
  private var opensAccessors: Bool {
    var inside = self
    inside.advance()
    while inside.isPunctuation(.at) { _ = inside.parseAttribute() }
    return inside.keyword == .didSet || inside.keyword == .willSet || inside.keyword == .`init`
  }

  /// Whether the line begins with what only goes on with an expression.
  private var continuesExpression: Bool {
    switch current.kind {
    case .symbol, .doubleEqual, .ellipsis, .equal, .arrow: return true
    case .punctuation: return current.byte == .dot || current.byte == .colon || current.byte == .openBrace
    case .word: return keyword.isInsideExpression || startsLabelledClosure
    case .quotedWord: return startsLabelledClosure
    default: return false
    }
  }

  /// `label: {` behind a closure.
  private var startsLabelledClosure: Bool {
    peek(-1).byte == .closeBrace && peek(1).byte == .colon && peek(2).byte == .openBrace
  }

  /// Whether the line before ends with what must be followed by something.
  private var needsOperand: Bool {
    var first = index - 1
    switch tokens[first].kind {
    case .equal, .arrow: return true
    case .doubleEqual, .ellipsis: return tokens[first].followsSpace
    // In `a.in` the word is a name.
    case .word: return tokens[first].keyword.precedesOperand && !peek(-2).isDot
    case .punctuation: return tokens[first].byte == .dot || tokens[first].byte == .colon
    case .symbol:
      while first > 0, tokens[first].kind == .symbol, !tokens[first].followsSpace { first -= 1 }
      return tokens[first].kind == .symbol || tokens[first].keyword == .try || tokens[first].keyword == .as
    default: return false
    }
  }

  /// Passes `as? Type`, `is Type` and `<A, B>`.
  mutating func skipTypeInExpression() -> Bool {
    if isSymbol(.less) { return attempt { $0.parseGenericArgumentsInExpression() } != nil }
    guard keyword == .as || keyword == .is, !peek(-1).isDot else { return false }
    advance()
    if isSymbol(.question) || isSymbol(.exclamation) { advance() }
    _ = attempt { $0.parseType() }
    return true
  }

  /// Whether an `#if` ahead goes on with the expression before it, as where `.a()` follows its condition.
  private var startsConditionalMembers: Bool {
    var inside = self
    return inside.skipConditionalMembers()
  }

  private mutating func skipConditionalMembers() -> Bool {
    attempt { cursor -> Void? in
      guard cursor.current.kind == .poundWord else { return nil }
      var conditions = ConditionStack()
      while conditions.take(&cursor) {}
      guard conditions.isOpen, cursor.isPunctuation(.dot) else { return nil }
      while conditions.isOpen, !cursor.isAtEnd { if !conditions.take(&cursor) { cursor.advance() } }
      return ()
    } != nil
  }

  /// `<A, B>` in an expression, told from two comparisons as the compiler tells it: by what follows.
  private mutating func parseGenericArgumentsInExpression() -> [TypeSyntax]? {
    guard !current.followsSpace, let arguments = parseGenericArguments() else { return nil }
    switch current.kind {
    case .end, .equal: return arguments
    case .punctuation: return current.byte == .at || current.byte == .openBracket ? nil : arguments
    case .symbol:
      return current.followsSpace || isSymbol(.question) || isSymbol(.exclamation) ? arguments : nil
    default: return current.isFirstOnLine ? arguments : nil
    }
  }

  private func kindOfExpression(_ tokens: ArraySlice<Token>) -> Expression.Kind {
    guard let first = tokens.first else { return .other }
    if tokens.count == 1 { return kindOfLiteral(first) ?? (first.kind == .word ? .path : .other) }
    if tokens.count == 2, first.byte == .minus, let kind = kindOfLiteral(tokens[tokens.startIndex + 1]) {
      return kind == .integer || kind == .floating ? kind : .other
    }
    if first.byte == .openBracket, tokens.allSatisfy(isPartOfCollection) { return .collection }
    return tokens.allSatisfy(isPartOfPath) ? .path : .other
  }

  private func kindOfLiteral(_ token: Token) -> Expression.Kind? {
    switch token.kind {
    case .integer: .integer
    case .floating: .floating
    case .string: .string
    case .word:
      switch token.keyword {
      case .true, .false: .bool
      case .nil: .nil
      default: nil
      }
    default: nil
    }
  }

  private func isPartOfCollection(_ token: Token) -> Bool {
    if kindOfLiteral(token) != nil { return true }
    return [.openBracket, .closeBracket, .comma, .colon, .minus].contains(token.byte)
  }

  private func isPartOfPath(_ token: Token) -> Bool {
    token.isName || token.isDot
  }
}

extension Keyword {
  fileprivate var isAccessor: Bool {
    switch self {
    case .get, .set, .didSet, .willSet, .`init`, .underscoredRead, .underscoredModify, .read, .modify,
      .borrow,
      .mutate, .unsafeAddress, .unsafeMutableAddress:
      true
    default: false
    }
  }

  fileprivate var isAccessorModifier: Bool {
    switch self {
    case .mutating, .nonmutating, .nonisolated, .borrowing, .consuming, .legacyConsuming: true
    default: false
    }
  }

  fileprivate var isInsideExpression: Bool {
    switch self {
    case .as, .is, .else, .in, .catch: true
    default: false
    }
  }

  fileprivate var precedesOperand: Bool {
    switch self {
    case .try, .await, .as, .is, .consume, .copy, .else, .in, .switch: true
    default: false
    }
  }
}
