// SPDX-License-Identifier: MIT

/// The parts that declarations are made of, other than types and values.
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

  /// `<T: P, each U, let n: Int>`; empty where there is none.
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

  /// A func's name, an operator's included.
  mutating func takeFunctionName() -> String {
    let start = index
    if let name = takeName() { return name.withoutBackticks }
    repeat { advance() } while current.kind == .symbol && !current.followsSpace
    // `<<T>` is `<` with a generic parameter.
    if index > start + 1, isName, peek(-1).text == "<" { index -= 1 }
    return text(from: start)
  }

  /// A property's name; what is bound in a tuple has none that could be provided.
  mutating func takePattern() -> String {
    if at("(") { skipBalanced() }
    return takeName()?.withoutBackticks ?? ""
  }

  // MARK: Accessors

  /// Whether the braces ahead leave a property stored, and what reading it may involve.
  func peekAccessors(hasValue: Bool) -> (isStored: Bool, effects: Effects) {
    var inside = self
    var effects = Effects()
    inside.advance()
    while let accessor = inside.takeAccessor() {
      if accessor == "didSet" || accessor == "willSet" { return (true, Effects()) }
      let found = inside.parseEffects() ?? Effects()
      if accessor == "get" { effects = found }
      if inside.at("{") { inside.skipBalanced() }
    }
    return (hasValue, effects)
  }

  /// `get`, `@A mutating set(value)`, up to what it may involve; nil where none stands here.
  private mutating func takeAccessor() -> String? {
    while parseAttribute() != nil {}
    while Self.accessorModifiers.contains(current.text) { advance() }
    guard Self.accessors.contains(current.text), let accessor = takeName() else { return nil }
    if at("(") { skipBalanced() }
    return accessor
  }

  private static let accessors: Set = [
    "get", "set", "didSet", "willSet", "init", "_read", "_modify", "read", "modify", "borrow", "mutate",
    "unsafeAddress", "unsafeMutableAddress",
  ]

  private static let accessorModifiers: Set = [
    "mutating", "nonmutating", "nonisolated", "borrowing", "consuming", "__consuming",
  ]
}

extension String {
  /// The name without the backticks around it; another text as it is.
  var withoutBackticks: String {
    utf8.first == "`" && utf8.last == "`" && utf8.count > 2 ? String(dropFirst().dropLast()) : self
  }
}
