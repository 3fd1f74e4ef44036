// SPDX-License-Identifier: MIT

/// Reads a file's declarations, at top level and in types at any depth; bodies are passed over.
///
/// One loop with an explicit stack of open types, so that no nesting costs the program's own stack.
struct DeclarationReader {
  var cursor: TokenCursor
  var directives: DirectiveClaims
  private(set) var declarations: [Declaration] = []
  /// The types and extensions whose braces are open, as indices.
  private(set) var openTypes: [Int] = []
  private(set) var conditions = ConditionStack()
  /// No head begins before this token; see `readHead`.
  private var headless = 0

  /// Reads a file.
  /// - Parameter source: the file, up to where it is to be read.
  /// - Returns: the declarations in the order of the file, whose parents are counted from its first; what its first lines
  ///   say of its module; and what is wrong with directives that belong to nothing, and broken sources.
  static func reading(of source: LexedSource) -> SourceSelection.Reading {
    var reading = SourceSelection.Reading()
    if !source.directives.isEmpty, let broken = source.stream.firstBreak(in: source.file) {
      reading.diagnostics.report(broken)
      return reading
    }
    var reader = DeclarationReader(source)
    reading.module = reader.directives.claimModule()
    reader.run()
    reader.directives.reportStrays(among: reader.declarations, &reading.diagnostics)
    reading.declarations = reader.declarations
    return reading
  }

  private init(_ source: LexedSource) {
    cursor = TokenCursor(file: source.file, tokens: source.stream.tokens)
    directives = DirectiveClaims(source)
  }

  private mutating func run() {
    while true {
      let token = cursor.current
      switch token.kind {
      case .end: return
      case .word:
        if !skipStatementHead() { readDeclarationOrAdvance() }
      case .poundWord:
        // An `#if` with nothing but attributes in it may begin a head.
        if let head = readHead() {
          readDeclaration(head)
        } else if !conditions.take(&cursor) {
          cursor.advance()
        }
      case .punctuation: readPunctuation(token.byte)
      default: cursor.advance()
      }
    }
  }

  private mutating func readPunctuation(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "@"): readDeclarationOrAdvance()
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): skipBody()
    case UInt8(ascii: "}"):
      cursor.advance()
      _ = openTypes.popLast()
    default: cursor.advance()
    }
  }

  private mutating func readDeclarationOrAdvance() {
    if let head = readHead() { readDeclaration(head) } else { cursor.advance() }
  }

  /// What is no head is none from any later part of it on: trying each would cost the square of its length.
  private mutating func readHead() -> DeclarationHead? {
    guard cursor.index >= headless else { return nil }
    let start = cursor.index
    if let head = DeclarationHead.read(&cursor, inEnum: inEnum) { return head }
    (headless, cursor.index) = (cursor.index, start)
    return nil
  }

  private var inEnum: Bool {
    openTypes.last.map { declarations[$0].kind == .enum } ?? false
  }

  /// Passes a body; directives in it are known to stand on something local.
  mutating func skipBody() {
    let start = cursor.index
    cursor.skipBalanced()
    directives.noteBody(start..<cursor.index)
  }

  private mutating func skipStatementHead() -> Bool {
    let start = cursor.index
    guard cursor.skipStatementHead() else { return false }
    directives.noteBody(start..<cursor.index)
    return true
  }

  // MARK: Declarations

  private mutating func readDeclaration(_ head: borrowing DeclarationHead) {
    let above = directives.take(above: head)
    switch head.kind {
    case .class, .struct, .actor, .enum, .protocol, .extension: readType(add(head, above))
    case .`init`, .func, .subscript, .macro: readFunction(head, above)
    case .let, .var: readProperties(head, above)
    case .import: readImport(add(head, above))
    case .typealias, .associatedtype: readAlias(add(head, above))
    case .case:
      add(head, above).name = cursor.text(cursor.current).withoutBackticks
      cursor.skipCase()
    case .operator, .precedencegroup, .deinit: _ = add(head, above)
    }
  }

  /// Adds a declaration, as far as its head says what it is.
  mutating func add(_ head: borrowing DeclarationHead, _ above: DirectivesAbove?) -> Declaration {
    let declaration = Declaration(
      head, in: cursor.file, conditions: conditions.current, parent: openTypes.last)
    if let above { (declaration.directives, declaration.attempts) = (above.directives, above.attempts) }
    declarations.append(declaration)
    return declaration
  }

  private mutating func readType(_ declaration: Declaration) {
    let index = declarations.count - 1
    if declaration.kind == .extension {
      declaration.type = readSpanned(declaration)
      declaration.name = declaration.type?.description ?? ""
    } else {
      declaration.name = cursor.takeName()?.withoutBackticks ?? ""
      readGenericParameters(declaration)
      // A protocol's are its primary associated types.
      if declaration.kind == .protocol {
        declaration.genericParameters = []
        declaration.ranges.genericParameters = []
      }
    }
    readInheritance(declaration)
    readWhereClause(declaration)
    declaration.isComplete = !declaration.name.isEmpty && cursor.isPunctuation(.openBrace)
    guard cursor.isPunctuation(.openBrace) else { return }
    if openTypes.count == Self.deepest { return skipBody() }
    cursor.advance()
    openTypes.append(index)
  }

  /// No hand-written type is nested deeper; what is, is passed over like a body.
  private static var deepest: Int { 100 }

  // MARK: Parts

  /// Reads the declaration's type and notes where it stands.
  mutating func readSpanned(_ declaration: Declaration) -> TypeSyntax? {
    let start = cursor.index
    let type = cursor.parseType()
    declaration.ranges.type = cursor.range(from: start)
    return type
  }

  mutating func readGenericParameters(_ declaration: Declaration) {
    guard cursor.isSymbol(.less) else { return }
    let parameters = cursor.parseGenericParameters()
    declaration.genericParameters = parameters.map(\.parameter)
    declaration.ranges.genericParameters = parameters.map(\.range)
  }

  private mutating func readInheritance(_ declaration: Declaration) {
    guard cursor.take(.colon) else { return }
    declaration.inherits = cursor.parseInheritance(noting: declaration.ranges)
  }

  mutating func readWhereClause(_ declaration: Declaration) {
    guard let clause = cursor.parseWhereClause() else { return }
    declaration.isForSome = clause.asks > 0
    if clause.fixed.count == clause.asks { declaration.fixed = clause.fixed }
    declaration.ranges.whereClause = clause.range
  }

  // MARK: Kinds

  private mutating func readAlias(_ declaration: Declaration) {
    declaration.name = cursor.takeName()?.withoutBackticks ?? ""
    readGenericParameters(declaration)
    readInheritance(declaration)
    if cursor.current.kind == .equal {
      cursor.advance()
      declaration.type = readSpanned(declaration)
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
    guard utf8.first == UInt8(ascii: "`") else { return self }
    return hasPrefix("`") && hasSuffix("`") && count > 2 ? String(dropFirst().dropLast()) : self
  }
}
