// SPDX-License-Identifier: MIT

/// A generic provider: one provider for every concrete type that the program asks for.
struct GenericTemplate: Sendable {
  /// The annotated declaration.
  var index: Int
  /// The generic parameters that a use decides.
  var parameters: [String]
  /// The provider with its parameters in place of types.
  var pattern: Provider

  /// What a parameter is called in the pattern: no type has such a name.
  static func placeholder(_ parameter: String) -> TypeIdentity { .unread("<\(parameter)>") }

  /// What the parameters stand for where this is asked for as `wanted`; nil where it is something else.
  func bindings(for wanted: TypeIdentity) -> [String: TypeIdentity]? {
    for provided in pattern.provided {
      var bindings: [String: TypeIdentity] = [:]
      if match(provided.type.identity, wanted, &bindings) { return bindings }
    }
    return nil
  }

  /// Compares a type that has generic parameters in it with one that has none.
  private func match(
    _ pattern: TypeIdentity, _ type: TypeIdentity, _ bindings: inout [String: TypeIdentity]
  ) -> Bool {
    if let parameter = parameters.first(where: { Self.placeholder($0) == pattern }) {
      defer { bindings[parameter] = type }
      return bindings[parameter].map { $0 == type } ?? true
    }
    let (own, others) = (pattern.children, type.children)
    guard own.count == others.count, pattern.shell == type.shell else { return false }
    for (left, right) in zip(own, others) where !match(left, right, &bindings) { return false }
    return true
  }
}

/// What of generic providers a use decides, and what one is for a use.
extension ProviderReader {
  /// The generic parameters of an annotated declaration and of the types around it that a use decides: those of an
  /// init or func that do not occur in what it gives are filled by a provider of their constraint instead.
  func templateParameters(of index: Int) -> [String] {
    let declaration = table.declarations[index]
    if let parent = declaration.parent, table.fixed(parent) != nil { return [] }
    let own = declaration.isType ? index : declaration.parent
    let type = own.flatMap { table.identity(ofDeclaration: $0)?.declaration }
    let outer = (type.map(table.declaredTypes) ?? []).reversed().flatMap {
      table.declarations[$0].genericParameters.map(\.name)
    }
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

  /// Reads a generic provider with its parameters in place of types.
  func template(
    _ index: Int, _ options: DirectiveOptions, _ parameters: [String]
  ) throws -> (GenericTemplate, Source) {
    let declaration = table.declarations[index]
    // What hides one around it has nothing that could name that.
    if let hidden = parameters.first(where: { name in parameters.filter { $0 == name }.count > 1 }) {
      throw Refusal(
        "'\(hidden)' of \(declaration.title) hides the '\(hidden)' of a type around it; rename one",
        at: declaration.place)
    }
    if let replaced = options.replaced {
      throw Refusal(
        .unboundGeneric,
        "'\(replaced.text)' does not say what '\(parameters[0])' is, so nothing generic can replace it",
        at: replaced.place,
        notes: [.init("let a static func replace it that returns a concrete type", at: replaced.place)])
    }
    let placeholders = parameters.map {
      ResolvedType(identity: GenericTemplate.placeholder($0), spelling: .name($0))
    }
    let reader = with(parameters, placeholders)
    let source = try reader.source(of: index, options)
    let pattern = try reader.provider(source)
    for provided in pattern.provided { try checkBound(parameters, provided, pattern) }
    return (GenericTemplate(index: index, parameters: parameters, pattern: pattern), source)
  }

  /// The provider that a template is for one use.
  func instance(
    of template: GenericTemplate, _ bindings: [String: TypeIdentity], for asked: TypeSyntax
  ) throws -> Provider {
    guard let options = template.pattern.options else { throw Refusal() }
    let protocols = wellKnownProtocols.union(asked.namesOfProtocols)
    let reader = with(
      template.parameters,
      template.parameters.map { table.type(bindings[$0] ?? .void, protocols: protocols) })
    return try reader.provider(reader.source(of: template.index, options))
  }

  private func with(_ parameters: [String], _ arguments: [ResolvedType]) -> ProviderReader {
    var reader = self
    reader.bindings = Dictionary(uniqueKeysWithValues: zip(parameters, arguments))
    reader.genericArguments = arguments
    return reader
  }

  /// Asks whether a type that the value is provided under says what each generic parameter is.
  private func checkBound(
    _ parameters: [String], _ provided: Provider.Provided, _ pattern: Provider
  ) throws {
    let type = provided.type
    if let all = parameters.first(where: { GenericTemplate.placeholder($0) == type.identity }) {
      throw Refusal(
        .unboundGeneric, "'\(all)' stands for every type, so this would provide everything",
        at: provided.place,
        notes: [.init("return a type that has '\(all)' in it, or a concrete one", at: pattern.place)])
    }
    let parts = Set(type.identity.parts)
    guard let open = parameters.first(where: { !parts.contains(GenericTemplate.placeholder($0)) }) else {
      return
    }
    throw Refusal(
      .unboundGeneric, "'\(type.title)' does not say what '\(open)' is, so no use of it can be served",
      at: provided.place,
      notes: [
        .init(
          "provide it under a type that has '\(open)' in it, or write a static func that returns a concrete one",
          at: pattern.place)
      ])
  }
}

extension TypeIdentity {
  /// The same with nothing in the place of what it is put together from.
  fileprivate var shell: TypeIdentity { map { _ in .void } }
}

/// Makes a provider of a generic one for every concrete type that some other provider needs.
struct GenericInstances {
  private let table: TypeTable
  private let templates: [GenericTemplate]
  /// Their numbers, by the names that they are provided under.
  private let named: [String?: [Int]]
  private let reader: ProviderReader
  private var result: Providers
  private var diagnostics = DiagnosticCollector()
  private var made: Set<Use> = []
  /// The providers of each type that are not generic, and what was made.
  private var provided: [TypeIdentity: [Provider]] = [:]

  private struct Use: Hashable {
    var template: Int
    var bindings: [String: TypeIdentity]
    var module: String
  }

  /// The providers and all instances that they need, and that those need.
  static func add(
    to providers: Providers, of templates: [GenericTemplate], _ reader: ProviderReader,
    diagnostics: inout DiagnosticCollector
  ) -> Providers {
    guard !templates.isEmpty else { return providers }
    var instances = GenericInstances(providers, templates, reader)
    instances.run()
    diagnostics.merge(instances.diagnostics)
    return instances.result
  }

  private init(_ providers: Providers, _ templates: [GenericTemplate], _ reader: ProviderReader) {
    (result, self.templates, self.reader, table) = (providers, templates, reader, reader.table)
    named = Dictionary(grouping: templates.indices) { templates[$0].pattern.name }
    // What takes another's place is not provided as what it is itself.
    for provider in providers.list where !provider.isRequired && provider.replaces == nil { note(provider) }
  }

  private mutating func note(_ provider: Provider) {
    for type in provider.provided where !type.isElement {
      provided[type.type.identity, default: []].append(provider)
    }
  }

  /// No program needs types that are made of more; a generic provider that needs itself for a larger type would never end.
  private static let largest = 64

  private mutating func run() {
    let own = table.model.module
    // What is required below is made here.
    let consumers = Dictionary(grouping: result.list) { $0.isRequired ? own : $0.module }
    // Modules below come first, so that their instances serve those above.
    let below = table.visibility.dependencyOrder(of: table.modules).filter { $0 != own }
    for module in below + [own] {
      for consumer in consumers[module] ?? [] {
        var (queue, next) = ([consumer], 0)
        while next < queue.count {
          let known = result.list.count
          for parameter in queue[next].parameters where parameter.role == .dependency {
            serve(parameter, in: module)
          }
          queue += result.list[known...]
          next += 1
        }
      }
    }
  }

  /// Makes what a parameter asks for, unless there is a provider that comes first.
  private mutating func serve(_ parameter: Provider.Parameter, in module: String) {
    for wanted in parameter.type.identity.asked {
      for name in parameter.namesForProvider {
        if isProvided(wanted, named: name, in: module) { break }
        for number in named[name, default: []] where table.sees(templates[number].pattern, in: module) {
          guard let bindings = templates[number].bindings(for: wanted) else { continue }
          make(Use(template: number, bindings: bindings, module: module), wanted, for: parameter)
        }
      }
    }
  }

  /// Whether a module sees a provider of a type that is not of its own making.
  private func isProvided(_ type: TypeIdentity, named name: String?, in module: String) -> Bool {
    provided[type, default: []].contains {
      $0.name == name && !($0.isInstance && $0.module == module) && table.sees($0, in: module)
    }
  }

  private mutating func make(_ use: Use, _ wanted: TypeIdentity, for parameter: Provider.Parameter) {
    guard made.insert(use).inserted else { return }
    let template = templates[use.template]
    do {
      if let (message, mend) = reason(against: template, use, wanted, parameter) {
        throw Refusal(
          .unboundGeneric, message, at: parameter.place,
          notes: [.init("the generic provider is here; \(mend)", at: template.pattern.place)])
      }
      let instance = try reader.instance(of: template, use.bindings, for: parameter.type.spelling)
      (instance.isInstance, instance.module) = (true, use.module)
      instance.access = access(of: instance, from: template)
      result.list.append(instance)
      note(instance)
    } catch {
      result.refused.insert([wanted])
      if use.module == table.model.module { diagnostics.report(error) }
    }
  }

  /// An accessor is no wider than what its type is made of. Where the generic provider is another module's it is for this
  /// module alone: each one that asks has its own, and none has to show that it imports the other.
  private func access(of instance: Provider, from template: GenericTemplate) -> Access {
    let widest =
      template.pattern.module == instance.module ? instance.access : min(instance.access, .internal)
    let types = instance.provided.map(\.spelling) + instance.arguments.map(\.spelling)
    return types.reduce(widest) { min($0, table.access(of: $1, in: instance)) }
  }

  private func reason(
    against template: GenericTemplate, _ use: Use, _ wanted: TypeIdentity, _ parameter: Provider.Parameter
  ) -> (message: String, mend: String)? {
    let pattern = template.pattern
    if wanted.parts.count > Self.largest {
      return (
        "'\(pattern.concrete.title)' is needed for larger and larger types, up to one of \(wanted.parts.count) parts",
        "let it take something that does not grow"
      )
    }
    guard pattern.module != use.module else { return nil }
    if !table.isVisible(pattern.buildAccess, from: pattern.module, in: use.module) {
      return (
        "'\(parameter.type.title)' would be built here, by what is \(pattern.buildAccess.keyword) in '\(pattern.module)'",
        "write a public initializer or func that makes it"
      )
    }
    guard pattern.lifetime.isKept else { return nil }
    return (
      "'\(parameter.type.title)' is kept, and each module that asks '\(pattern.module)' for it would keep its own",
      "provide this one there, from a static func: // @provide(\(pattern.lifetime), public)"
    )
  }
}

extension TypeIdentity {
  /// What may be provided for a parameter of this type: itself, what an optional wraps, what is asked for later.
  fileprivate var asked: [TypeIdentity] {
    switch self {
    case .optional, .unread("Lazy", _), .unread("Provider", _): [self] + arguments.flatMap(\.asked)
    default: [self] + (result?.asked ?? [])
    }
  }
}
