// SPDX-License-Identifier: MIT

/// Reads properties: their names, types, values and accessors.
extension DeclarationReader {
  mutating func readProperties(_ head: borrowing DeclarationHead, _ above: DirectivesAbove?) {
    var properties = [readProperty()]
    while cursor.take(.comma) { properties.append(readProperty()) }
    let trailing = directives.claim(endingLineOf: cursor)
    let isDisputed = !openTypes.isEmpty && directives.isDisputed(head, before: cursor)
    shareTypes(among: &properties)
    for property in properties {
      let declaration = add(head, above)
      declaration.take(property)
      declaration.isDisputed = isDisputed
      if !trailing.isEmpty { declaration.directives += trailing }
    }
  }

  private mutating func readProperty() -> Property {
    var property = Property(nameOffset: cursor.current.start, name: cursor.takePattern())
    if cursor.take(.colon) {
      let start = cursor.index
      property.type = cursor.parseType()
      property.typeRange = cursor.range(from: start)
      property.isComplete = property.type != nil
    }
    if cursor.current.kind == .equal {
      cursor.advance()
      let start = cursor.index
      property.value = cursor.parseExpression(endsWithLine: true)
      directives.noteBody(start..<cursor.index)
    }
    if cursor.isPunctuation(.openBrace) {
      (property.storage, property.effects) = cursor.peekAccessors(hasValue: property.value != nil)
      skipBody()
    }
    return property
  }

  /// In `var x, y: Int` the type that is written belongs to all that have none.
  private func shareTypes(among properties: inout [Property]) {
    for index in properties.indices.dropLast().reversed()
    where properties[index].type == nil && properties[index].value == nil {
      (properties[index].type, properties[index].typeRange) =
        (properties[index + 1].type, properties[index + 1].typeRange)
    }
  }
}

/// What stands behind `let` or `var`, up to the next comma.
struct Property {
  var nameOffset: Int
  var name: String
  var type: TypeSyntax?
  var typeRange: Range<Int>?
  var value: Expression?
  var storage = Declaration.Storage.stored
  var effects = Effects()
  var isComplete = true
}

extension Declaration {
  fileprivate func take(_ property: Property) {
    (name, nameOffset, isComplete) = (property.name, property.nameOffset, property.isComplete)
    (type, value) = (property.type, property.value)
    (storage, effects) = (property.storage, property.effects)
    ranges.type = property.typeRange
  }
}
