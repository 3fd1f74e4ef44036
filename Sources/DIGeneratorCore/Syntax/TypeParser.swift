// SPDX-License-Identifier: MIT

/// Reads types. What cannot be one gives nil, with the cursor where it stopped.
extension TokenCursor {
  /// No hand-written type is nested deeper; a file that is would otherwise cost the stack.
  private static var deepest: Int { 100 }

  mutating func parseType() -> TypeSyntax? {
    if isPlainName { return takeName().map { .named([TypeSyntax.Component(name: $0)]) } }
    guard depth < Self.deepest else { return nil }
    depth += 1
    defer { depth -= 1 }
    let prefixes = parseTypePrefixes()
    guard let type = parseUnprefixedType() else { return nil }
    return prefixes.isEmpty ? type : .prefixed(prefixes, type)
  }

  /// Whether the name ahead is the whole of the type, as most are: nothing behind it can go on with it.
  private var isPlainName: Bool {
    guard current.kind == .word, current.keyword == .other else { return false }
    switch peek().kind {
    case .punctuation: return peek().byte != UInt8(ascii: ".") && peek(2).byte != UInt8(ascii: ":")
    case .symbol: return false
    default: return true
    }
  }

  private mutating func parseUnprefixedType() -> TypeSyntax? {
    let word = keyword
    if word.isTypeKeyword, startsType(peek()) {
      advance()
      guard let type = parseType() else { return nil }
      switch word {
      case .opaque: return .opaque(type)
      case .existential: return Self.existential(type)
      default: return .pack(word.rawValue, type)
      }
    }
    return parseComposition()
  }

  /// `any P?` is no Swift, but all that it can mean is `(any P)?`. So it is left to the compiler, which has the mend.
  private static func existential(_ type: TypeSyntax) -> TypeSyntax {
    if case .optional(let type) = type { .optional(.existential(type)) } else { .existential(type) }
  }

  /// Attributes and specifiers: `@escaping`, `@convention(c)`, `inout`, `sending`, `nonisolated(nonsending)`.
  private mutating func parseTypePrefixes() -> [String] {
    var prefixes: [String] = []
    while true {
      let start = index
      if isPunctuation(.at) {
        advance()
        _ = parsePath()
        if !opensFunctionType { skipAdjacentParentheses() }
      } else if keyword == .nonisolated, peek().byte == .openParenthesis {
        advance()
        skipBalanced()
      } else if keyword.isTypeSpecifier || keyword == .nonisolated, startsType(peek()) {
        advance()
      } else {
        return prefixes
      }
      prefixes.append(text(from: start).onOneLine)
    }
  }

  /// What belongs to an attribute follows it without a space; else it is a type of its own.
  private mutating func skipAdjacentParentheses() {
    if isPunctuation(.openParenthesis), !current.followsSpace { skipBalanced() }
  }

  /// Whether the parentheses ahead are a function's parameters, as in `@escaping(Int) -> Void`.
  private var opensFunctionType: Bool {
    guard isPunctuation(.openParenthesis) else { return false }
    var behind = self
    behind.skipBalanced()
    return behind.parseEffectsBeforeArrow() != nil
  }

  private func startsType(_ token: Token) -> Bool {
    switch token.kind {
    case .word, .quotedWord: true
    case .punctuation: token.byte == .openParenthesis || token.byte == .openBracket || token.byte == .at
    case .symbol: token.byte == .tilde
    default: false
    }
  }

  private mutating func parseComposition() -> TypeSyntax? {
    guard let first = parseSuffixedType() else { return nil }
    guard isSymbol(.ampersand) else { return first }
    var types = [first]
    while isSymbol(.ampersand) {
      advance()
      guard let next = parseSuffixedType() else { return nil }
      types.append(next)
    }
    return .composition(types)
  }

  private mutating func parseSuffixedType() -> TypeSyntax? {
    guard var type = parseSimpleType() else { return nil }
    for _ in 0..<Self.deepest {
      if isSymbol(.question), !current.followsSpace {
        type = .optional(type)
      } else if isSymbol(.exclamation), !current.followsSpace {
        type = .unwrapped(type)
      } else if isPunctuation(.dot), isMetatypeWord(peek()) {
        type = .metatype(type, text(peek()))
        advance()
      } else if takeDotBeforeName() {
        guard let path = parsePath() else { return nil }
        type = .named(type.components + path)
        continue
      } else {
        return type
      }
      advance()
    }
    return nil
  }

  private func isMetatypeWord(_ token: Token) -> Bool {
    token.keyword == .type || token.keyword == .proto
  }

  private mutating func parseSimpleType() -> TypeSyntax? {
    if takeSymbol(.tilde) { return parseSuffixedType().map(TypeSyntax.suppressed) }
    if isPunctuation(.openBracket) { return parseBracketType() }
    if isPunctuation(.openParenthesis) { return parseParenthesisType() }
    if current.kind == .integer || isSymbol(.minus) && peek().kind == .integer { return takeValue() }
    return parsePath().map(TypeSyntax.named)
  }

  private mutating func takeValue() -> TypeSyntax {
    let start = index
    _ = takeSymbol(.minus)
    advance()
    return .value(text(from: start))
  }

  /// `A.B<C>.D`
  mutating func parsePath() -> [TypeSyntax.Component]? {
    guard let first = parseComponent() else { return nil }
    // Most have but one: an array that grows would be made larger.
    var components = [first]
    while takeDotBeforeName() {
      guard let next = parseComponent() else { return nil }
      components.append(next)
    }
    return components
  }

  /// `A<B>`, also `Module::A`.
  private mutating func parseComponent() -> TypeSyntax.Component? {
    guard !isDeclarationKeyword, var name = takeName() else { return nil }
    if isPunctuation(.colon), peek().byte == .colon, !peek().followsSpace {
      advance()
      advance()
      guard !isDeclarationKeyword, let selected = takeName() else { return nil }
      name += "::\(selected)"
    }
    guard isSymbol(.less) else { return TypeSyntax.Component(name: name) }
    return parseGenericArguments().map { TypeSyntax.Component(name: name, arguments: $0) }
  }

  /// Where a type is missing, the next declaration must not be taken for it.
  private var isDeclarationKeyword: Bool { keyword.cannotBeginType }

  private mutating func takeDotBeforeName() -> Bool {
    guard isPunctuation(.dot), !isMetatypeWord(peek()), peek().isName
    else { return false }
    advance()
    return true
  }

  /// `<A, B>`, from `<` to past `>`. What has an empty pack is not what has no arguments: `<>` is an empty one.
  mutating func parseGenericArguments() -> [TypeSyntax]? {
    guard takeSymbol(.less) else { return nil }
    var arguments: [TypeSyntax] = []
    while !takeSymbol(.greater) {
      guard let argument = parseType() else { return nil }
      arguments.append(argument)
      guard take(.comma) || isSymbol(.greater) else { return nil }
    }
    return arguments.isEmpty ? [.value("")] : arguments
  }

  private mutating func parseBracketType() -> TypeSyntax? {
    advance()
    guard let first = parseType() else { return nil }
    if take(.closeBracket) { return .array(first) }
    if take(.colon) {
      guard let value = parseType(), take(.closeBracket) else { return nil }
      return .dictionary(first, value)
    }
    guard take(.of), let element = parseType(), take(.closeBracket) else { return nil }
    return .inlineArray(first, element)
  }

  /// A tuple, a function type, or a type in parentheses.
  private mutating func parseParenthesisType() -> TypeSyntax? {
    guard let elements = parseElements() else { return nil }
    if let effects = attempt({ $0.parseEffectsBeforeArrow() }) {
      guard let result = parseType() else { return nil }
      return .function(elements, effects, result)
    }
    if elements.count == 1, elements[0].label == nil, !elements[0].isVariadic { return elements[0].type }
    return .tuple(elements)
  }

  private mutating func parseElements() -> [TypeSyntax.Element]? {
    guard take(.openParenthesis) else { return nil }
    var elements: [TypeSyntax.Element] = []
    while !take(.closeParenthesis) {
      var element = TypeSyntax.Element(label: parseElementLabel(), type: .void)
      guard let type = parseType() else { return nil }
      element.type = type
      if current.kind == .ellipsis {
        element.isVariadic = true
        advance()
      }
      elements.append(element)
      guard take(.comma) || isPunctuation(.closeParenthesis) else { return nil }
    }
    return elements
  }

  /// `label:` or `_ name:`, the latter no label at all.
  private mutating func parseElementLabel() -> String? {
    let colon = peek().kind == .punctuation ? 1 : 2
    guard isName, colon == 1 || peek().kind == .word || peek().kind == .quotedWord,
      peek(colon).byte == .colon, peek(colon + 1).byte != .colon
    else { return nil }
    let label = takeName()
    for _ in 0..<colon { advance() }
    return label == "_" ? nil : label
  }

  private mutating func parseEffectsBeforeArrow() -> Effects? {
    guard let effects = parseEffects(), current.kind == .arrow else { return nil }
    advance()
    return effects
  }

  /// `async throws(E)`; nil where the parentheses hold no type.
  mutating func parseEffects() -> Effects? {
    var effects = Effects()
    while true {
      let word = keyword
      switch word {
      case .async, .reasync: effects.isAsync = true
      case .throws: effects.throwing = .anything
      case .rethrows: effects.throwing = .rethrowing
      default: return effects
      }
      advance()
      if word == .throws, take(.openParenthesis) {
        let start = index
        guard let error = parseType() else { return nil }
        effects.errorRange = range(from: start).map(ByteRange.init)
        effects.throwing = .typed(error)
        guard take(.closeParenthesis) else { return nil }
      }
    }
  }
}

extension Keyword {
  /// Words that no type begins with, although they may be names elsewhere.
  fileprivate var cannotBeginType: Bool {
    switch self {
    case .class, .struct, .enum, .protocol, .extension, .func, .`init`, .let, .var, .static, .import, .case,
      .typealias, .subscript, .public, .private, .internal, .fileprivate, .return, .in, .where:
      true
    default: false
    }
  }

  fileprivate var isTypeKeyword: Bool {
    self == .opaque || self == .existential || self == .each || self == .repeat
  }

  fileprivate var isTypeSpecifier: Bool {
    switch self {
    case .inout, .sending, .borrowing, .consuming, .isolated, .constant, .owned, .shared: true
    default: false
    }
  }
}
