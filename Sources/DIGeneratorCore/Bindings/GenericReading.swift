// SPDX-License-Identifier: MIT

/// Generic providers: what of them a use decides, and what one is for a use.
extension ProviderReader {
  /// The generic parameters of an annotated declaration and of the types around it that a use decides: those of an
  /// init or func that do not occur in what it gives are filled by a provider of their constraint instead.
  func templateParameters(of index: Int) -> [String] {
    let declaration = table.declarations[index]
    if let parent = declaration.parent, table.fixed(parent) != nil { return [] }
    let own = declaration.isType ? index : nil
    let type = (own ?? declaration.parent).flatMap { table.identity(ofDeclaration: $0)?.declaration }
    let around = type.map(table.declaredTypes(around:)) ?? []
    var outer: [String] = []
    for type in around.reversed() { outer += table.declarations[type].genericParameters.map(\.name) }
    guard declaration.kind == .func, let result = declaration.type else { return outer }
    let mentioned = Set(result.names.joined().map(\.name))
    return outer + declaration.genericParameters.map(\.name).filter(mentioned.contains)
  }

  /// What names mean where an annotated declaration is written, while its generic parameters stand for something.
  func boundScope(inside parent: Int?, _ declaration: Declaration) -> TypeTable.Scope {
    var scope = parent.map { table.scope(inside: $0) } ?? table.scope(of: declaration)
    if let parent, let fixed = table.fixed(parent) { scope.bindings = fixed.bindings }
    guard !bindings.isEmpty else { return scope }
    scope.bindings.merge(bindings) { $1 }
    if let parent { scope.bindings["Self"] = table.ownType(parent, with: bindings) }
    return scope
  }

  /// Reads a generic provider with its parameters in place of types; nil where something is wrong with it, which is
  /// reported.
  mutating func template(
    _ index: Int, _ directive: Directive, _ options: DirectiveOptions, _ parameters: [String]
  ) -> GenericTemplate? {
    guard areDistinct(parameters, of: table.declarations[index]), !isReplacing(options, parameters)
    else {
      return nil
    }
    let placeholders = parameters.map {
      ($0, ResolvedType(identity: GenericTemplate.placeholder($0), spelling: .name($0)))
    }
    guard let pattern = with(placeholders, { $0.provider(index, directive, options) }),
      areBound(parameters, pattern)
    else { return nil }
    return GenericTemplate(index: index, directive: directive, parameters: parameters, pattern: pattern)
  }

  /// The provider that a template is for one use.
  mutating func instance(
    of template: GenericTemplate, _ bindings: [String: TypeIdentity], for asked: TypeSyntax
  ) -> Provider? {
    let protocols = wellKnownProtocols.union(asked.namesOfProtocols)
    let types = template.parameters.compactMap { name in
      bindings[name].map { (name, table.type($0, protocols: protocols)) }
    }
    var ignored = DiagnosticCollector()
    let options = DirectiveOptions(template.directive, diagnostics: &ignored)
    return with(types) { $0.provider(template.index, template.directive, options) }
  }

  private mutating func with(
    _ types: [(String, ResolvedType)], _ read: (inout ProviderReader) -> Provider?
  ) -> Provider? {
    bindings = Dictionary(uniqueKeysWithValues: types)
    genericArguments = types.map(\.1)
    defer { (bindings, genericArguments) = ([:], []) }
    return read(&self)
  }

  /// What is replaced has no generic parameters, so nothing would tell what those of the replacement are.
  private mutating func isReplacing(_ options: DirectiveOptions, _ parameters: [String]) -> Bool {
    guard let replaced = options.replaced else { return false }
    diagnostics.report(
      .unboundGeneric,
      "'\(replaced.text)' does not say what '\(parameters[0])' is, so nothing generic can replace it",
      at: replaced.place,
      notes: [.init("let a static func replace it that returns a concrete type", at: replaced.place)])
    return true
  }

  /// Whether no generic parameter hides one around it, which then nothing could name.
  private mutating func areDistinct(_ parameters: [String], of declaration: Declaration) -> Bool {
    var seen: Set<String> = []
    guard let hidden = parameters.first(where: { !seen.insert($0).inserted }) else { return true }
    let message = "'\(hidden)' of \(declaration.title) hides the '\(hidden)' of a type around it; rename one"
    unsupported(message, declaration.place)
    return false
  }

  /// Whether every type that the value is provided under says what each generic parameter is.
  private mutating func areBound(_ parameters: [String], _ pattern: Provider) -> Bool {
    for provided in pattern.provided {
      if let all = parameters.first(where: { GenericTemplate.placeholder($0) == provided.type.identity }) {
        diagnostics.report(
          .unboundGeneric, "'\(all)' stands for every type, so this would provide everything",
          at: provided.place,
          notes: [.init("return a type that has '\(all)' in it, or a concrete one", at: pattern.place)])
        return false
      }
      let parts = Set(provided.type.identity.parts)
      guard let open = parameters.first(where: { !parts.contains(GenericTemplate.placeholder($0)) }) else {
        continue
      }
      diagnostics.report(
        .unboundGeneric,
        "'\(provided.type.title)' does not say what '\(open)' is, so no use of it can be served",
        at: provided.place,
        notes: [
          .init(
            "provide it under a type that has '\(open)' in it, or write a static func that returns a concrete one",
            at: pattern.place)
        ])
      return false
    }
    return true
  }
}
