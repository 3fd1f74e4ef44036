// SPDX-License-Identifier: MIT

/// Reads a file's declarations, at top level and inside types, and skips bodies.
///
/// One loop with an explicit stack of open types, so that deep nesting cannot overflow the call stack.
struct DeclarationReader {
  private var cursor: TokenCursor
  private var directives: DirectiveClaims
  private var declarations: [Declaration] = []
  /// The types and extensions around the cursor, outermost first.
  private var openTypes: [Declaration] = []
  private var conditions = OpenConditions()

  /// The declarations of a file, and the mistakes in it.
  struct Reading {
    /// The declarations in the order of the file.
    var declarations: [Declaration] = []
    /// The `@module` directives in the first lines.
    var module: [Directive] = []
    /// Unmatched brackets, and directives that belong to nothing.
    var mistakes: [Diagnostic] = []
  }

  /// Reads a file. If it has directives and its brackets do not match, only that mistake is returned.
  static func reading(of file: SourceFile) -> Reading {
    let stream = Lexer.tokens(of: file.bytes)
    var reader = DeclarationReader(
      cursor: TokenCursor(file: file, tokens: stream.tokens), directives: DirectiveClaims(file, stream))
    if !reader.directives.isEmpty, let broken = stream.firstBreak(in: file) {
      return Reading(mistakes: [broken])
    }
    let module = reader.directives.claimModule()
    reader.run()
    reader.directives.noteStrays(at: reader.declarations)
    return Reading(declarations: reader.declarations, module: module, mistakes: reader.directives.mistakes)
  }

  private mutating func run() {
    while !cursor.isAtEnd {
      if let head = readHead() {
        readDeclaration(head)
      } else if cursor.opensBracket {
        skipBody()
      } else if !conditions.take(&cursor) {
        if cursor.at("}") { _ = openTypes.popLast() }
        cursor.advance()
      }
    }
  }

  private mutating func readHead() -> DeclarationHead? {
    guard cursor.at("@") || cursor.at("#if") || cursor.current.kind == .word else { return nil }
    return cursor.attempt { DeclarationHead(&$0) }
  }

  private mutating func skipBody() {
    let start = cursor.index
    cursor.skipBalanced()
    directives.pass(body: start..<cursor.index)
  }

  // MARK: Declarations

  private mutating func readDeclaration(_ head: DeclarationHead) {
    var head = head
    let isBuilt: Bool =
      switch head.kind {
      case .class, .struct, .actor, .`init`: true
      case .func: openTypes.isEmpty || head.modifiers.contains("static") || head.modifiers.contains("class")
      default: false
      }
    directives.claim(for: &head, isBuilt: isBuilt)
    if head.kind == .let || head.kind == .var { return readProperties(head) }
    if head.kind == .case { return readCases(head) }
    let declaration = add(head)
    switch head.kind {
    case .class, .struct, .actor, .enum, .protocol, .extension: readType(declaration)
    case .`init`, .func, .subscript: readFunction(declaration)
    case .import: readImport(declaration)
    case .typealias, .associatedtype: readAlias(declaration)
    case .let, .var, .case: break
    }
  }

  /// Adds a declaration with the parts that its head tells.
  private mutating func add(_ head: DeclarationHead) -> Declaration {
    let declaration = Declaration(
      head, in: cursor.file, conditions: conditions.current, parent: openTypes.last)
    if declaration.isInit { openTypes.last?.misplacedDirectives += head.misplacedDirectives }
    openTypes.last?.members.append(declaration)
    declarations.append(declaration)
    return declaration
  }

  private mutating func readType(_ declaration: Declaration) {
    if declaration.kind == .extension {
      declaration.type = readSpanned(declaration)
      declaration.name = declaration.type?.description ?? ""
    } else {
      declaration.name = cursor.takeName()?.withoutBackticks ?? ""
      let parameters = cursor.parseGenericParameters()
      // A protocol has primary associated types there, and no parameters.
      if declaration.kind != .protocol {
        declaration.genericParameters = parameters
      } else {
        declaration.isParameterized = !parameters.isEmpty
      }
    }
    readInheritance(declaration)
    readWhereClause(declaration)
    declaration.isComplete = !declaration.name.isEmpty && cursor.at("{")
    guard cursor.at("{") else { return }
    // No hand-written type is nested this deep; such a type is skipped like a body.
    if openTypes.count == 100 { return skipBody() }
    cursor.advance()
    openTypes.append(declaration)
  }

  private mutating func readFunction(_ declaration: Declaration) {
    if declaration.kind == .func {
      declaration.name = cursor.takeFunctionName()
    } else if declaration.isInit, cursor.at("?") || cursor.at("!") {
      declaration.name += cursor.current.text
      cursor.advance()
    }
    declaration.genericParameters = cursor.parseGenericParameters()
    let parameters = readParameters()
    let effects = cursor.parseEffects()
    declaration.parameters = parameters ?? []
    declaration.effects = effects ?? Effects()
    declaration.isComplete = parameters != nil && effects != nil
    if cursor.take("->") {
      declaration.type = readSpanned(declaration)
      declaration.isComplete = declaration.isComplete && declaration.type != nil
    }
    readWhereClause(declaration)
    if cursor.at("{") { skipBody() }
  }

  private mutating func readAlias(_ declaration: Declaration) {
    declaration.name = cursor.takeName()?.withoutBackticks ?? ""
    declaration.genericParameters = cursor.parseGenericParameters()
    readInheritance(declaration)
    if cursor.take("=") { declaration.type = readSpanned(declaration) }
    readWhereClause(declaration)
  }

  private mutating func readImport(_ declaration: Declaration) {
    let first = cursor.index
    let kinds: Set = ["typealias", "struct", "class", "enum", "protocol", "let", "var", "func"]
    if kinds.contains(cursor.current.text), cursor.peek().kind == .word { cursor.advance() }
    declaration.importedModule = cursor.current.text
    repeat { cursor.advance() } while cursor.take(".") && cursor.isName
    declaration.name = cursor.text(from: first)
  }

  /// `a, b(Int), c = 1`: the associated values of a case are the parameters of its call.
  private mutating func readCases(_ head: DeclarationHead) {
    repeat {
      let declaration = add(head)
      declaration.nameOffset = cursor.current.start
      declaration.name = cursor.takeName()?.withoutBackticks ?? ""
      declaration.parameters = readParameters { $0.parseAssociatedValue() } ?? []
      if cursor.take("=") { _ = cursor.parseExpression(endsWithLine: true) }
    } while cursor.take(",")
  }

  // MARK: Properties

  private mutating func readProperties(_ head: DeclarationHead) {
    var properties: [Declaration] = []
    // The directives behind each of them, and at the end of the line, for all that have none.
    var behind: [[Directive]] = []
    repeat {
      properties.append(add(head))
      readProperty(properties[properties.count - 1])
      behind.append(directives.claim(behind: cursor))
    } while cursor.take(",")
    for (property, own) in zip(properties, behind) {
      property.directives += own.isEmpty ? behind[behind.count - 1] : own
    }
    // In `var x, y: Int` the written type also belongs to the names before it that have neither type nor value.
    for (property, next) in zip(properties, properties.dropFirst()).reversed()
    where property.type == nil && property.value == nil {
      property.type = next.type
      property.ranges.type = next.ranges.type
    }
  }

  private mutating func readProperty(_ property: Declaration) {
    property.nameOffset = cursor.current.start
    property.name = cursor.takePattern()
    if cursor.take(":") {
      property.type = readSpanned(property)
      property.isComplete = property.type != nil
    }
    if cursor.take("=") {
      let start = cursor.index
      property.value = cursor.parseExpression(endsWithLine: true)
      directives.pass(body: start..<cursor.index)
    }
    if cursor.at("{") {
      (property.isStored, property.hasInitAccessor, property.effects) = cursor.peekAccessors(
        hasValue: property.value != nil)
      skipBody()
    }
  }

  // MARK: Parts

  /// Reads the declaration's type and notes its offsets.
  private mutating func readSpanned(_ declaration: Declaration) -> TypeSyntax? {
    let start = cursor.index
    let type = cursor.parseType()
    declaration.ranges.type = cursor.range(from: start)
    return type
  }

  /// `: A, @unchecked Sendable, P & Q`, up to `where` or the brace.
  private mutating func readInheritance(_ declaration: Declaration) {
    guard cursor.take(":") else { return }
    repeat {
      let start = cursor.index
      _ = cursor.take("nonisolated")
      // `class` is an old spelling of `AnyObject`, about which the compiler only warns.
      let isClass = cursor.at("class") && !cursor.peek().isName && cursor.take("class")
      guard let type = isClass ? .name("AnyObject") : cursor.parseType(),
        let range = cursor.range(from: start)
      else { return }
      declaration.inherits.append(type)
      declaration.ranges.inherits.append(range)
    } while cursor.take(",")
  }

  /// Reads a where clause. `T: ~Copyable` lifts a constraint, so it does not set `isConstrained`.
  private mutating func readWhereClause(_ declaration: Declaration) {
    guard cursor.take("where") else { return }
    let start = cursor.index
    repeat {
      let isRead = cursor.parseType() != nil && (cursor.take("==") || cursor.take(":"))
      let right = isRead ? cursor.parseType() : nil
      if right?.isSuppressed != true { declaration.isConstrained = true }
      if right == nil { break }
    } while cursor.take(",")
    declaration.ranges.whereClause = cursor.range(from: start)
  }

  /// The parameters between the parentheses ahead; nil where one of them cannot be read, with the cursor behind the
  /// parentheses all the same.
  private mutating func readParameters(
    by parse: (inout TokenCursor) -> Declaration.Parameter? = { $0.parseParameter() }
  ) -> [Declaration.Parameter]? {
    guard cursor.at("(") else { return nil }
    let open = cursor.index
    var spans: [Range<Int>] = []
    cursor.advance()
    let read = cursor.parseList(upTo: ")") { cursor in
      let start = cursor.index
      defer { spans.append(start..<cursor.index) }
      return parse(&cursor)
    }
    guard var parameters = read else {
      cursor.index = open
      cursor.skipBalanced()
      return nil
    }
    directives.claim(for: &parameters, spans: spans)
    return parameters
  }
}
