// SPDX-License-Identifier: MIT

/// A generic provider: one provider for every concrete type that the program asks for.
struct GenericTemplate {
  /// The annotated declaration.
  var declaration: Declaration
  /// The generic parameters that each use decides.
  var parameters: [String]
  /// The provider, with placeholders for its generic parameters.
  var pattern: Binding

  /// Refuses a type that the value is provided under if it does not determine every generic parameter.
  init(declaration: Declaration, parameters: [String], pattern: Binding) throws(Refusal) {
    self.declaration = declaration
    self.parameters = parameters
    self.pattern = pattern
    for provided in pattern.provided {
      let parts = Set(provided.type.identity.parts)
      let isAll = parameters.contains { .parameter($0) == provided.type.identity }
      let open = parameters.first { !parts.contains(.parameter($0)) }
      guard isAll || open != nil else { continue }
      let title = provided.type.title
      throw Refusal(
        .unboundGeneric,
        isAll
          ? "'\(title)' stands for every type, so this would provide everything"
          : "'\(title)' does not determine the generic parameter '\(open ?? "")'",
        at: provided.place,
        notes: [
          pattern.place.note(
            "provide it under a type that contains '\(open ?? title)', or write a static func that returns a concrete type"
          )
        ])
    }
  }

  /// The types of the generic parameters with which the pattern provides `wanted`; nil if there are none.
  func bindings(for wanted: TypeIdentity) -> [String: TypeIdentity]? {
    pattern.provided.lazy.compactMap { $0.type.identity.bindings(for: wanted) }.first
  }
}

extension TypeIdentity {
  /// The generic parameters in the type of a generic provider.
  var parameters: [String] {
    parts.compactMap { if case .parameter(let name) = $0.form { name } else { nil } }.unique
  }

  /// The types of the generic parameters with which this type is `wanted`; nil if there are none.
  func bindings(for wanted: TypeIdentity) -> [String: TypeIdentity]? {
    var bindings: [String: TypeIdentity] = [:]
    return match(wanted, &bindings) ? bindings : nil
  }

  private func match(_ type: TypeIdentity, _ bindings: inout [String: TypeIdentity]) -> Bool {
    if case .parameter(let name) = form {
      defer { bindings[name] = type }
      return bindings[name].map { $0 == type } ?? true
    }
    return hasForm(of: type) && zip(children, type.children).allSatisfy { $0.match($1, &bindings) }
  }

  /// Whether both are the same apart from the types that they are made of.
  func hasForm(of other: TypeIdentity) -> Bool {
    children.count == other.children.count && form.map { _ in .void } == other.form.map { _ in .void }
  }
}

/// Reading of generic providers: as patterns, and as instances for a use.
extension ProviderReader {
  /// The generic parameters that each use of an annotated declaration decides: all of the types around it, and of a
  /// func the parameters that its result mentions. The call has no way to infer others. They are told apart by name.
  func templateParameters(of declaration: Declaration) throws(Refusal) -> [String] {
    let own = declaration.isType ? declaration : declaration.parent
    var parameters = table[own].identity?.declaration.map(table.allParameters) ?? []
    if declaration.kind == .func, let result = declaration.type {
      let mentioned = Set(result.names.joined().map(\.name))
      parameters += declaration.genericParameters.map(\.name).filter(mentioned.contains)
    }
    for (position, name) in parameters.enumerated() where parameters[..<position].contains(name) {
      throw Refusal(
        "\(declaration.title) is in the scope of two generic parameters '\(name)', one of which hides the other; rename one",
        at: declaration.place)
    }
    return parameters
  }

  /// A scope in which generic parameters stand for the types that the declaration is read with.
  func bound(_ scope: Scope) -> Scope {
    var scope = scope
    scope.bindings = typeBindings
    return scope
  }

  /// The reader for the pattern of a generic provider, with placeholders for the generic parameters.
  func forTemplate(_ options: DirectiveOptions, _ parameters: [String]) throws(Refusal) -> ProviderReader {
    if let replaced = options.replaced {
      throw Refusal(
        .unboundGeneric,
        "'\(replaced.text)' does not determine the generic parameter '\(parameters[0])', so no generic provider can replace it",
        at: replaced.place,
        notes: [replaced.place.note("replace it by a static func that returns a concrete type")])
    }
    return with(
      parameters,
      parameters.map { ResolvedType(identity: .parameter($0), spelling: .name($0)) })
  }

  /// The binding that a template becomes for one use in a module.
  func instance(
    of template: GenericTemplate, _ bindings: [String: TypeIdentity], for parameter: Parameter,
    in module: String
  ) throws(Refusal) -> Binding {
    guard let options = template.pattern.options else { throw Refusal() }
    let protocols = wellKnownProtocols.union(parameter.type.spelling.namesOfProtocols)
    var reader = with(
      template.parameters,
      template.parameters.map { table.type(bindings[$0] ?? .void, protocols: protocols) })
    reader.use = (module, parameter.place)
    let source = try reader.source(of: template.declaration, options)
    return try source.provider()
  }

  private func with(_ parameters: [String], _ arguments: [ResolvedType]) -> ProviderReader {
    var reader = self
    reader.typeBindings = Dictionary(zip(parameters, arguments)) { $1 }
    reader.genericArguments = arguments
    return reader
  }
}

/// Makes an instance of a generic provider for every concrete type that some provider needs.
struct GenericInstances {
  private(set) var reader: ProviderReader
  /// The templates by provider name; under nil, the unnamed ones.
  private let templates: [String?: [GenericTemplate]]
  private var made: Set<Use> = []
  /// By type, the providers that are not generic, and the instances.
  private var provided: [TypeIdentity: [Binding]] = [:]
  private var table: TypeTable { reader.table }

  private struct Use: Hashable {
    var template: Declaration
    var bindings: [String: TypeIdentity]
    var module: String
  }

  init(_ reader: ProviderReader) {
    self.reader = reader
    templates = Dictionary(grouping: reader.templates, by: \.pattern.name)
  }

  private mutating func note(_ binding: Binding) {
    for type in binding.provided where !type.isElement {
      provided[type.type.identity, default: []].append(binding)
    }
  }

  /// The number of parts of the largest type to make. A generic provider that needs itself for a larger type would
  /// never end.
  private static let largest = 64

  /// Adds all instances that providers need, and in turn the instances that these need.
  mutating func run() {
    if templates.isEmpty { return }
    let own = table.model.module
    // A replacement is not provided under its own types.
    for binding in reader.providers where !binding.isRequired && binding.replaces == nil { note(binding) }
    // The requirements of modules below are met by instances of this module.
    let consumers = Dictionary(grouping: reader.providers) { $0.isRequired ? own : $0.module }
    // Modules below come first, so that their instances serve those above.
    let below = table.modulesInOrder.filter { $0 != own }
    for module in below + [own] {
      var queue = consumers[module] ?? []
      while !queue.isEmpty {
        let known = reader.providers.count
        for parameter in queue.flatMap(\.parameters) where parameter.role == .dependency {
          serve(parameter, in: module)
        }
        queue = Array(reader.providers[known...])
      }
    }
  }

  /// Makes the instances that a parameter asks for, unless another provider comes first.
  private mutating func serve(_ parameter: Parameter, in module: String) {
    for wanted in table.meanings(of: parameter.type.identity).flatMap(\.asked) {
      for name in parameter.namesForProvider {
        if isProvided(wanted, named: name, in: module) { break }
        for template in templates[name, default: []] where table.sees(template.pattern, in: module) {
          guard let bindings = template.bindings(for: wanted) else { continue }
          let use = Use(template: template.declaration, bindings: bindings, module: module)
          if made.insert(use).inserted { make(template, use, wanted, for: parameter) }
        }
      }
    }
  }

  /// Whether a module sees a provider of a type, apart from instances that the module has itself.
  private func isProvided(_ type: TypeIdentity, named name: String?, in module: String) -> Bool {
    provided[type, default: []].contains {
      $0.name == name && !($0.isInstance && $0.module == module) && table.sees($0, in: module)
    }
  }

  private mutating func make(
    _ template: GenericTemplate, _ use: Use, _ wanted: TypeIdentity, for parameter: Parameter
  ) {
    do throws(Refusal) {
      if let (message, suggestion) = reason(against: template, use, wanted, parameter) {
        throw Refusal(
          .unboundGeneric, "\(message)", at: parameter.place,
          notes: [template.pattern.place.note("the generic provider is here; \(suggestion)")])
      }
      let instance = try reader.instance(
        of: template, use.bindings, for: parameter, in: use.module)
      reader.providers.append(instance)
      note(instance)
    } catch {
      reader.refused.insert([wanted])
      if use.module == table.model.module { reader.diagnostics.report(error) }
    }
  }

  private func reason(
    against template: GenericTemplate, _ use: Use, _ wanted: TypeIdentity, _ parameter: Parameter
  ) -> (message: String, suggestion: String)? {
    let pattern = template.pattern
    if wanted.parts.count > Self.largest {
      return (
        "'\(pattern.concrete.title)' is needed for larger and larger types, up to one of \(wanted.parts.count) parts",
        "let it need a type that does not grow"
      )
    }
    guard pattern.module != use.module else { return nil }
    let access = pattern.written?.buildAccess ?? .public
    if !table.isVisible(access, from: pattern.module, in: use.module) {
      return (
        "'\(parameter.type.title)' would be built here, by a declaration that is \(access.keyword) in '\(pattern.module)'",
        "write a public initializer or func that makes it"
      )
    }
    guard pattern.isKept else { return nil }
    return (
      "'\(parameter.type.title)' is kept, and each module that asks '\(pattern.module)' for it would keep its own",
      "a static func can provide this one: in '\(use.module)' // @provide(\(pattern.lifetime)), or for all modules in '\(pattern.module)' // @provide(\(pattern.lifetime), public)"
    )
  }
}

extension TypeIdentity {
  /// The types that may be provided for a parameter of this type: the type itself, the type that an optional wraps, the
  /// type that is asked for later.
  var asked: [TypeIdentity] {
    switch form {
    case .optional, .unread("Lazy", _), .unread("Provider", _): [self] + arguments.flatMap(\.asked)
    default: [self] + (result?.asked ?? [])
    }
  }
}
