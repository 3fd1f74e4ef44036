// SPDX-License-Identifier: MIT

// In which builds, and on which systems, what a directive provides is there.
extension ProviderReader {
  /// Whatever says from when on, or for how long, the declaration and the types around it can be used.
  func availability(of declarations: [Declaration]) -> [String] {
    var result: [String] = []
    for declaration in declarations {
      for attribute in declaration.attributes where attribute.name == "available" {
        guard let arguments = attribute.arguments else { continue }
        let text = "@available\(arguments)"
        if !result.contains(text) { result.append(text) }
      }
    }
    return result
  }

  /// The `@_spi` of what a public accessor is made of, which then is no more public than that.
  func serviceInterfaces(of provider: Provider, _ declarations: [Declaration]) -> [String] {
    guard provider.access == .public else { return [] }
    let types = provider.shownTypes.flatMap(\.identity.parts)
    let all = declarations + types.compactMap(table.declaration)
    let attributes = all.flatMap(\.attributes).filter { $0.name == "_spi" }
    return Set(attributes.compactMap { $0.arguments.map { "@_spi\($0)" } }).inOrder()
  }

  /// The declarations that say what is true of it.
  func declarations(of index: Int, _ source: Source) -> [Declaration] {
    // Step by step, because lists of what is around each would be made for every provider.
    var result = [source.declaration, table.declarations[index]]
    for position in 0..<2 {
      var next = result[position].parent
      while let around = next {
        result.append(table.declarations[around])
        next = table.declarations[around].parent
      }
    }
    return result
  }

  /// What the `#if`s around everything that it is made of ask for.
  func condition(of index: Int, _ source: Source) -> Condition {
    (table.condition(of: index) && table.model.condition(of: source.declaration)).simplified
  }

  /// What is an actor's, or available, in some builds only has other accessors there, so it is declared twice.
  mutating func checkAttributes(of declarations: [Declaration]) -> Bool {
    for declaration in declarations {
      for found in declaration.conditionalAttributes where isTelling(found, of: declaration) {
        unsupported(
          "'@\(found.name)' holds in some builds only; declare \(declaration.title) twice, under '#if' and '#else'",
          declaration.source.place(at: found.range.lowerBound))
        return false
      }
    }
    return true
  }

  private func isTelling(_ attribute: Declaration.Attribute, of declaration: Declaration) -> Bool {
    attribute.name == "available"
      || table.globalActor(amid: [attribute], table.scope(of: declaration)) != nil
  }
}
