// SPDX-License-Identifier: MIT

/// Reads functions: initializers, funcs, subscripts and macros.
extension DeclarationReader {
  mutating func readFunction(_ head: borrowing DeclarationHead, _ above: DirectivesAbove?) {
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
  }

  private mutating func readName(_ declaration: Declaration) {
    if declaration.kind == .func || declaration.kind == .macro {
      declaration.name = cursor.takeFunctionName()
    } else if declaration.isInit, cursor.isSymbol(.question) || cursor.isSymbol(.exclamation) {
      declaration.name += cursor.text(cursor.current)
      cursor.advance()
    }
  }
}
