// SPDX-License-Identifier: MIT

/// Makes providers of the annotated declarations of the target and of the modules below it.
struct ProviderReader {
  let table: TypeTable
  var diagnostics = DiagnosticCollector()
  /// The types of the generic parameters while a generic provider is read: by name, and in their order.
  var typeBindings: [String: ResolvedType] = [:]
  var genericArguments: [ResolvedType] = []
  /// The module and the place of the parameter that asks for an instance of a generic provider; nil if none is read.
  var use: (module: String, asker: Place)?
  var providers: [Binding] = []
  /// The child containers that were not refused.
  var children: [ChildContainer] = []
  /// The structs that were read as child containers, refused ones included.
  var readContainers: Set<Declaration> = []
  private(set) var templates: [GenericTemplate] = []
  var refused = RefusedTypes()
  /// Declarations with parameters that some provider reads, so that `@arg` has an effect there.
  var inUse: Set<Declaration> = []
  /// The injections of types with injected properties.
  var injections: [Declaration: Binding] = [:]
  var model: SourceModel { table.model }

  init(table: TypeTable) { self.table = table }

  /// All providers of a run. Mistakes in modules below are reported in their own builds, unless this run blames them
  /// too.
  static func bindings(
    in table: TypeTable, blamesBelow: Bool = false, unused: [Binding] = [],
    diagnostics: inout DiagnosticCollector
  ) -> Bindings {
    var reader = ProviderReader(table: table)
    reader.readAnnotated(ofOwn: false)
    if !blamesBelow {
      reader.diagnostics = .init()
      reader.refused = .init()
    }
    let below = reader.providers
    reader.providers = []
    reader.readAnnotated(ofOwn: true)
    reader.providers += below
    table.model.reportModuleDirectives(&reader.diagnostics)
    var instances = GenericInstances(reader)
    instances.run()
    var replacements = Replacements(instances.reader)
    replacements.run()
    reader = replacements.reader
    diagnostics.merge(reader.diagnostics)
    return Bindings(
      list: reader.providers, patterns: reader.templates.map(\.pattern), refused: reader.refused,
      children: reader.children, replacingCollections: replacements.ofCollections, unused: unused)
  }

  /// Reads the providers of the target, or of the modules below it.
  private mutating func readAnnotated(ofOwn isOwn: Bool) {
    let annotated = model.annotated.filter {
      ($0.module == model.module) == isOwn && $0.condition.mayHold
    }
    // A pathological input (a type declared twice, too many `#if`s, endless superclasses) is reported once and ends the
    // reading: it could take minutes, and other errors would be consequences.
    if let excess = annotated.lazy.compactMap(excess).first { return diagnostics.report(excess) }
    for declaration in annotated where declaration.container != nil { readContainer(declaration) }
    readInjections(among: annotated)
    annotated.forEach { readRoles(of: $0) }
    // After all others have been read, because directives inside of a refused declaration are not unused.
    for declaration in annotated where !inUse.contains(declaration) { reportUnused(declaration) }
  }

  private func excess(of declaration: Declaration) -> Diagnostic? {
    let type = declaration.isType ? declaration : declaration.parent
    if let one = table[type].identity?.declaration, let other = table[one].redeclaration,
      one.condition == other.condition
    {
      return Diagnostic(
        .duplicateType, "'\(one.name)' is declared twice; drop one of the two, or give it another name",
        at: other.place, notes: [one.place.note("it is declared here too")])
    }
    let parts = declaration.condition.atoms.count
    guard parts > Condition.comparable || table.classes(from: declaration).count > TypeTable.deepestClass + 1
    else { return nil }
    return Diagnostic(
      .unsupportedDeclaration,
      parts > Condition.comparable
        ? "the '#if's around it have \(parts) parts, of which at most \(Condition.comparable) can be compared; write fewer branches"
        : "'\(declaration.name)' has more than \(TypeTable.deepestClass) classes above it, or is one of them",
      at: declaration.place)
  }

  private mutating func readRoles(of declaration: Declaration) {
    let all = Dictionary(grouping: declaration.directives, by: \.kind)
    reportMisplaced(declaration, all)
    // If a declaration could not be read, that may be the reason why a directive seems misplaced.
    if !declaration.misplacedDirectives.isEmpty, declaration.isReadable {
      refuseInputs(declaration)
      return refuse(declaration, declaration.directives + declaration.misplacedDirectives)
    }
    if declaration.container != nil { return refuseInputs(declaration) }
    let provides = all[.provide] ?? []
    if provides.count > 1 { return refuse(declaration, provides) }
    do {
      if let requires = all[.require] {
        let options = DirectiveOptions(requires[0], diagnostics: &diagnostics)
        providers.append(try requirement(declaration, options, provides.first))
      } else if let directive = provides.first {
        try readProvider(declaration, directive)
      }
    } catch {
      diagnostics.report(error)
      refuse(declaration, all[.require] ?? provides)
    }
  }

  private mutating func readProvider(_ declaration: Declaration, _ directive: Directive) throws(Refusal) {
    // An `init` that is marked in an annotated type only chooses the initializer; it makes no provider of its own.
    if declaration.isInit, let parent = declaration.parent, isOfAnnotatedType(parent) {
      if let option = directive.options.first {
        diagnostics.report(
          Diagnostic(
            .unknownOption, "the type has a '@provide' of its own; its options go there", at: option.place))
      }
      if let mistake = directive.mistakeAtEnd { diagnostics.report(mistake) }
      return
    }
    let options = DirectiveOptions(directive, diagnostics: &diagnostics)
    let parameters = try templateParameters(of: declaration)
    let (binding, parameterOwners) = try provider(of: declaration, options, parameters)
    inUse.formUnion(parameterOwners)
    if parameters.isEmpty {
      providers.append(binding)
    } else {
      if let place = options.live { throw Refusal.liveGeneric(binding, at: place) }
      templates.append(
        try GenericTemplate(declaration: declaration, parameters: parameters, pattern: binding))
    }
  }

  /// Makes the provider of a declaration, and names the declarations that its parameters belong to. A function of its own,
  /// because a source holds a copy of the reader: while there are two, each addition to a list would copy the list.
  func provider(
    of declaration: Declaration, _ options: DirectiveOptions, _ parameters: [String]
  ) throws(Refusal) -> (Binding, [Declaration]) {
    let reader = try parameters.isEmpty ? self : forTemplate(options, parameters)
    let source = try reader.source(of: declaration, options)
    return (try source.provider(), source.parameterOwners)
  }

  // MARK: Refused providers

  /// Remembers the types that refused directives may have been meant to provide, with all of their supertypes.
  private mutating func refuse(_ declaration: Declaration, _ directives: [Directive]) {
    if directives.isEmpty { return }
    let options = directives.flatMap(\.options)
    let values = { (name: OptionName) in options.filter { $0.label == name.rawValue }.flatMap(\.values) }
    let promised = (values(.as) + values(.into)).compactMap(\.type)
    let own = declaration.isInit ? declaration.parent : declaration.isType ? declaration : nil
    var types = (promised + declaration.makes.asList).map {
      table.identity(of: $0, in: declaration.scope)
    }
    types += table[own].identity.asList
    // A generic provider would have served every use of the type.
    types += types.map(\.withoutArguments) + types.flatMap(table.allSupertypes)
    // A name in quotes is refused, and meant all the same.
    let names = values(.name).map { $0.text.unquoted ?? $0.text.withoutBackticks }
    refused.insert(types + types.map(TypeIdentity.boxed), names: names)
    // A struct in `in:` was meant to be a child container, so its inputs would have been provided too.
    for type in values(.in).compactMap(\.type) {
      if let owner = table.identity(of: type, in: declaration.scope).declaration { refuseInputs(owner) }
    }
  }

  /// Remembers the types of the inputs that a refused child container would have had, and its class.
  private mutating func refuseInputs(_ type: Declaration) {
    guard !children.contains(where: { $0.declaration == type }) else { return }
    refused.insert([.unread("\(type.name)Container")])
    refused.insert(
      type.members.filter(\.isInstanceProperty).compactMap { input in
        input.type.map { table.identity(of: $0, in: input.scope) }
      })
  }

  private mutating func reportMisplaced(_ declaration: Declaration, _ all: [Directive.Kind?: [Directive]]) {
    for kind in Directive.Kind.roles {
      guard let second = all[kind]?.dropFirst().first else { continue }
      diagnostics.report(
        Diagnostic(
          .danglingDirective, "a second '@\(kind)' above one declaration; merge their options",
          at: second.place))
    }
    let misplaced = declaration.directives.first { !$0.givesRole }
    guard let misplaced, !declaration.isInstanceProperty else { return }
    diagnostics.report(
      Diagnostic(
        .danglingDirective,
        "'@\(misplaced.name)' belongs to a parameter, or to a stored property that a memberwise initializer sets",
        at: misplaced.place))
  }
}

extension ProviderReader.Source {
  /// Makes the provider.
  func provider() throws(Refusal) -> Binding {
    var parameters = try readParameters()
    let contributions = try contributions()
    if options.isBroken { throw Refusal() }
    try checkSharing()
    let keyedBy = try keys(among: parameters)
    let owner = try owner()
    let provided = try provided()
    if case .matched(let rule) = origin {
      // The dependency: the subtype that the rule picks.
      parameters.append(
        Parameter(
          label: "_", name: "subtype", type: type, spelling: type.spelling,
          match: .init(rule: rule, isOnlyWay: true), place: options.matchPlace ?? place))
    }
    let effects = BuildEffects(
      failure: failure(parameters), isAsync: declaration.effects.isAsync,
      actor: options.directive.isMatching ? nil : table.globalActor(of: declaration))
    let all = provided + elementTypes(of: contributions, besides: provided)
    let arguments = parameters.filter(\.isArgument)
    let deprecations = (provided.map(\.type) + arguments.map(\.type)).deprecations
    let binding = Binding(
      module: module, place: place, kind: kind(keyedBy, contributions), concrete: type, provided: all,
      name: name(of: provided), lifetime: options.lifetime,
      access: access(of: all.map(\.spelling) + arguments.map(\.spelling)), parameters: parameters,
      ownEffects: effects, availability: (surroundings.flatMap(\.availability) + deprecations).unique,
      condition: annotated.condition.simplified, files: files,
      declaredOwner: owner, options: options, isUncertain: effects.actor == nil && isUncertain)
    try check(binding)
    return binding
  }

  private func kind(
    _ keyedBy: [KeyArgument], _ contributions: [Contribution]
  ) -> Binding.Kind {
    switch origin {
    case .matched(let rule): .matched(rule)
    case .call(let call):
      .written(
        WrittenBinding(
          call: call, scope: scope, isMemberwise: isMemberwise,
          // An initializer made by the compiler is internal, even in a public type.
          buildAccess: declaration.isType ? .internal : table.access(of: declaration), overloads: overloads,
          keyedBy: keyedBy, contributions: contributions,
          // Only for a value that is made anew: a property hands out a value that exists.
          isInjected: !declaration.isProperty && table.hasInjectedProperty(type),
          isUnsafe: declaration.isUnsafe, asker: asker, injections: injections))
    }
  }

  /// The access of the accessors. An instance's are not more visible than the types in them. An instance of another
  /// module's generic provider is internal at most: each module that asks has its own, and needs no public import of the
  /// other.
  private func access(of types: [TypeSyntax]) -> Access {
    guard isInstance else { return options.access }
    let widest = annotated.module == module ? options.access : min(options.access, .internal)
    return types.reduce(widest) { min($0, table.access(of: $1, in: module, files)) }
  }

  /// Runs all checks, so that every reason against the provider is reported.
  private func check(_ binding: Binding) throws(Refusal) {
    var all = Refusal()
    for check in [
      checkArguments, checkAttributes, checkAccess, checkContributions, checkSettings, checkInjections,
      checkLifecycle, checkLive,
    ] {
      do { try check(binding) } catch { all.diagnostics += error.diagnostics }
    }
    if !all.diagnostics.isEmpty { throw all }
  }

  /// The name. A func or property of a common value type has one even without `name:`, or it would fill every parameter
  /// of the type.
  private func name(of provided: [ExposedType]) -> String? {
    if let name = options.name { return name.text.withoutBackticks }
    let isCommon =
      provided.contains(where: \.type.isCommonValue) || options.boxed != nil && type.isCommonValue
    return isCommon ? ownName : nil
  }

  private func failure(_ parameters: [Parameter]) -> BuildEffects.Failure {
    switch declaration.effects.throwing {
    case .never: return .never
    case .anything: return .anything
    case .rethrowing:
      // Also if the function is left to its default, because the compiler goes by the parameter's type.
      return parameters.contains(where: \.type.identity.isThrowingFunction) ? .anything : .never
    case .typed(let error):
      let resolved = table.resolve(error, in: scope)
      return switch Throwing(resolved.identity.form) {
      case .never: .never
      case .anything, .rethrowing: .anything
      case .typed: .typed(resolved)
      }
    }
  }
}

extension Declaration {
  /// Whether it was read to its end, and its members with misplaced directives were. If not, a comma or a colon may be
  /// missing.
  fileprivate var isReadable: Bool {
    isComplete && (!isInstanceProperty || !isStored || type != nil || value != nil)
      && members.allSatisfy { $0.misplacedDirectives.isEmpty || $0.isReadable }
  }

  /// The directives for parameters: at its parameters or, for a stored property, at itself.
  var directivesInside: [Directive] {
    (parameters.flatMap(\.directives) + (isInstanceProperty ? directives : [])).filter {
      !$0.givesRole
    }
  }

  /// The type that a func, property or alias stands for, as far as it is written; also the type that a property's value
  /// calls.
  fileprivate var makes: TypeSyntax? {
    if kind == .typealias { return type }
    guard isProperty || kind == .func else { return nil }
    if let type { return type.asProvided }
    let callee = value?.text.prefix { $0.isLetter || $0.isNumber || $0 == "_" } ?? ""
    return callee.first?.isUppercase == true ? .name(String(callee)) : nil
  }
}

extension ProviderReader {
  /// The bindings of targets that this target does not depend on. Their mistakes are reported in their own builds.
  static func bindings(ofUnused files: [SourceFile]) -> [Binding] {
    Dictionary(grouping: files, by: \.module).sorted().flatMap { target, files in
      var ignored = DiagnosticCollector()
      var model = SourceModel(module: target)
      model.add(files.sorted(by: \.path))
      let all = bindings(in: TypeTable(model: model), diagnostics: &ignored).list
      return all.filter { $0.isOffered && !$0.isRequired && !$0.isInput }
    }
  }
}
