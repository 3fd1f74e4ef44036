// SPDX-License-Identifier: MIT

/// Reads a file's declarations, at top level and in types at any depth; bodies are passed over.
///
/// One loop with an explicit stack of open types, so that no nesting costs the program's own stack.
struct DeclarationReader {
  var cursor: TokenCursor
  var directives: DirectiveClaims
  private(set) var declarations: [Declaration] = []
  private var passedFunctions: [String] = []
  /// The types and extensions whose braces are open, as indices.
  private var openTypes: [Int] = []
  private var conditions = ConditionStack()
  private let extent: SourceSelection.Extent
  /// No head begins before this token; see `readHead`.
  private var headless = 0

  /// Reads a file.
  /// - Parameters:
  ///   - source: the file, up to where it is to be read.
  ///   - extent: how much is read of what stands there.
  /// - Returns: the declarations in the order of the file, whose parents are counted from its first; what its first lines
  ///   say of its module; and what is wrong with directives that belong to nothing, and broken sources.
  static func reading(of source: LexedSource, _ extent: SourceSelection.Extent) -> SourceSelection.Reading {
    var reading = SourceSelection.Reading()
    if !source.directives.isEmpty, let broken = source.stream.firstBreak(in: source.file) {
      reading.diagnostics.report(broken)
      return reading
    }
    var reader = DeclarationReader(source, extent)
    reading.module = reader.directives.claimModule()
    reader.run()
    reader.directives.reportStrays(&reading.diagnostics)
    (reading.declarations, reading.passedFunctions) = (reader.declarations, reader.passedFunctions)
    return reading
  }

  private init(_ source: LexedSource, _ extent: SourceSelection.Extent) {
    cursor = TokenCursor(file: source.file, tokens: source.stream.tokens)
    directives = DirectiveClaims(source)
    self.extent = extent
  }

  private mutating func run() {
    while !cursor.isAtEnd {
      // An `#if` with nothing but attributes in it may begin a head.
      if cursor.current.kind == .poundWord {
        if let head = readHead() {
          readDeclaration(head)
          continue
        }
        if conditions.take(&cursor) { continue }
      }
      if cursor.take(.closeBrace) {
        _ = openTypes.popLast()
      } else if cursor.opensBracket {
        skipBody()
      } else if skipStatementHead() {
        continue
      } else if let head = readHead() {
        readDeclaration(head)
      } else {
        cursor.advance()
      }
    }
  }

  /// What is no head is none from any later part of it on: trying each would cost the square of its length.
  private mutating func readHead() -> DeclarationHead? {
    guard cursor.index >= headless else { return nil }
    let start = cursor.index
    if let head = DeclarationHead(&cursor, inEnum: inEnum) { return head }
    (headless, cursor.index) = (cursor.index, start)
    return nil
  }

  private var inEnum: Bool {
    openTypes.last.map { declarations[$0].kind == .enum } ?? false
  }

  /// Passes a body; directives in it are known to stand on something local.
  private mutating func skipBody() {
    let start = cursor.index
    cursor.skipBalanced()
    directives.bodies.append(start..<cursor.index)
  }

  private mutating func skipStatementHead() -> Bool {
    let start = cursor.index
    guard cursor.skipStatementHead() else { return false }
    directives.bodies.append(start..<cursor.index)
    return true
  }

  // MARK: Declarations

  private mutating func readDeclaration(_ head: DeclarationHead) {
    let declaration = Declaration(
      head, in: cursor.file, conditions: conditions.current, parent: openTypes.last)
    declaration.directives = directives.claim(above: head)
    declaration.attempts = directives.attempts(above: head)
    declarations.append(declaration)
    switch head.kind {
    case .class, .struct, .actor, .enum, .protocol, .extension: readType(declaration)
    case .`init`, .func, .subscript, .macro: readFunction(declaration)
    case .let, .var: readProperties(declaration, head)
    case .import: readImport(declaration)
    case .typealias, .associatedtype: readAlias(declaration)
    case .case: cursor.skipCase()
    case .operator, .precedencegroup, .deinit: break
    }
    if extent != .all, declaration.isNobodysBusiness {
      if head.kind == .func { passedFunctions.append(declaration.name) }
      declarations.removeLast()
    }
  }

  private mutating func readType(_ declaration: Declaration) {
    let index = declarations.count - 1
    if declaration.kind == .extension {
      declaration.type = readSpanned(declaration) { $0.parseType() }
      declaration.name = declaration.type?.description ?? ""
    } else {
      declaration.name = cursor.takeName()?.withoutBackticks ?? ""
      readGenericParameters(declaration)
      // A protocol's are its primary associated types.
      if declaration.kind == .protocol {
        (declaration.genericParameters, declaration.ranges.genericParameters) = ([], [])
      }
    }
    readInheritance(declaration)
    readWhereClause(declaration)
    declaration.isComplete = !declaration.name.isEmpty && cursor.isPunctuation(.openBrace)
    guard cursor.isPunctuation(.openBrace) else { return }
    if openTypes.count == Self.deepest || extent == .annotated && !directives.mayBelong(inBracketsAt: cursor)
    {
      return skipBody()
    }
    cursor.advance()
    openTypes.append(index)
  }

  /// No hand-written type is nested deeper; what is, is passed over like a body.
  private static var deepest: Int { 100 }

  // MARK: Parts

  /// Reads the declaration's type and notes where it stands.
  private mutating func readSpanned(
    _ declaration: Declaration, _ read: (inout TokenCursor) -> TypeSyntax?
  ) -> TypeSyntax? {
    let start = cursor.index
    let type = read(&cursor)
    declaration.ranges.type = cursor.range(from: start)
    return type
  }

  private mutating func readGenericParameters(_ declaration: Declaration) {
    let parameters = cursor.parseGenericParameters()
    declaration.genericParameters = parameters.map(\.parameter)
    declaration.ranges.genericParameters = parameters.map(\.range)
  }

  private mutating func readInheritance(_ declaration: Declaration) {
    guard cursor.take(.colon) else { return }
    let inherited = cursor.parseInheritance()
    declaration.inherits = inherited.map(\.type)
    declaration.ranges.inherits = inherited.map(\.range)
  }

  private mutating func readWhereClause(_ declaration: Declaration) {
    guard let clause = cursor.parseWhereClause() else { return }
    (declaration.ranges.whereClause, declaration.isForSome) = (clause.range, clause.asks)
  }

  // MARK: Kinds

  private mutating func readFunction(_ declaration: Declaration) {
    if declaration.kind == .func || declaration.kind == .macro {
      declaration.name = cursor.takeFunctionName()
    }
    if declaration.isInit, cursor.isSymbol(.question) || cursor.isSymbol(.exclamation) {
      declaration.name += cursor.text(cursor.current)
      cursor.advance()
    }
    readGenericParameters(declaration)
    let parameters = matters(declaration) ? readParameters() : passParameters()
    declaration.parameters = parameters ?? []
    let effects = cursor.parseEffects()
    declaration.effects = effects ?? Effects()
    if cursor.current.kind == .arrow {
      cursor.advance()
      declaration.type = readSpanned(declaration) { $0.parseType() }
      declaration.isComplete = declaration.type != nil
    }
    declaration.isComplete = declaration.isComplete && parameters != nil && effects != nil
    readWhereClause(declaration)
    if cursor.isPunctuation(.openBrace) { skipBody() }
  }

  /// What an ordinary function takes is nobody's business, but for a directive that stands at a parameter. A type's may
  /// be what another one overrides, or a requirement, or another one's rival.
  private func matters(_ declaration: Declaration) -> Bool {
    extent == .all || extent == .needed && (declaration.isInit || declaration.isTypeMember)
      || !declaration.directives.isEmpty
      || !cursor.isPunctuation(.openParenthesis) || directives.mayBelong(inBracketsAt: cursor)
  }

  private mutating func passParameters() -> [Declaration.Parameter]? {
    cursor.skipBalanced()
    return []
  }

  private mutating func readAlias(_ declaration: Declaration) {
    declaration.name = cursor.takeName()?.withoutBackticks ?? ""
    readGenericParameters(declaration)
    readInheritance(declaration)
    if cursor.current.kind == .equal {
      cursor.advance()
      declaration.type = readSpanned(declaration) { $0.parseType() }
    }
    readWhereClause(declaration)
  }

  private mutating func readImport(_ declaration: Declaration) {
    let first = cursor.index
    if cursor.keyword.isKindOfImport, cursor.peek().kind == .word { cursor.advance() }
    declaration.importedModule = cursor.text(cursor.current)
    repeat { cursor.advance() } while cursor.take(.dot) && cursor.isName
    declaration.name = cursor.text(from: first)
  }

  private mutating func readProperties(_ declaration: Declaration, _ head: DeclarationHead) {
    let first = declarations.count - 1
    readProperty(declaration)
    while cursor.take(.comma) {
      let next = Declaration(
        head, in: cursor.file, conditions: declaration.conditions, parent: declaration.parent)
      (next.directives, next.attempts) = (declaration.directives, declaration.attempts)
      declarations.append(next)
      readProperty(next)
    }
    // In `var x, y: Int` the type that is written belongs to all that have none.
    for index in declarations.indices.dropFirst(first).dropLast().reversed()
    where declarations[index].type == nil && declarations[index].value == nil {
      declarations[index].type = declarations[index + 1].type
      declarations[index].ranges.type = declarations[index + 1].ranges.type
    }
    let trailing = directives.claim(endingLineOf: cursor)
    if !trailing.isEmpty { for property in declarations[first...] { property.directives += trailing } }
  }

  private mutating func readProperty(_ declaration: Declaration) {
    declaration.nameOffset = cursor.current.start
    declaration.name = cursor.takePattern()
    if cursor.take(.colon) {
      declaration.type = readSpanned(declaration) { $0.parseType() }
      declaration.isComplete = declaration.type != nil
    }
    if cursor.current.kind == .equal {
      cursor.advance()
      let start = cursor.index
      declaration.value = cursor.parseExpression(endsWithLine: true)
      directives.bodies.append(start..<cursor.index)
    }
    if cursor.isPunctuation(.openBrace) {
      (declaration.storage, declaration.effects) = cursor.peekAccessors(hasValue: declaration.value != nil)
      skipBody()
    }
  }
}

extension Declaration {
  /// Whether no provider can depend on it, nor be it. A type's function may be what an argument is by default.
  fileprivate var isNobodysBusiness: Bool {
    switch kind {
    case .func where isTypeMember: false
    case .func, .subscript, .macro, .case, .operator, .precedencegroup, .deinit:
      directives.isEmpty && attempts.isEmpty && parameters.allSatisfy(\.directives.isEmpty)
    default: false
    }
  }
}

extension Keyword {
  fileprivate var isKindOfImport: Bool {
    switch self {
    case .typealias, .struct, .class, .enum, .protocol, .let, .var, .func: true
    default: false
    }
  }
}

extension String {
  var withoutBackticks: String {
    hasPrefix("`") && hasSuffix("`") && count > 2 ? String(dropFirst().dropLast()) : self
  }
}
