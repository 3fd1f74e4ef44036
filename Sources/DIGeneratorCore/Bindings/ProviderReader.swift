// SPDX-License-Identifier: MIT

/// The providers of a run.
struct Providers: Sendable {
  var list: [Provider]
  var refused: RefusedProviders
  var children: [ChildContainer] = []
}

/// Makes providers of the annotated declarations of a module.
struct ProviderReader: Sendable {
  let table: TypeTable
  var initializers: Initializers
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
  private var inUse: [Int] = []
  /// Those with directives inside, or with something that was meant to be one, which may have to be reported: only a few.
  private var loose: [Int] = []
  var model: SourceModel { table.model }

  /// The providers of the target itself and of the modules below it; only the target's own mistakes are
  /// reported, the others' are when they are built, unless it blames them.
  static func providers(
    in table: TypeTable, blamesBelow: Bool = false, diagnostics: inout DiagnosticCollector
  ) -> Providers {
    let initializers = Initializers(table: table)
    var others = ProviderReader(table: table, initializers: initializers)
    if table.modules.count > 1 { others.run(ofOwn: false) }
    var own = ProviderReader(table: table, initializers: initializers)
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

  private init(table: TypeTable, initializers: Initializers) {
    self.table = table
    self.initializers = initializers
    containers = ChildContainers([], in: table)
  }

  /// Reads the target's own providers, or those of the modules below.
  private mutating func run(ofOwn isOwn: Bool, above below: [ChildContainer] = []) {
    let declared = table.survey.containers.filter { isWanted($0, ofOwn: isOwn) }
    containers = ChildContainers(declared, in: table, above: below)
    diagnostics.merge(containers.diagnostics)
    children = containers.list
    if let (reason, place) = excess(ofOwn: isOwn) { return unsupported(reason, place) }
    readInputs()
    for index in table.survey.speaking where isWanted(index, ofOwn: isOwn) { read(index) }
    let used = loose.isEmpty ? [] : Set(inUse)
    // All of them first: what is part of one that was refused is not unused.
    for index in loose { refuse(index, table.declarations[index].attempts) }
    for index in loose where !used.contains(index) { reportUnused(index) }
  }

  private func isWanted(_ index: Int, ofOwn isOwn: Bool) -> Bool {
    let declaration = table.declarations[index]
    guard (declaration.source.module == table.model.module) == isOwn else { return false }
    return table.condition(of: index).mayHold
  }

  /// What no program that people write has, and what would take minutes. It is said once: all else would only follow.
  private func excess(ofOwn isOwn: Bool) -> (String, Place)? {
    for index in table.survey.speaking where isWanted(index, ofOwn: isOwn) {
      let declaration = table.declarations[index]
      let parts = table.condition(of: index).atoms.count
      if parts > Condition.comparable {
        let reason =
          "the '#if's around it have \(parts) parts, of which at most \(Condition.comparable) can be compared; write fewer branches"
        return (reason, declaration.place)
      }
      if table.hasEndlessSuperclasses(index) {
        let reason =
          "'\(declaration.name)' has more than \(TypeTable.deepestClass) classes above it, or is one of them"
        return (reason, declaration.place)
      }
    }
    return nil
  }

  private mutating func read(_ index: Int) {
    let declaration = table.declarations[index]
    if !declaration.attempts.isEmpty || !declaration.directivesInside.isEmpty { loose.append(index) }
    var provides = declaration.directives
    if provides.contains(where: { $0.name != Directive.provide }) {
      provides.removeAll { $0.name != Directive.provide }
      reportMisplaced(declaration)
      if declaration.container != nil { return refuseInputs(index) }
      if readRequirement(index, provides) { return }
    }
    guard let directive = provides.first else { return }
    if provides.count > 1 {
      diagnostics.report(
        .danglingDirective, "a second '@provide' above one declaration; merge their options",
        at: provides[1].place)
    }
    if isMark(declaration, directive) { return }
    let options = DirectiveOptions(directive, diagnostics: &diagnostics)
    let parameters = templateParameters(of: index)
    if parameters.isEmpty, let provider = provider(index, directive, options) {
      providers.append(provider)
    } else if !parameters.isEmpty, let template = template(index, directive, options, parameters) {
      templates.append(template)
    } else {
      refuse(index, provides)
    }
  }

  /// Makes a provider; nil where it was refused, which is reported.
  mutating func provider(_ index: Int, _ directive: Directive, _ options: DirectiveOptions) -> Provider? {
    guard let source = source(of: index, options),
      var parameters = parameters(of: source, options), let joins = joins(of: source, options),
      !options.isBroken
    else { return nil }
    guard checkSharing(of: source, options), let keys = keys(options, parameters) else { return nil }
    let owner = owner(options, index)
    if owner == nil, options.owner != nil { return nil }
    let lifetime = options.wantedLifetime
    guard let provided = provided(by: source, directive, options, lifetime: lifetime) else { return nil }
    let effects = effects(of: source, parameters)
    parameters += subtype(of: source, options)
    let declarations = declarations(of: index, source)
    // An inherited initializer is another module's declaration; the provider is not.
    let provider = Provider(
      module: table.declarations[index].module, place: source.place, lifetimePlace: options.lifetimePlace,
      construction: source.construction, concrete: source.type, provided: provided,
      name: name(of: source, provided, options), namePlace: options.name?.place, lifetime: lifetime,
      access: options.access,
      parameters: parameters, isMemberwise: source.isMemberwise, effects: effects,
      availability: availability(of: declarations), condition: condition(of: index, source),
      files: [source.declaration.file, table.declarations[index].file])
    (provider.keys, provider.joins, provider.owner) = (keys, joins, owner)
    fill(provider, from: source, options, declarations)
    let isSound = isSound(provider, source, options, declarations)
    provider.provided += elementTypes(of: provider)
    return isSound ? provider : nil
  }

  /// Says of a provider what its source and its options say by themselves.
  private mutating func fill(
    _ provider: Provider, from source: Source, _ options: DirectiveOptions, _ declarations: [Declaration]
  ) {
    // What the compiler makes a type an initializer of is internal, however public the type.
    provider.buildAccess =
      source.declaration.isType ? .internal : table.access(of: source.declaration)
    (provider.boxedPlace, provider.ownerPlace) = (options["boxed"]?.place, options.owner?.place)
    (provider.eagerPlace, provider.closing) = (options["eager"]?.place, closing(of: source, options))
    provider.serviceInterfaces = serviceInterfaces(of: provider, declarations)
    provider.rivals = rivals(of: source)
    provider.isUnsafe = source.declaration.isUnsafe
    provider.isInjected = source.construction.isMade && table.hasInjectedProperty(source.type.identity)
    (provider.settings, provider.replaces) = (options.values("set"), options.replaced)
  }

  /// Whether nothing speaks against it: all that does is reported.
  private mutating func isSound(
    _ provider: Provider, _ source: Source, _ options: DirectiveOptions, _ declarations: [Declaration]
  ) -> Bool {
    [
      checkArguments(of: provider), checkAttributes(of: declarations),
      checkAccess(provider, source, options), checkJoins(provider, source),
      checkSettings(of: source, options), checkLifecycle(provider, source),
    ].allSatisfy(\.self)
  }

  /// Remembers what the directives may have been meant to provide: the value's own type and all above it.
  mutating func refuse(_ index: Int, _ directives: [Directive]) {
    guard !directives.isEmpty else { return }
    let declaration = table.declarations[index]
    let scope = table.scope(of: declaration)
    let options = directives.flatMap(\.options)
    let promised = options.filter { ["as", "into"].contains($0.label) }.flatMap(\.values).compactMap(\.type)
    let written = promised + [declaration.makes].compactMap(\.self)
    let own = declaration.isInit ? declaration.parent : declaration.isType ? index : nil
    var identities = written.map { table.identity(of: $0, in: scope) }
    identities += [own.flatMap(table.identity(ofDeclaration:))].compactMap(\.self)
    let names = options.filter { $0.label == "name" }.flatMap(\.values)
    refused.insert(
      identities + identities.map(TypeIdentity.boxed), names: names.map(\.text.withoutBackticks))
    // A generic one would have served every use.
    refused.insert(identities.suffix(own == nil ? 0 : 1).map(\.withoutArguments))
    refused.insert(identities.compactMap(\.declaration).flatMap(table.ancestors))
  }

  /// What a child container would have been made with is not there if it was refused.
  private mutating func refuseInputs(_ index: Int) {
    guard !children.contains(where: { $0.declaration == index }) else { return }
    for member in model.members(of: index).map({ table.declarations[$0] }) where member.isInstanceProperty {
      guard let type = member.type else { continue }
      refused.insert([table.identity(of: type, in: table.scope(of: member))])
    }
  }

  /// A func or property of a common value type is a named one: else it would feed every parameter of the type.
  private func name(
    of source: Source, _ provided: [Provider.Provided], _ options: DirectiveOptions
  ) -> String? {
    if let name = options.name { return name.text.withoutBackticks }
    let isCommon =
      provided.contains { $0.type.isCommonValue }
      || options["boxed"] != nil && source.type.isCommonValue
    return isCommon ? source.ownName : nil
  }

  // MARK: Checks

  private mutating func reportMisplaced(_ declaration: Declaration) {
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
    let directives = declaration.directivesInside
    guard !directives.isEmpty, !isPartOfRefused(index) else { return }
    let reason =
      declaration.isInstanceProperty
      ? "no memberwise initializer in use takes '\(declaration.name)'" : "this is not provided"
    for directive in directives {
      diagnostics.report(
        .danglingDirective, "'@\(directive.name)' has no effect: \(reason)", at: directive.place)
    }
  }

  /// Where the provider itself was refused, its parameters are not worth another complaint.
  private func isPartOfRefused(_ index: Int) -> Bool {
    let declaration = table.declarations[index]
    let isMeant = declaration.isProvided || !declaration.attempts.isEmpty
    if isMeant, !declaration.isInstanceProperty { return true }
    let around = declaration.parent.flatMap(table.identity(ofDeclaration:))
    return around.map(refused.contains) ?? false
  }

  // MARK: Parameters

  private mutating func parameters(of source: Source, _ options: DirectiveOptions) -> [Provider.Parameter]? {
    inUse += source.parameterOwners
    var reader = ParameterReading(table: table, source: source, access: options.access)
    let parameters = reader.read()
    diagnostics.merge(reader.diagnostics)
    return parameters
  }

  private func effects(of source: Source, _ parameters: [Provider.Parameter]) -> BuildEffects {
    BuildEffects(
      failure: failure(of: source, parameters), isAsync: source.effects.isAsync, actor: source.actor)
  }

  private func failure(of source: Source, _ parameters: [Provider.Parameter]) -> BuildEffects.Failure {
    switch source.effects.throwing {
    case .never: return .never
    case .anything: return .anything
    case .rethrowing:
      // Also where the function is left to its default: the compiler goes by the parameter's type.
      return parameters.contains { $0.type.identity.isThrowingFunction }
        ? .anything : .never
    case .typed(let error):
      let resolved = table.resolve(error, in: source.scope)
      switch resolved.identity {
      case .named("Never"): return .never
      case .named("Error"): return .anything
      default: return .typed(resolved)
      }
    }
  }
}

extension Declaration {
  /// Those of its parameters, or what it has as the parameter of a memberwise initializer.
  fileprivate var directivesInside: [Directive] {
    let onProperty = isInstanceProperty ? directives : []
    if parameters.isEmpty, onProperty.isEmpty { return [] }
    return (parameters.flatMap(\.directives) + onProperty).filter {
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
