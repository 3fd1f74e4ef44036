// SPDX-License-Identifier: MIT

// The attributes that say where a provider's accessor is available, and on which actor.

extension ProviderReader.Source {
  /// The declarations with attributes that apply to the provider: its own, and all around them.
  var surroundings: [Declaration] {
    let own = [declaration, annotated]
    return own + own.flatMap(\.ancestors)
  }

  /// Whether a type or attribute around it was not read, and so may isolate it to an actor, or be a protocol; or whether an
  /// unread supertype of the type that a property's value calls may have a failable initializer.
  var isUncertain: Bool {
    let marks = surroundings.flatMap(\.attributes).filter(\.isPropertyWrapper).map(\.type)
    let isCall =
      declaration.isProperty && declaration.type == nil && declaration.value?.text.hasSuffix("()") == false
    let types = surroundings.compactMap { table[$0].identity } + (isCall ? [type.identity] : [])
    return
      (types + types.flatMap(table.allSupertypes) + marks.map { table.identity(of: $0, in: scopeOfOptions) })
      .contains(
        where: \.isForeign)
  }

  /// Refuses attributes that isolate the value or limit its availability in some builds only, because its accessors
  /// would differ between builds; and public accessors of `@_spi` declarations, which only some importers see.
  func checkAttributes(_ binding: Binding) throws(Refusal) {
    try checkBranches(binding)
    let above = table.allSupertypes(of: type.identity).compactMap(\.declaration).filter {
      $0.attributes.contains(where: \.isConditional)
    }
    for declaration in surroundings + above.sorted(by: \.place) {
      for attribute in declaration.attributes.filter(\.isConditional)
      where attribute.name == "available" && surroundings.contains(declaration)
        || table.globalActor(amid: [attribute], declaration.scope) != nil
      {
        throw Refusal(
          "'@\(attribute.name)' holds in some builds only; declare \(declaration.title) twice, under '#if' and '#else'",
          at: declaration.source.place(at: attribute.range.lowerBound))
      }
    }
    if let type = [declaration, annotated].lazy.compactMap(table.divider).first {
      throw Refusal(
        "the isolation of \(annotated.title) depends on '#if', because '\(type.name)' has branches on different actors; write it under the same '#if's, once for each branch",
        at: annotated.place)
    }
    let limited = surroundings.first { $0.has(attribute: "_spi") }
    guard options.access == .public, let limited else { return }
    throw Refusal("a public accessor of a declaration marked '@_spi' \(notSupported)", at: limited.place)
  }

  /// Refuses types in its signature that are protocols in some builds only, or have other generic parameters there: no
  /// accessor can name both.
  private func checkBranches(_ binding: Binding) throws(Refusal) {
    let types = binding.shownTypes + [binding.concrete] + binding.parameters.map(\.type)
    for type in types.flatMap(\.identity.parts).compactMap(\.declaration) {
      let other = table.branches(of: type).first {
        $0.isType && type.isType && ($0.kind == .protocol) != (type.kind == .protocol)
          || $0.genericParameters.map(\.name) != type.genericParameters.map(\.name)
      }
      guard let other else { continue }
      throw Refusal(
        .unsupportedDeclaration,
        "'\(type.name)' is a protocol, or generic, in some builds only; give the branches under '#if' two names",
        at: annotated.place,
        notes: [type.noteOfPlace, other.place.note("'\(other.name)' is declared here otherwise")])
    }
  }
}

extension [ResolvedType] {
  /// The deprecations of the types, which make an accessor with them deprecated too.
  var deprecations: [String] {
    let types = flatMap(\.identity.parts).compactMap(\.declaration)
    return types.flatMap(\.availability).filter { Availability(attributes: [$0]).isDeprecated }
  }
}

extension Declaration {
  /// Its `@available` attributes.
  var availability: [String] {
    attributes.filter { $0.name == "available" }.compactMap { $0.arguments.map { "@available\($0)" } }
  }
}
