// SPDX-License-Identifier: MIT

extension ProviderReader {
  /// What a provider is made of, before its options are looked at.
  struct Source {
    /// The annotated declaration, or the initializer that was found for it.
    var declaration: Declaration
    var place: Place
    var construction: Provider.Construction
    var type: ResolvedType
    /// A func's or property's own name.
    var ownName: String?
    var effects: Effects
    var parameters: [Declaration.Parameter]
    /// The declarations that the parameters belong to: an init or func, or the properties behind a memberwise one.
    var parameterOwners: Set<Int>
    var genericParameters: [Declaration.GenericParameter] = []
    /// Whether the parameters are a memberwise initializer's, where functions escape without saying so.
    var isMemberwise = false
  }

  /// What the annotated declaration makes and how; nil where it cannot be provided, which was reported.
  mutating func source(of index: Int, _ directive: Directive, _ options: ProvideOptions) -> Source? {
    let declaration = table.model.declarations[index]
    guard declaration.isComplete else {
      diagnostics.report(
        .malformedSource, "the declaration below '@provide' cannot be read to its end", at: declaration.place)
      return nil
    }
    guard isProvidable(declaration) else { return nil }
    switch declaration.kind {
    case .class, .struct, .actor: return typeSource(index)
    case .`init`: return initSource(index, directive)
    case .func: return functionSource(index)
    default: return propertySource(index)
    }
  }

  // MARK: Kinds

  private mutating func typeSource(_ index: Int) -> Source? {
    let declaration = table.model.declarations[index]
    guard let candidate = chooseInitializer(index, declaration), let type = table.ownType(index) else {
      return nil
    }
    if let chosen = candidate.declaration { return initSource(chosen, of: type, at: declaration.place) }
    let properties = candidate.properties.map { table.model.declarations[$0] }
    for property in properties where property.asParameter == nil && !property.hasInitialValue {
      unsupported(
        "the memberwise initializer needs '\(property.name)', whose type is not written; write it",
        property.place)
      return nil
    }
    if let conditional = properties.first(where: { !$0.conditions.isEmpty }) {
      unsupported(
        "a stored property under '#if' is not supported by this version; write an initializer",
        conditional.place)
      return nil
    }
    var member = declaration
    member.parent = index
    return Source(
      declaration: member, place: declaration.place, construction: .initializer(type.spelling), type: type,
      ownName: nil, effects: Effects(), parameters: properties.compactMap(\.asParameter),
      parameterOwners: Set(candidate.properties), isMemberwise: true)
  }

  /// An annotated `init`; where its type is annotated too, it only marks the one to use.
  private mutating func initSource(_ index: Int, _ directive: Directive) -> Source? {
    let declaration = table.model.declarations[index]
    guard let parent = declaration.parent, let type = table.ownType(parent) else { return nil }
    if isAnnotated(type) {
      if let option = directive.options.first {
        diagnostics.report(
          .unknownOption, "the type has a '@provide' of its own; its options go there", at: option.place)
      }
      return nil
    }
    guard !declaration.isFailable else {
      unsupported(
        "'\(declaration.name)' may fail; provide a static func that returns an optional", declaration.place)
      return nil
    }
    return initSource(index, of: type, at: declaration.place)
  }

  private func isAnnotated(_ type: ResolvedType) -> Bool {
    table.declaration(type.identity)?.directives.contains { $0.name == Directive.provide } ?? false
  }

  private mutating func initSource(_ index: Int, of type: ResolvedType, at place: Place) -> Source? {
    let declaration = table.model.declarations[index]
    guard isReadable(declaration) else { return nil }
    return Source(
      declaration: declaration, place: place, construction: .initializer(type.spelling), type: type,
      ownName: nil,
      effects: declaration.effects, parameters: declaration.parameters, parameterOwners: [index],
      genericParameters: declaration.genericParameters)
  }

  private mutating func functionSource(_ index: Int) -> Source? {
    let declaration = table.model.declarations[index]
    guard declaration.parent == nil || declaration.isTypeMember else {
      unsupported("'\(declaration.name)' is an instance's; make it static", declaration.place)
      return nil
    }
    guard let result = declaration.type, result.core != .void, result.core != .name("Void"),
      declaration.name.isPlainIdentifier || declaration.name.contains(" ")
    else {
      unsupported("'\(declaration.name)' returns nothing that could be provided", declaration.place)
      return nil
    }
    return isReadable(declaration) ? memberSource(index, result, { .function($0) }) : nil
  }

  private mutating func propertySource(_ index: Int) -> Source? {
    let declaration = table.model.declarations[index]
    guard declaration.parent == nil || declaration.isTypeMember else {
      unsupported("'\(declaration.name)' is an instance's; make it static", declaration.place)
      return nil
    }
    guard let type = declaration.type ?? declaration.value?.literalType else {
      unsupported(
        "the type of '\(declaration.name)' is not written; write it: \(declaration.name): SomeType",
        declaration.place)
      return nil
    }
    return isReadable(declaration) ? memberSource(index, type, { .property($0) }) : nil
  }

  private func memberSource(
    _ index: Int, _ result: TypeSyntax, _ construct: (String) -> Provider.Construction
  ) -> Source {
    let declaration = table.model.declarations[index]
    let type = table.resolve(result.asProvided, in: table.scope(of: declaration))
    let parent = declaration.parent.flatMap(table.ownType).map { "\($0.spelling)." } ?? ""
    return Source(
      declaration: declaration, place: declaration.place,
      construction: construct(parent + declaration.name.quotedIfNeeded), type: type,
      ownName: declaration.name,
      effects: declaration.effects, parameters: declaration.parameters, parameterOwners: [index],
      genericParameters: declaration.genericParameters)
  }

  // MARK: Initializers

  private mutating func chooseInitializer(_ index: Int, _ type: Declaration) -> Initializers.Candidate? {
    let all = initializers.all(of: index)
    let marked = all.filter { candidate in
      candidate.declaration.map {
        table.model.declarations[$0].directives.contains { $0.name == Directive.provide }
      } ?? false
    }
    let usable = marked.isEmpty ? all.filter(initializers.isUsable) : marked
    switch usable.count {
    case 1: return check(usable[0], of: type)
    case 0: reportNone(type, all)
    default: reportSeveral(type, usable, areMarked: !marked.isEmpty)
    }
    return nil
  }

  private mutating func check(_ chosen: Initializers.Candidate, of type: Declaration) -> Initializers
    .Candidate?
  {
    guard let index = chosen.declaration else { return chosen }
    let declaration = table.model.declarations[index]
    guard isProvidable(declaration), !declaration.isFailable else {
      if declaration.isFailable {
        unsupported(
          "'\(declaration.name)' may fail; provide a static func that returns an optional", declaration.place)
      }
      return nil
    }
    return chosen
  }

  private mutating func reportNone(_ type: Declaration, _ all: [Initializers.Candidate]) {
    let notes = all.map { candidate in
      let reason =
        candidate.access.isHidden ? "is \(candidate.access.keyword)" : "may fail or decodes"
      let what = candidate.declaration == nil ? "the memberwise initializer" : "this initializer"
      return Diagnostic.Note("\(what) \(reason)", at: candidate.place)
    }
    let wayOut = Diagnostic.Note(
      "write an initializer that other files can call, or provide a static func that returns '\(type.name)'",
      at: type.place)
    diagnostics.report(
      .noUsableInitializer, "'\(type.name)' has no initializer that a container could call", at: type.place,
      notes: notes + [wayOut])
  }

  private mutating func reportSeveral(
    _ type: Declaration, _ usable: [Initializers.Candidate], areMarked: Bool
  ) {
    let notes = usable.map { candidate in
      Diagnostic.Note(
        candidate.declaration == nil ? "the memberwise initializer is one" : "this is one",
        at: candidate.place)
    }
    let mend = areMarked ? "mark only one of them" : "write '// @provide' above the one to use"
    diagnostics.report(
      .ambiguousInitializer, "'\(type.name)' has \(usable.count) initializers that could be meant; \(mend)",
      at: type.place, notes: notes)
  }

  // MARK: Refusals

  mutating func unsupported(_ message: String, _ place: Place) {
    diagnostics.report(.unsupportedDeclaration, message, at: place)
  }

  /// Whether the kind of declaration and its surroundings can be provided at all.
  private mutating func isProvidable(_ declaration: Declaration) -> Bool {
    if let reason = refusal(of: declaration) {
      unsupported(reason, declaration.place)
      return false
    }
    let access = table.model.access(of: declaration)
    guard access.isHidden else { return true }
    let name = declaration.isInit ? "this initializer" : "'\(declaration.name)'"
    diagnostics.report(
      .inaccessible, "\(name) is \(access.keyword), so the generated file cannot reach it; make it internal",
      at: declaration.place)
    return false
  }

  private func refusal(of declaration: Declaration) -> String? {
    let name = "'\(declaration.name)'"
    switch declaration.kind {
    case .class, .struct, .actor, .`init`, .func, .let, .var: break
    case .enum:
      return "an enum has no initializer to call; provide a static func that returns '\(declaration.name)'"
    case .protocol:
      return
        "a protocol makes no value; provide a type that conforms to it: // @provide(as: \(declaration.name))"
    case .extension: return "an extension makes no value; annotate a member, or the type itself"
    default: return "a \(declaration.kind.rawValue) cannot be provided"
    }
    let ancestors = table.model.ancestors(of: declaration)
    if !declaration.conditions.isEmpty || ancestors.contains(where: { !$0.conditions.isEmpty }) {
      return "\(name) is under '#if', which this version of the generator does not support"
    }
    if ancestors.contains(where: { $0.kind == .protocol }) || isProtocolExtension(declaration) {
      return "\(name) belongs to a protocol, which makes no value of its own; move it into a type"
    }
    if isGeneric(declaration, ancestors) {
      return
        "\(name) is generic, which this version does not support; provide a static func that returns a concrete type"
    }
    return nil
  }

  private func isProtocolExtension(_ declaration: Declaration) -> Bool {
    guard let parent = declaration.parent, table.model.declarations[parent].kind == .extension else {
      return false
    }
    return table.identity(ofDeclaration: parent).map(table.isProtocol) ?? true
  }

  private func isGeneric(_ declaration: Declaration, _ ancestors: [Declaration]) -> Bool {
    let around = declaration.isInit || !declaration.isType ? ancestors : [declaration] + ancestors
    return around.contains { ancestor in
      if ancestor.kind != .extension { return !ancestor.genericParameters.isEmpty }
      let scope = table.scope(of: ancestor)
      guard case .named(let path)? = ancestor.type else { return true }
      let identity = table.identity(of: path.map { .init(name: $0.name) }, in: scope, depth: 0)
      return ancestor.whereClause != nil || table.declaration(identity)?.genericParameters.isEmpty == false
    }
  }

  /// Whether generated code can call it; what it cannot yet is said plainly.
  private mutating func isReadable(_ declaration: Declaration) -> Bool {
    let name = declaration.isInit ? "this initializer" : "'\(declaration.name)'"
    if declaration.effects.isAsync {
      unsupported("\(name) is async, which this version of the generator does not support", declaration.place)
    } else if let actor = table.globalActor(of: declaration) {
      unsupported(
        "\(name) is isolated to '\(actor)', which this version does not support; make it nonisolated",
        declaration.place)
    } else if declaration.whereClause != nil
      || declaration.kind == .func && !declaration.genericParameters.isEmpty
    {
      unsupported(
        "\(name) is generic, which this version of the generator does not support", declaration.place)
    } else {
      return true
    }
    return false
  }
}

extension TypeSyntax {
  /// The type that a value of this declared type is provided under: an opaque one under what it promises.
  var asProvided: TypeSyntax {
    switch self {
    case .opaque(let type): .existential(type)
    case .unwrapped(let type): .optional(type)
    case .prefixed(let prefixes, let type):
      prefixes.allSatisfy { $0.hasPrefix("@") } ? self : type.asProvided
    default: self
    }
  }
}
