// SPDX-License-Identifier: MIT

/// Makes providers of the annotated declarations of a module.
struct ProviderReader: Sendable {
  let table: TypeTable
  var diagnostics = DiagnosticCollector()
  /// What generic parameters stand for while a generic provider is read, and the same in their order.
  var bindings: [String: ResolvedType] = [:]
  var genericArguments: [ResolvedType] = []
  var providers: [Provider] = []
  /// The child containers as they are declared, and those that can be made.
  private(set) var containers: ChildContainers
  var children: [ChildContainer] = []
  private var templates: [GenericTemplate] = []
  private var refused = RefusedProviders()
  /// Declarations whose parameters some provider reads, as indices: `@arg` means something there.
  private var inUse: Set<Int> = []
  /// Those with directives inside, or with something that was meant to be one, which may have to be reported: only a few.
  private var loose: [Int] = []
  var model: SourceModel { table.model }

  /// The providers of the target itself and of the modules below it; only the target's own mistakes are
  /// reported, the others' are when they are built, unless it blames them.
  static func providers(
    in table: TypeTable, blamesBelow: Bool = false, diagnostics: inout DiagnosticCollector
  ) -> Providers {
    var (others, own) = (ProviderReader(table), ProviderReader(table))
    if table.modules.count > 1 { others.run(ofOwn: false) }
    own.run(ofOwn: true, above: others.children)
    diagnostics.merge(own.diagnostics)
    if blamesBelow {
      // What was refused below is missing because of the mistakes there.
      diagnostics.merge(others.diagnostics)
      own.refused.formUnion(others.refused)
    }
    table.model.reportModuleDirectives(&diagnostics)
    let made = GenericInstances.add(
      to: Providers(
        list: own.providers + others.providers, refused: own.refused, children: own.children + others.children
      ),
      of: own.templates + others.templates, own, diagnostics: &diagnostics)
    var replacements = Replacements(made.list, in: table, mayBeRefused: !made.refused.isEmpty)
    replacements.run()
    diagnostics.merge(replacements.diagnostics)
    return Providers(list: replacements.providers, refused: made.refused, children: made.children)
  }

  private init(_ table: TypeTable) {
    self.table = table
    containers = ChildContainers([], in: table)
  }

  /// Reads the target's own providers, or those of the modules below.
  private mutating func run(ofOwn isOwn: Bool, above below: [ChildContainer] = []) {
    let isWanted = { [table] (index: Int) in
      (table.declarations[index].module == table.model.module) == isOwn && table.condition(of: index).mayHold
    }
    containers = ChildContainers(table.model.containers.filter(isWanted), in: table, above: below)
    diagnostics.merge(containers.diagnostics)
    children = containers.list
    let speaking = table.model.annotated.filter(isWanted)
    // What no program that people write has, and what would take minutes, is said once: all else would only follow.
    if let excess = speaking.lazy.compactMap(excess).first { return diagnostics.report(excess) }
    readInputs()
    for index in speaking { read(index) }
    // All of them first: what is part of one that was refused is not unused.
    for index in loose { refuse(index, table.declarations[index].attempts) }
    for index in loose where !inUse.contains(index) { reportUnused(index) }
  }

  private func excess(of index: Int) -> Diagnostic? {
    let declaration = table.declarations[index]
    let parts = table.condition(of: index).atoms.count
    guard parts > Condition.comparable || table.hasEndlessSuperclasses(index) else { return nil }
    return Diagnostic(
      .unsupportedDeclaration,
      parts > Condition.comparable
        ? "the '#if's around it have \(parts) parts, of which at most \(Condition.comparable) can be compared; write fewer branches"
        : "'\(declaration.name)' has more than \(TypeTable.deepestClass) classes above it, or is one of them",
      at: declaration.place)
  }

  private mutating func read(_ index: Int) {
    let declaration = table.declarations[index]
    if !declaration.attempts.isEmpty || !declaration.directivesInside.isEmpty { loose.append(index) }
    let all = Dictionary(grouping: declaration.directives, by: \.name)
    reportMisplaced(declaration, all)
    if declaration.container != nil { return refuseInputs(index) }
    let provides = all[Directive.provide] ?? []
    do {
      if let requires = all[Directive.require] {
        let options = DirectiveOptions(requires[0], diagnostics: &diagnostics)
        providers.append(try requirement(index, options, provides.first))
      } else if let directive = provides.first {
        try read(index, declaration, directive)
      }
    } catch {
      diagnostics.report(error)
      refuse(index, all[Directive.require] ?? provides)
    }
  }

  private mutating func read(_ index: Int, _ declaration: Declaration, _ directive: Directive) throws {
    // An `init` marked in an annotated type only says which one to use: it makes no provider of its own.
    if declaration.isInit, let parent = declaration.parent, isOfAnnotatedType(parent) {
      if let option = directive.options.first {
        diagnostics.report(
          .unknownOption, "the type has a '@provide' of its own; its options go there", at: option.place)
      }
      if let mistake = directive.mistakeAtEnd { diagnostics.report(mistake) }
      return
    }
    let options = DirectiveOptions(directive, diagnostics: &diagnostics)
    let parameters = templateParameters(of: index)
    if parameters.isEmpty {
      let source = try source(of: index, options)
      inUse.formUnion(source.parameterOwners)
      providers.append(try provider(source))
    } else {
      let (template, source) = try template(index, options, parameters)
      inUse.formUnion(source.parameterOwners)
      templates.append(template)
    }
  }

  /// Makes a provider.
  func provider(_ source: Source) throws -> Provider {
    let options = source.options
    var reading = ParameterReading(table: table, source: source, access: options.access)
    var parameters = try reading.read()
    let joins = try joins(of: source)
    if options.isBroken { throw Refusal() }
    try checkSharing(of: source)
    let keys = try keys(options, parameters)
    let owner = try owner(source)
    let provided = try provided(by: source)
    let effects = BuildEffects(
      failure: failure(of: source, parameters), isAsync: source.effects.isAsync, actor: source.actor)
    if case .matched(let rule) = source.construction {
      // What it needs: the subtype that the rule picks, whichever that is.
      parameters.append(
        Provider.Parameter(
          label: "_", name: "subtype", type: source.type, spelling: source.type.spelling,
          match: .init(rule: rule, isOnlyWay: true),
          place: options["match"]?.place ?? source.place))
    }
    // An inherited initializer is another module's declaration; the provider is not.
    let provider = Provider(
      module: source.annotated.module, place: source.place, construction: source.construction,
      concrete: source.type, provided: provided, files: [source.declaration.file, source.annotated.file])
    (provider.options, provider.name) = (options, name(of: source, provided))
    (provider.lifetime, provider.access) = (options.wantedLifetime, options.access)
    (provider.parameters, provider.isMemberwise) = (parameters, source.isMemberwise)
    (provider.keys, provider.joins, provider.owner, provider.effects) = (keys, joins, owner, effects)
    let surroundings = surroundings(of: source)
    provider.availability =
      surroundings.flatMap(\.attributes).filter { $0.name == "available" }
      .compactMap { $0.arguments.map { "@available\($0)" } }.unique
    provider.condition =
      (table.condition(of: source.index) && model.condition(of: source.declaration)).simplified
    // What the compiler makes a type an initializer of is internal, however public the type.
    provider.buildAccess = source.declaration.isType ? .internal : table.access(of: source.declaration)
    provider.serviceInterfaces = serviceInterfaces(of: provider, surroundings)
    provider.overloads = overloads(of: source)
    provider.isUnsafe = source.declaration.isUnsafe
    // What is made anew, and not handed out as it is.
    provider.isInjected =
      !source.declaration.isProperty && !options.directive.isMatching
      && table.hasInjectedProperty(source.type.identity)
    try check(provider, source)
    provider.provided += elementTypes(of: provider)
    return provider
  }

  /// Asks whether anything speaks against it: all that does is reported.
  private func check(_ provider: Provider, _ source: Source) throws {
    let checks: [() throws -> Void] = [
      { try checkArguments(of: provider) }, { try checkAccess(provider, source) },
      { try checkJoins(provider) },
      { try checkSettings(of: source) }, { try checkLifecycle(provider, source) },
    ]
    var all = Refusal()
    for check in checks {
      do { try check() } catch { all.diagnostics += (error as? Refusal)?.diagnostics ?? [] }
    }
    if !all.diagnostics.isEmpty { throw all }
  }

  /// A func or property of a common value type is a named one: else it would feed every parameter of the type.
  private func name(of source: Source, _ provided: [Provider.Provided]) -> String? {
    if let name = source.options.name { return name.text.withoutBackticks }
    let isCommon =
      provided.contains { $0.type.isCommonValue }
      || source.options["boxed"] != nil && source.type.isCommonValue
    return isCommon ? source.ownName : nil
  }

  private func failure(of source: Source, _ parameters: [Provider.Parameter]) -> BuildEffects.Failure {
    switch source.effects.throwing {
    case .never: return .never
    case .anything: return .anything
    case .rethrowing:
      // Also where the function is left to its default: the compiler goes by the parameter's type.
      return parameters.contains { $0.type.identity.isThrowingFunction } ? .anything : .never
    case .typed(let error):
      let resolved = table.resolve(error, in: source.scope)
      switch resolved.identity {
      case .unread("Never", _): return .never
      case .unread("Error", _): return .anything
      default: return .typed(resolved)
      }
    }
  }

  // MARK: Surroundings

  /// The declarations that say what is true of a provider: its own ones, and those around them.
  private func surroundings(of source: Source) -> [Declaration] {
    let own = [source.declaration, source.annotated]
    return own + own.flatMap(model.ancestors)
  }

  /// The `@_spi` of what a public accessor is made of, which then is no more public than that.
  private func serviceInterfaces(of provider: Provider, _ surroundings: [Declaration]) -> [String] {
    guard provider.access == .public else { return [] }
    let types = provider.shownTypes.flatMap(\.identity.parts)
    let attributes = (surroundings + types.compactMap(table.declaration)).flatMap(\.attributes)
    return Set(
      attributes.filter { $0.name == "_spi" }.compactMap { $0.arguments.map { "@_spi\($0)" } }
    ).sorted()
  }

  // MARK: What was refused

  /// Remembers what the directives may have been meant to provide: the value's own type and all above it.
  private mutating func refuse(_ index: Int, _ directives: [Directive]) {
    guard !directives.isEmpty else { return }
    let declaration = table.declarations[index]
    let options = directives.flatMap(\.options)
    let promised = options.filter { ["as", "into"].contains($0.label) }.flatMap(\.values).compactMap(\.type)
    let own = (declaration.isInit ? declaration.parent : declaration.isType ? index : nil)
      .flatMap(table.identity(ofDeclaration:))
    let written = (promised + [declaration.makes].compactMap(\.self)).map {
      table.identity(of: $0, in: table.scope(of: declaration))
    }
    let types = written + [own].compactMap(\.self)
    let names = options.filter { $0.label == "name" }.flatMap(\.values)
    refused.insert(types + types.map(TypeIdentity.boxed), names: names.map(\.text.withoutBackticks))
    // A generic one would have served every use.
    refused.insert([own?.withoutArguments].compactMap(\.self))
    refused.insert(types.compactMap(\.declaration).flatMap(table.ancestors))
    // So would what a struct has that should have been a container.
    for type in options.filter({ $0.label == "in" }).flatMap(\.values).compactMap(\.type) {
      let owner = table.identity(of: type, in: table.scope(of: declaration)).declaration
      if let owner { refuseInputs(owner) }
    }
  }

  /// What a child container would have been made with is not there if it was refused.
  private mutating func refuseInputs(_ index: Int) {
    guard !children.contains(where: { $0.declaration == index }) else { return }
    for member in model.members(of: index).map({ table.declarations[$0] }) where member.isInstanceProperty {
      guard let type = member.type else { continue }
      refused.insert([table.identity(of: type, in: table.scope(of: member))])
    }
  }

  private mutating func reportMisplaced(_ declaration: Declaration, _ all: [String: [Directive]]) {
    for name in Directive.aboveDeclarations {
      guard let second = all[name]?.dropFirst().first else { continue }
      diagnostics.report(
        .danglingDirective, "a second '@\(name)' above one declaration; merge their options", at: second.place
      )
    }
    let misplaced = declaration.directives.first { !Directive.aboveDeclarations.contains($0.name) }
    guard let misplaced, !declaration.isInstanceProperty else { return }
    diagnostics.report(
      .danglingDirective,
      "'@\(misplaced.name)' belongs to a parameter, or to a stored property that a memberwise initializer sets",
      at: misplaced.place)
  }

  /// An `@arg` or `@named` on something that is not provided has no effect, which nobody can have meant.
  private mutating func reportUnused(_ index: Int) {
    let declaration = table.declarations[index]
    // Where the provider itself was refused, its parameters are not worth another complaint.
    let isMeant = declaration.isProvided || !declaration.attempts.isEmpty
    let around = declaration.parent.flatMap(table.identity(ofDeclaration:))
    if isMeant && !declaration.isInstanceProperty || around.map(refused.contains) == true { return }
    for directive in declaration.directivesInside {
      diagnostics.report(
        .danglingDirective, "'@\(directive.name)' has no effect: \(reasonWhyUnused(declaration))",
        at: directive.place)
    }
  }

  private func reasonWhyUnused(_ declaration: Declaration) -> String {
    guard declaration.isInstanceProperty, let type = declaration.parent.map({ table.declarations[$0] }) else {
      return "this is not provided"
    }
    let isProvided = ([type] + type.members.map { table.declarations[$0] }).contains {
      $0.isProvided || $0.container != nil
    }
    return isProvided
      ? "no memberwise initializer in use takes '\(declaration.name)'"
      : "'\(type.name)' is not provided; write above it: // @provide"
  }
}

extension Declaration {
  /// Those of its parameters, or what it has as the parameter of a memberwise initializer.
  fileprivate var directivesInside: [Directive] {
    (parameters.flatMap(\.directives) + (isInstanceProperty ? directives : [])).filter {
      !Directive.aboveDeclarations.contains($0.name)
    }
  }

  /// What a func or property gives, as far as it is written: also the type that a property's value calls.
  fileprivate var makes: TypeSyntax? {
    if kind == .typealias { return type }
    guard isProperty || kind == .func else { return nil }
    if let type { return type.asProvided }
    let callee = value?.text.prefix { $0.isLetter || $0.isNumber || $0 == "_" } ?? ""
    return callee.first?.isUppercase == true ? .name(String(callee)) : nil
  }
}
