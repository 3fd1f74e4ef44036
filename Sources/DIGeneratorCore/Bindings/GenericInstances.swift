// SPDX-License-Identifier: MIT

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
      for consumer in consumers[module] ?? [] { serve(consumer, in: module) }
    }
  }

  private mutating func serve(_ consumer: Provider, in module: String) {
    var next = result.list.count
    serve(needsOf: consumer, in: module)
    while next < result.list.count {
      serve(needsOf: result.list[next], in: module)
      next += 1
    }
  }

  private mutating func serve(needsOf consumer: Provider, in module: String) {
    for parameter in consumer.parameters where parameter.role == .dependency { serve(parameter, in: module) }
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
    case .unread("Optional", let inner), .unread("Lazy", let inner), .unread("Provider", let inner):
      [self] + inner.flatMap(\.asked)
    default: [self] + (result?.asked ?? [])
    }
  }
}
