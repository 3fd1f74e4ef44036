// SPDX-License-Identifier: MIT

/// Reads functions: initializers, funcs, subscripts and macros.
extension DeclarationReader {
  mutating func readFunction(_ head: borrowing DeclarationHead, _ above: DirectivesAbove?) {
    if !readsAll, above == nil, !isAskedFor(head), skipFunction(head) { return }
    let declaration = add(head, above)
    readName(declaration)
    readGenericParameters(declaration)
    let parameters = readParameters()
    declaration.parameters = parameters ?? []
    let effects = cursor.parseEffects()
    declaration.effects = effects ?? Effects()
    if cursor.current.kind == .arrow {
      cursor.advance()
      declaration.type = readSpanned(declaration)
      declaration.isComplete = declaration.type != nil
    }
    declaration.isComplete = declaration.isComplete && parameters != nil && effects != nil
    readWhereClause(declaration)
    if cursor.isPunctuation(.openBrace) { skipBody() }
    if !readsAll, !isAskedFor(head), declaration.saysNothing { removeLast() }
  }

  private mutating func readName(_ declaration: Declaration) {
    if declaration.kind == .func || declaration.kind == .macro {
      declaration.name = cursor.takeFunctionName()
    } else if declaration.isInit, cursor.isSymbol(.question) || cursor.isSymbol(.exclamation) {
      declaration.name += cursor.text(cursor.current)
      cursor.advance()
    }
  }

  /// Whether somebody may ask for it without knowing its name: an initializer may be what another type inherits, or
  /// another one's rival; a protocol's function may say where those are isolated that meet it.
  private func isAskedFor(_ head: borrowing DeclarationHead) -> Bool {
    head.kind == .`init` || head.isTypeMember && isInProtocol
  }

  /// Passes a function; false where a directive stands at a parameter, and then nothing was read.
  private mutating func skipFunction(_ head: borrowing DeclarationHead) -> Bool {
    let start = cursor.index
    notePassed(at: start)
    if head.kind == .func || head.kind == .macro { cursor.skipFunctionName() }
    if cursor.isSymbol(.less) { _ = cursor.parseGenericParameters() }
    guard cursor.isPunctuation(.openParenthesis), !directives.mayBelong(inBracketsAt: cursor) else {
      cursor.index = start
      return false
    }
    cursor.skipBalanced()
    _ = cursor.parseEffects()
    if cursor.current.kind == .arrow {
      cursor.advance()
      _ = cursor.parseType()
    }
    _ = cursor.parseWhereClause()
    if cursor.isPunctuation(.openBrace) { skipBody() }
    return true
  }
}

extension Declaration {
  /// Whether no directive has to do with it.
  fileprivate var saysNothing: Bool {
    directives.isEmpty && attempts.isEmpty && parameters.allSatisfy(\.directives.isEmpty)
  }
}
