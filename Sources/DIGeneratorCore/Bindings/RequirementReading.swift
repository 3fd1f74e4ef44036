// SPDX-License-Identifier: MIT

/// Reading of requirements. In the module that requires it, a requirement is a provider like any other.
extension ProviderReader {
  /// Reads a `@require` above a declaration.
  func requirement(_ declaration: Declaration, _ options: DirectiveOptions, _ contrary: Directive?)
    throws(Refusal)
    -> Binding
  {
    let directive = options.directive
    if let contrary {
      throw Refusal(
        "'@provide' and '@require' contradict each other: it is provided here, or by a module above",
        at: max(contrary.place, directive.place))
    }
    if options.isBroken { throw Refusal() }
    try declaration.checkComplete()
    if let reason = declaration.refusalAsRequirement { throw Refusal("\(reason)", at: directive.place) }
    try declaration.checkProvidable(in: table, whateverItIs: true)
    let type = try requiredType(declaration, directive)
    try checkVisible(type, declaration, options)
    let name = try (type.spelling.baseName ?? "").lowerCamelCase.checkedAsName(
      at: directive.place, suggestion: "rename '\(type.title)'")
    let spelling = table.accessorType(type, lifetime: .transient)
    return Binding(
      module: declaration.module, place: directive.place, kind: .requirement, concrete: type,
      provided: [.init(type: type, spelling: spelling, accessor: name, place: directive.place)],
      access: options.access,
      parameters: [.init(label: name, name: name, type: type, spelling: spelling, place: directive.place)],
      // `async` and `throws` come from the directive, the actor from the declaration of the type.
      ownEffects: BuildEffects(
        failure: options.isThrowing ? .anything : .never, isAsync: options.isAsync,
        actor: type.identity.declarations.lazy.compactMap(table.globalActor).first),
      files: [declaration.file])
  }

  /// The declared type, or the type that an alias stands for.
  private func requiredType(
    _ declaration: Declaration, _ directive: Directive
  ) throws(Refusal) -> ResolvedType {
    if declaration.kind != .typealias, let type = table.ownType(declaration) { return type }
    let type = declaration.type.map { table.expanded(table.resolve($0, in: declaration.scope)) }
    guard let type, !type.isCommonValue, type.identity.isNominal,
      type.spelling.baseName?.isPlainIdentifier == true
    else {
      let reason =
        type?.isCommonValue == true
        ? "'\(type?.title ?? "")', which is a common value type"
        : "no named type, so its accessor would have no name"
      throw Refusal(
        "'\(declaration.name)' stands for \(reason); require a type of your own that holds it",
        at: directive.place)
    }
    return type
  }

  /// Refuses a type that other modules cannot name: no module above could provide it, or be handed it.
  private func checkVisible(
    _ type: ResolvedType, _ declaration: Declaration, _ options: DirectiveOptions
  ) throws(Refusal) {
    // Nothing is above an executable or test target: its own requirements are another error, for any access.
    if declaration.module == model.module, !model.isLibrary { return }
    let isShared = options.access == .public
    guard let narrow = table.narrowest(in: type.spelling, declaration.scope),
      narrow.access < (isShared ? .public : .package)
    else { return }
    throw Refusal(
      .inaccessible,
      "'\(narrow.by.name)' is \(narrow.access.keyword), so \(isShared ? "not every" : "no") module above can \(isShared ? "take" : "provide") it",
      at: options.accessPlace, notes: [narrow.by.noteOfPlace(making: .public)])
  }
}

extension Declaration {
  /// The reason why it cannot be required; nil if it can.
  fileprivate var refusalAsRequirement: String? {
    let around = withAncestors
    if kind == .extension {
      return
        "'@require' belongs to a type's own declaration, or to an alias: // @require above typealias Needed\(name) = \(name)"
    }
    guard isType || kind == .typealias else {
      return "'@require' belongs to a type that a module above provides; \(title) is no type"
    }
    if around.contains(where: { !$0.genericParameters.isEmpty }) {
      return
        "\(title) is generic; require a concrete type by an alias: // @require above typealias Some\(name) = \(name)<SomeType>"
    }
    if !condition.isAlways { return "'@require' under '#if' \(notSupported)" }
    let limit = ["available", "_spi"].first { name in around.contains { $0.has(attribute: name) } }
    return limit.map { "'@require' of a type marked '@\($0)' \(notSupported)" }
  }
}

extension TypeIdentity {
  /// Whether it is a named type, or a composition of named types.
  fileprivate var isNominal: Bool {
    switch form {
    case .declared, .unread, .composition: true
    default: false
    }
  }
}
