// SPDX-License-Identifier: MIT

/// What a module requires from above, which to its own consumers is a provider like any other.
extension ProviderReader {
  /// Reads a `@require` above a declaration; whether there is one.
  mutating func readRequirement(_ index: Int, _ provides: [Directive]) -> Bool {
    let directives = table.declarations[index].directives.filter { $0.name == Directive.require }
    guard let directive = directives.first else { return false }
    if directives.count > 1 {
      diagnostics.report(
        .danglingDirective, "a second '@require' above one declaration; merge their options",
        at: directives[1].place)
    }
    if let contrary = provides.first {
      unsupported(
        "'@provide' and '@require' contradict each other: it is provided here, or by somebody above",
        max(contrary.place, directive.place))
      refuse(index, directives)
    } else if let requirement = requirement(index, directive) {
      providers.append(requirement)
    } else {
      refuse(index, directives)
    }
    return true
  }

  private mutating func requirement(_ index: Int, _ directive: Directive) -> Provider? {
    let options = DirectiveOptions(directive, diagnostics: &diagnostics)
    guard !options.isBroken, isRequirable(index, directive), let type = requiredType(index, directive),
      isVisibleAbove(type, index, directive), let accessor = accessor(of: type, directive)
    else { return nil }
    let spelling = table.accessorType(type, lifetime: .transient)
    let parameter = Provider.Parameter(
      label: accessor, name: accessor, type: type, spelling: spelling, role: .dependency, hasDefault: false,
      mayBeNil: false, place: directive.place)
    return Provider(
      module: table.declarations[index].module, place: directive.place,
      lifetimePlace: directive.place, construction: .required, concrete: type,
      provided: [.init(type: type, spelling: spelling, accessor: accessor, place: directive.place)],
      name: nil, lifetime: .transient, access: .internal,
      parameters: [parameter], isMemberwise: false, effects: effects(index, options),
      availability: [], files: [table.declarations[index].file])
  }

  /// What the directive says that building it may involve, where the type itself has to be built.
  private func effects(_ index: Int, _ options: DirectiveOptions) -> BuildEffects {
    let declaration = table.declarations[index]
    let actor = declaration.isType ? table.globalActor(of: declaration, inside: index) : nil
    return BuildEffects(
      failure: options["throws"] != nil ? .anything : .never, isAsync: options["async"] != nil, actor: actor)
  }

  // MARK: What can be required

  private mutating func isRequirable(_ index: Int, _ directive: Directive) -> Bool {
    let declaration = table.declarations[index]
    guard isReadable(declaration) else { return false }
    guard let reason = refusal(of: declaration) else {
      return isProvidable(declaration, whateverItIs: true)
    }
    unsupported(reason, directive.place)
    return false
  }

  private func refusal(of declaration: Declaration) -> String? {
    let (name, around) = (declaration.title, table.model.ancestors(of: declaration))
    if declaration.kind == .extension {
      return
        "'@require' belongs to a type's own declaration, or to an alias: // @require above typealias Needed\(declaration.name) = \(declaration.name)"
    }
    guard declaration.isType || declaration.kind == .typealias else {
      return "'@require' belongs to a type that somebody above provides; \(name) is none"
    }
    if ([declaration] + around).contains(where: { !$0.genericParameters.isEmpty }) {
      return
        "\(name) is generic, so it is no single type; require one by an alias: // @require above typealias Some\(declaration.name) = \(declaration.name)<SomeType>"
    }
    if !table.model.condition(of: declaration).isAlways { return "'@require' under '#if' \(notSupported)" }
    let limit = ["available", "_spi"].first { name in
      ([declaration] + around).contains { $0.has(attribute: name) }
    }
    return limit.map { "'@require' of what is marked '@\($0)' \(notSupported)" }
  }

  /// The declared type, or the one that an alias stands for.
  private mutating func requiredType(_ index: Int, _ directive: Directive) -> ResolvedType? {
    let declaration = table.declarations[index]
    guard declaration.kind == .typealias else { return table.ownType(index) }
    let type = declaration.type.map {
      table.expanded(table.resolve($0, in: table.scope(of: declaration)))
    }
    if let type, type.isCommonValue {
      unsupported(
        "'\(declaration.name)' stands for '\(type.title)', of which a program has many; require a type of your own that holds it",
        directive.place)
      return nil
    }
    if let type, type.identity.isNominal, type.spelling.baseName?.isPlainIdentifier == true { return type }
    unsupported(
      "'\(declaration.name)' stands for no named type, so its accessor would have no name; require a type of your own that holds it",
      directive.place)
    return nil
  }

  /// Who provides it, in another module, has to name it.
  private mutating func isVisibleAbove(_ type: ResolvedType, _ index: Int, _ directive: Directive) -> Bool {
    let (scope, module) = (table.scope(of: table.declarations[index]), table.declarations[index].module)
    // Nothing is above a program: that is said of its own, whoever sees them.
    if module == model.module, !model.isLibrary { return true }
    guard let narrow = table.narrowest(in: type.spelling, scope), narrow.access < .package else {
      return true
    }
    diagnostics.report(
      .inaccessible,
      "'\(narrow.name)' is \(narrow.access.keyword), so nothing above can provide it; make it public",
      at: directive.place, notes: [narrow.note])
    return false
  }

  private mutating func accessor(of type: ResolvedType, _ directive: Directive) -> String? {
    let name = (type.spelling.baseName ?? "").lowerCamelCase
    let reserved = ReservedNames.complaint(about: name)
    if reserved == nil, Directive.Value(text: name, place: directive.place).mistakeAsName == nil {
      return name
    }
    diagnostics.report(
      reserved == nil ? .invalidName : .accessorClash,
      reserved.map { "\($0), so '\(type.title)' cannot be required; rename it" }
        ?? "'\(type.title)' makes no name for an accessor; rename it",
      at: directive.place)
    return nil
  }
}

extension TypeIdentity {
  /// Whether it is a type with a name of its own, or several of them.
  fileprivate var isNominal: Bool {
    switch self {
    case .declared, .composition: true
    case .unread: wrapped == nil
    case .value, .tuple, .function, .metatype, .marked: false
    }
  }
}
