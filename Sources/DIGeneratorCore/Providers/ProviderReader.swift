// SPDX-License-Identifier: MIT

/// Makes providers of the annotated declarations of a module.
struct ProviderReader {
  let table: TypeTable
  let initializers: Initializers
  var diagnostics = DiagnosticCollector()
  private var providers: [Provider] = []
  /// Declarations whose parameters some provider reads, as indices: `@arg` means something there.
  private var inUse: Set<Int> = []
  private var model: SourceModel { table.model }

  /// The providers of the target itself and of the modules below it; only the target's own mistakes are
  /// reported, the others' are when they are built.
  static func providers(in table: TypeTable, diagnostics: inout DiagnosticCollector) -> [Provider] {
    let initializers = Initializers(table: table)
    var own = ProviderReader(table: table, initializers: initializers)
    own.run { $0.module == table.model.module }
    diagnostics.merge(own.diagnostics)
    var others = ProviderReader(table: table, initializers: initializers)
    others.run { $0.module != table.model.module }
    return own.providers + others.providers
  }

  private init(table: TypeTable, initializers: Initializers) {
    self.table = table
    self.initializers = initializers
  }

  private mutating func run(where isWanted: (Declaration) -> Bool) {
    let wanted = model.declarations.indices.filter { isWanted(model.declarations[$0]) }
    for index in wanted where !model.declarations[index].directives.isEmpty {
      read(index)
    }
    for index in wanted { reportUnused(index) }
  }

  private mutating func read(_ index: Int) {
    let declaration = model.declarations[index]
    let provides = declaration.directives.filter { $0.name == Directive.provide }
    reportMisplaced(declaration)
    guard let directive = provides.first else { return }
    if provides.count > 1 {
      diagnostics.report(
        .danglingDirective, "a second '@provide' above one declaration; merge their options",
        at: provides[1].place)
    }
    let options = ProvideOptions(directive, diagnostics: &diagnostics)
    guard let source = source(of: index, directive, options) else { return }
    guard let parameters = parameters(of: source, options), !options.isBroken else { return }
    add(source, parameters, directive, options)
  }

  private mutating func add(
    _ source: Source, _ parameters: [Provider.Parameter], _ directive: Directive, _ options: ProvideOptions
  ) {
    let lifetime = options.lifetime ?? .transient
    guard let provided = provided(by: source, directive, options, lifetime: lifetime) else { return }
    let provider = Provider(
      module: source.declaration.module, place: source.place, lifetimePlace: options.lifetimePlace,
      construction: source.construction, concrete: source.type, provided: provided,
      name: name(of: source, options), lifetime: lifetime, access: options.access ?? .internal,
      parameters: parameters, throwing: throwing(of: source, parameters), file: source.declaration.file)
    guard checkLifetime(provider), checkAccess(provider, source, options) else { return }
    providers.append(provider)
  }

  /// A func or property of a common value type is a named one: else it would feed every parameter of the type.
  private func name(of source: Source, _ options: ProvideOptions) -> String? {
    if let name = options.name { return name.text.withoutBackticks }
    return source.ownName.flatMap { source.type.isCommonValue ? $0 : nil }
  }

  // MARK: Checks

  private mutating func checkLifetime(_ provider: Provider) -> Bool {
    guard provider.lifetime.isKept, let argument = provider.arguments.first else { return true }
    diagnostics.report(
      .singletonWithArguments,
      "a singleton cannot have arguments: '\(argument.name)' would only count the first time",
      at: provider.lifetimePlace,
      notes: [
        .init(
          "'\(argument.name)' is an argument here; drop its '@arg', or make the provider transient",
          at: argument.place)
      ])
    return false
  }

  /// An accessor cannot be wider than the types it is written with.
  private mutating func checkAccess(_ provider: Provider, _ source: Source, _ options: ProvideOptions) -> Bool
  {
    guard provider.access > .internal else { return true }
    let scope = table.scope(of: source.declaration)
    let types = provider.provided.map(\.spelling) + provider.arguments.map(\.spelling)
    for type in types {
      guard let narrow = table.narrowest(in: type, scope), narrow.access < provider.access else { continue }
      diagnostics.report(
        .inaccessible,
        "a \(provider.access.keyword) accessor cannot be wider than '\(narrow.name)', which is \(narrow.access.keyword)",
        at: options.accessPlace, notes: [.init("'\(narrow.name)' is declared here", at: narrow.place)])
      return false
    }
    return true
  }

  private mutating func reportMisplaced(_ declaration: Declaration) {
    for directive in declaration.directives where directive.name != Directive.provide {
      switch directive.name {
      case Directive.arg, Directive.named:
        if declaration.isProperty, !declaration.isTypeMember, declaration.parent != nil { continue }
        diagnostics.report(
          .danglingDirective,
          "'@\(directive.name)' belongs to a parameter, or to a stored property that a memberwise initializer sets",
          at: directive.place)
      default:
        diagnostics.report(
          .unsupportedDeclaration, "'@\(directive.name)' is not supported by this version of the generator",
          at: directive.place)
      }
    }
  }

  /// An `@arg` or `@named` on something that is not provided has no effect, which nobody can have meant.
  private mutating func reportUnused(_ index: Int) {
    let declaration = model.declarations[index]
    let onProperty =
      declaration.isProperty ? declaration.directives.filter { $0.name != Directive.provide } : []
    let directives = declaration.parameters.flatMap(\.directives) + onProperty
    guard !inUse.contains(index), !directives.isEmpty, !isPartOfBrokenProvider(declaration) else { return }
    for directive in directives where directive.name == Directive.arg || directive.name == Directive.named {
      diagnostics.report(
        .danglingDirective, "'@\(directive.name)' has no effect: what it belongs to is not provided",
        at: directive.place)
    }
  }

  /// Where the provider itself was refused, its parameters are not worth another complaint.
  private func isPartOfBrokenProvider(_ declaration: Declaration) -> Bool {
    let isProvided = { (other: Declaration) in other.directives.contains { $0.name == Directive.provide } }
    return isProvided(declaration) && declaration.isProperty == false
      || model.ancestors(of: declaration).contains(where: isProvided)
      || declaration.isProperty && declaration.isTypeMember
  }

  // MARK: Parameters

  private mutating func parameters(of source: Source, _ options: ProvideOptions) -> [Provider.Parameter]? {
    inUse.formUnion(source.parameterOwners)
    var reader = ParameterReading(table: table, source: source, access: options.access ?? .internal)
    let parameters = reader.read()
    diagnostics.merge(reader.diagnostics)
    return parameters
  }

  /// `rethrows` throws when one of the closures passed does.
  private func throwing(of source: Source, _ parameters: [Provider.Parameter]) -> Throwing {
    let scope = table.scope(of: source.declaration)
    switch source.effects.throwing {
    case .typed(let error):
      let resolved = table.resolve(error, in: scope)
      if resolved.identity == "Never" { return .never }
      return resolved.identity == "Error" ? .anything : .typed(resolved.spelling)
    case .rethrowing:
      return parameters.contains { $0.role != .leftOut && $0.type.identity.contains(" throws") }
        ? .anything : .never
    case let throwing:
      return throwing
    }
  }
}

extension TypeTable {
  /// The least visible of the declared types that a type is written with.
  func narrowest(in type: TypeSyntax, _ scope: Scope) -> (name: String, access: Access, place: Place)? {
    var narrowest: (name: String, access: Access, place: Place)?
    for components in type.names {
      let identity = identity(of: components.map { .init(name: $0.name) }, in: scope, depth: 0)
      guard let declaration = declaration(identity) else { continue }
      let access = model.access(of: declaration)
      if access < narrowest?.access ?? .public { narrowest = (declaration.name, access, declaration.place) }
    }
    return narrowest
  }
}

extension TypeSyntax {
  /// Every name in the type, generic arguments included.
  var names: [[Component]] {
    switch self {
    case .named(let components): [components] + components.flatMap(\.arguments).flatMap(\.names)
    case .optional(let type), .unwrapped(let type), .array(let type), .opaque(let type),
      .existential(let type),
      .metatype(let type, _), .suppressed(let type), .pack(_, let type), .prefixed(_, let type):
      type.names
    case .dictionary(let left, let right), .inlineArray(let left, let right): left.names + right.names
    case .tuple(let elements): elements.flatMap(\.type.names)
    case .function(let elements, let effects, let result):
      elements.flatMap(\.type.names) + result.names + effects.throwing.names
    case .composition(let types): types.flatMap(\.names)
    case .value: []
    }
  }
}

extension Throwing {
  fileprivate var names: [[TypeSyntax.Component]] {
    if case .typed(let error) = self { error.names } else { [] }
  }
}
