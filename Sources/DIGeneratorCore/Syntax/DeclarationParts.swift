// SPDX-License-Identifier: MIT

/// The parts that declarations are made of, other than types and values.
extension TokenCursor {
  /// `A, @unchecked Sendable, P & Q`, up to `where` or the brace.
  mutating func parseInheritance(noting ranges: Declaration.Ranges) -> [TypeSyntax] {
    var types: [TypeSyntax] = []
    repeat {
      let start = index
      _ = take(.nonisolated)
      guard let type = takeClassRestriction() ?? parseType(), let range = range(from: start) else { break }
      types.append(type)
      ranges.inherits.append(range)
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

  /// What stands behind `where`.
  mutating func parseWhereClause() -> WhereClause? {
    guard take(.where) else { return nil }
    let start = index
    var clause = WhereClause()
    repeat { if !parseRequirement(into: &clause) { break } } while take(.comma)
    clause.range = range(from: start)
    return clause
  }

  private mutating func parseRequirement(into clause: inout WhereClause) -> Bool {
    clause.asks += 1
    guard let left = parseType() else { return false }
    let isSame = current.kind == .doubleEqual
    if isSame { advance() } else if !take(.colon) { return false }
    guard let right = parseType() else { return false }
    if case .named(let path) = left, isSame, path.count == 1 { clause.fixed[path[0].name] = right }
    if right.isSuppressed { clause.asks -= 1 }
    return true
  }

  /// A func's name, an operator's included.
  mutating func takeFunctionName() -> String {
    let start = index
    if let name = takeName() { return name.withoutBackticks }
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
        skipExpression(endsWithLine: true)
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
}

/// Where a where clause stands, how much it asks for (`T: ~Copyable` asks for less), and what it says that names are, as
/// `T == Int` does.
struct WhereClause {
  var range: Range<Int>?
  var asks = 0
  var fixed: [String: TypeSyntax] = [:]
}

extension Keyword {
  fileprivate var isAccessor: Bool {
    switch self {
    case .get, .set, .didSet, .willSet, .`init`, .underscoredRead, .underscoredModify, .read, .modify,
      .borrow, .mutate, .unsafeAddress, .unsafeMutableAddress:
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
}
