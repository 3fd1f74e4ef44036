// SPDX-License-Identifier: MIT

/// Reads parameter lists, with the directives that belong to each parameter.
extension DeclarationReader {
  /// The parameters between the parentheses ahead; nil where they cannot be read to the end, and then the
  /// cursor is behind them all the same.
  mutating func readParameters() -> [Declaration.Parameter]? {
    guard cursor.isPunctuation(.openParenthesis) else { return nil }
    let open = cursor.index
    var parameters: [Declaration.Parameter] = []
    var spans: [Range<Int>] = []
    cursor.advance()
    while !cursor.take(.closeParenthesis) {
      let start = cursor.index
      guard let parameter = cursor.parseParameter() else { return recover(from: open) }
      parameters.append(parameter)
      spans.append(start..<cursor.index)
      guard cursor.take(.comma) || cursor.isPunctuation(.closeParenthesis) else { return recover(from: open) }
    }
    directives.claim(for: &parameters, spans: spans, in: open..<cursor.index)
    return parameters
  }

  private mutating func recover(from open: Int) -> [Declaration.Parameter]? {
    cursor.index = open
    cursor.skipBalanced()
    return nil
  }
}

extension TokenCursor {
  /// `@Attribute label name: Type... = value`
  fileprivate mutating func parseParameter() -> Declaration.Parameter? {
    var attributes: [Declaration.Attribute] = []
    while isPunctuation(.at) {
      guard let attribute = parseAttribute() else { return nil }
      attributes.append(attribute)
    }
    let place = place
    guard let label = takeName() else { return nil }
    let innerName = takeName()
    guard take(.colon) else { return nil }
    let typeStart = index
    guard let type = parseType() else { return nil }
    let isVariadic = current.kind == .ellipsis
    if isVariadic { advance() }
    guard let typeRange = range(from: typeStart) else { return nil }
    var parameter = Declaration.Parameter(
      label: label.withoutBackticks, innerName: innerName?.withoutBackticks, type: type,
      typeRange: ByteRange(typeRange), attributes: attributes, place: place, isVariadic: isVariadic)
    if current.kind == .equal {
      advance()
      parameter.defaultValue = parseExpression(endsWithLine: false)
    }
    return parameter
  }
}
