// SPDX-License-Identifier: MIT

/// Reads types. Where there is no type, the result is nil and the cursor stays where reading stopped.
extension TokenCursor {
  /// No hand-written type is nested deeper; a broken file must not overflow the stack.
  private static var deepest: Int { 100 }

  mutating func parseType() -> TypeSyntax? {
    guard depth < Self.deepest else { return nil }
    depth += 1
    defer { depth -= 1 }
    let prefixes = parseTypePrefixes()
    guard let type = parseUnprefixedType() else { return nil }
    return prefixes.isEmpty ? type : .prefixed(prefixes, type)
  }

  /// Attributes and specifiers: `@escaping`, `@convention(c)`, `inout`, `sending`, `nonisolated(nonsending)`.
  private mutating func parseTypePrefixes() -> [String] {
    var prefixes: [String] = []
    while true {
      let start = index
      if take("@") {
        // Behind every other attribute, a parenthesis begins a type.
        let name = parsePath()?.last?.name ?? ""
        if ["convention", "isolated", "differentiable"].contains(name), at("(") { skipBalanced() }
      } else if at("nonisolated"), peek().text == "(" {
        advance()
        skipBalanced()
      } else if Self.specifiers.contains(current.text), startsType(peek()) {
        advance()
      } else {
        return prefixes
      }
      prefixes.append(words(from: start))
    }
  }

  private static let specifiers = """
    inout sending borrowing consuming isolated nonisolated _const __owned __shared
    """.words

  private func startsType(_ token: Token) -> Bool {
    token.isName || token.text == "(" || token.text == "[" || token.text == "@" || token.text == "~"
  }

  private mutating func parseUnprefixedType() -> TypeSyntax? {
    let word = current.text
    guard Self.typeWords.contains(word), startsType(peek()) else { return parseComposition() }
    advance()
    guard let type = parseType() else { return nil }
    switch (word, type) {
    case ("some", _): return .opaque(type)
    // `any P?` is not valid Swift, but can only mean `(any P)?`; the compiler reports it and offers the fix.
    case ("any", .optional(let type)): return .optional(.existential(type))
    case ("any", _): return .existential(type)
    default: return .pack(word, type)
    }
  }

  private static let typeWords = ["some", "any", "each", "repeat"]

  private mutating func parseComposition() -> TypeSyntax? {
    guard let first = parseSuffixedType() else { return nil }
    var types = [first]
    while take("&") {
      guard let next = parseSuffixedType() else { return nil }
      types.append(next)
    }
    return types.count == 1 ? first : .composition(types)
  }

  private mutating func parseSuffixedType() -> TypeSyntax? {
    guard var type = parseSimpleType() else { return nil }
    for _ in 0..<Self.deepest {
      if !current.followsSpace, take("?") {
        type = .optional(type)
      } else if !current.followsSpace, take("!") {
        type = .unwrapped(type)
      } else if at("."), isMetatypeWord(peek()) {
        advance()
        type = .metatype(type, takeName() ?? "")
      } else if takeDotBeforeName() {
        guard let path = parsePath() else { return nil }
        type = .named(type.components + path)
      } else {
        return type
      }
    }
    return nil
  }

  private func isMetatypeWord(_ token: Token) -> Bool { token.text == "Type" || token.text == "Protocol" }

  private mutating func takeDotBeforeName() -> Bool {
    !isMetatypeWord(peek()) && peek().isName && take(".")
  }

  private mutating func parseSimpleType() -> TypeSyntax? {
    if take("~") { return parseSuffixedType().map(TypeSyntax.suppressed) }
    if at("[") { return parseBracketType() }
    if at("(") { return parseParenthesisType() }
    let start = index
    _ = take("-")
    guard current.kind == .integer else { return parsePath().map(TypeSyntax.named) }
    advance()
    return .value(text(from: start))
  }

  /// `A.B<C>.D`
  mutating func parsePath() -> [TypeSyntax.Component]? {
    var components: [TypeSyntax.Component] = []
    repeat {
      guard let next = parseComponent(isFirst: components.isEmpty) else { return nil }
      components.append(next)
    } while takeDotBeforeName()
    return components
  }

  /// `A<B>`, also `Module::A`.
  private mutating func parseComponent(isFirst: Bool) -> TypeSyntax.Component? {
    // Behind a dot most keywords are names: `Format.default`.
    let isName = !isFirst && !current.followsSpace && current.text != "self" && current.text != "init"
    guard var name = isName ? takeName() : takeTypeName() else { return nil }
    if at(":"), peek().text == ":", !peek().followsSpace {
      advance()
      advance()
      guard let selected = takeTypeName() else { return nil }
      name += "::\(selected)"
    }
    guard at("<") else { return TypeSyntax.Component(name: name) }
    return parseGenericArguments().map { TypeSyntax.Component(name: name, arguments: $0) }
  }

  /// A name that is no keyword: where a type is missing, the next declaration must not be taken for it.
  private mutating func takeTypeName() -> String? {
    (current.text.utf8.first ?? 0) >= "a" && SwiftWords.keywords.contains(current.text) ? nil : takeName()
  }

  /// `<A, B>`, with the cursor behind `>`. `<>` gives one empty value: an empty pack differs from no arguments.
  mutating func parseGenericArguments() -> [TypeSyntax]? {
    guard take("<"), let arguments = parseList(upTo: ">", { $0.parseType() }) else { return nil }
    return arguments.isEmpty ? [.value("")] : arguments
  }

  /// Items separated by commas, and the token that closes them; nil where an item cannot be read.
  mutating func parseList<Item>(
    upTo end: String, _ parse: (inout TokenCursor) -> Item?
  ) -> [Item]? {
    var items: [Item] = []
    while !take(end) {
      guard let item = parse(&self), take(",") || at(end) else { return nil }
      items.append(item)
    }
    return items
  }

  private mutating func parseBracketType() -> TypeSyntax? {
    advance()
    guard let first = parseType() else { return nil }
    if take("]") { return .array(first) }
    let isDictionary = take(":")
    guard isDictionary || take("of"), let second = parseType(), take("]") else { return nil }
    return isDictionary
      ? .dictionary(first, second) : .named([.init(name: "InlineArray", arguments: [first, second])])
  }

  /// A tuple, a function type, or a type in parentheses.
  private mutating func parseParenthesisType() -> TypeSyntax? {
    advance()
    guard let elements = parseList(upTo: ")", { $0.parseElement() }) else { return nil }
    if let effects = attempt({ $0.parseEffectsBeforeArrow() }) {
      return parseType().map { .function(elements, effects, $0) }
    }
    let isParenthesised = elements.count == 1 && elements[0].label == nil && !elements[0].isVariadic
    return isParenthesised ? elements[0].type : .tuple(elements)
  }

  private mutating func parseElement() -> TypeSyntax.Element? {
    let label = parseElementLabel()
    return parseType().map { TypeSyntax.Element(label: label, type: $0, isVariadic: take("...")) }
  }

  /// `label:`; nil where there is none, as in `_ name:`.
  private mutating func parseElementLabel() -> String? {
    let colon = peek().isName ? 2 : 1
    guard isName, peek(colon).text == ":", peek(colon + 1).text != ":" else { return nil }
    defer { index += colon + 1 }
    return at("_") ? nil : current.text
  }

  private mutating func parseEffectsBeforeArrow() -> Effects? {
    guard let effects = parseEffects(), take("->") else { return nil }
    return effects
  }

  /// `async throws(E)`; nil where the parentheses hold no type.
  mutating func parseEffects() -> Effects? {
    var effects = Effects()
    while true {
      if take("async") || take("reasync") {
        effects.isAsync = true
      } else if take("rethrows") {
        effects.throwing = .rethrowing
      } else if take("throws") {
        effects.throwing = .anything
        guard take("(") else { continue }
        guard let error = parseType(), take(")") else { return nil }
        effects.throwing = .typed(error)
      } else {
        return effects
      }
    }
  }
}
