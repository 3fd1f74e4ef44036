// SPDX-License-Identifier: MIT

/// Makes a provider of a generic one for every concrete type that some other provider needs.
struct GenericInstances {
  private let table: TypeTable
  private let templates: [GenericTemplate]
  /// Their numbers, by the names that they are provided under.
  private let named: [String?: [Int]]
  private(set) var providers: [Provider]
  private(set) var diagnostics = DiagnosticCollector()
  /// With what was asked for in vain, which is reported.
  private var refused: RefusedProviders
  private var reader: ProviderReader
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
    return Providers(
      list: instances.providers, refused: instances.refused, children: providers.children)
  }

  private init(_ providers: Providers, _ templates: [GenericTemplate], _ reader: ProviderReader) {
    (self.providers, refused) = (providers.list, providers.refused)
    self.templates = templates
    named = Dictionary(grouping: templates.indices) { templates[$0].pattern.name }
    self.reader = reader
    self.reader.diagnostics = DiagnosticCollector()
    table = reader.table
    // What takes another's place is not provided as what it is itself.
    for provider in providers.list where !provider.isRequired && provider.replaces == nil { note(provider) }
  }

  private mutating func note(_ provider: Provider) {
    for type in provider.provided where !type.isElement {
      provided[type.type.identity, default: []].append(provider)
    }
  }

  /// No program needs types that are nested deeper, or made of more; a generic provider that needs itself for a larger
  /// type would never end.
  private static let (deepest, largest) = (16, 256)

  private mutating func run() {
    let own = table.model.module
    // What is required below is made here.
    let consumers = Dictionary(grouping: providers.indices) {
      providers[$0].isRequired ? own : providers[$0].module
    }
    // Modules below come first, so that their instances serve those above.
    let below = table.visibility.dependencyOrder(of: table.modules).filter { $0 != own }
    for module in below + [own] { run(for: consumers[module] ?? [], in: module) }
  }

  private mutating func run(for consumers: [Int], in module: String) {
    var queue = consumers
    var next = 0
    while next < queue.count {
      let consumer = providers[queue[next]]
      next += 1
      for parameter in consumer.parameters where parameter.role == .dependency {
        let first = providers.count
        serve(parameter, in: module)
        queue += first..<providers.count
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
    let template = templates[use.template]
    let isOwn = use.module == table.model.module
    guard made.insert(use).inserted, isPossible(template, use, wanted, parameter, isOwn) else { return }
    guard let instance = reader.instance(of: template, use.bindings, for: parameter.type.spelling) else {
      return refuse(wanted, isOwn)
    }
    instance.isInstance = true
    instance.module = use.module
    instance.access = access(of: instance, from: template)
    providers.append(instance)
    note(instance)
  }

  /// What a generic provider cannot be for one type only, an accessor with a name perhaps, is its reader's to say.
  private mutating func refuse(_ wanted: TypeIdentity, _ isOwn: Bool) {
    refused.insert([wanted])
    if isOwn { diagnostics.merge(reader.diagnostics) }
    reader.diagnostics = DiagnosticCollector()
  }

  /// An accessor is no wider than what its type is made of. Where the generic provider is another module's it is for this
  /// module alone: each one that asks has its own, and none has to show that it imports the other.
  private func access(of instance: Provider, from template: GenericTemplate) -> Access {
    let widest =
      template.pattern.module == instance.module ? instance.access : min(instance.access, .internal)
    let types = instance.provided.map(\.spelling) + instance.arguments.map(\.spelling)
    return types.reduce(widest) { min($0, table.access(of: $1, in: instance)) }
  }

  private mutating func isPossible(
    _ template: GenericTemplate, _ use: Use, _ wanted: TypeIdentity, _ parameter: Provider.Parameter,
    _ isOwn: Bool
  ) -> Bool {
    let pattern = template.pattern
    guard let (message, mend) = reason(against: template, use, wanted, parameter) else { return true }
    refused.insert([wanted])
    if isOwn {
      diagnostics.report(
        .unboundGeneric, message, at: parameter.place,
        notes: [.init("the generic provider is here; \(mend)", at: pattern.place)])
    }
    return false
  }

  private func reason(
    against template: GenericTemplate, _ use: Use, _ wanted: TypeIdentity, _ parameter: Provider.Parameter
  ) -> (message: String, mend: String)? {
    let pattern = template.pattern
    if wanted.depth > Self.deepest || wanted.size > Self.largest {
      return (
        "'\(pattern.concrete.title)' is needed for larger and larger types, up to one of \(wanted.size) parts",
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
