// SPDX-License-Identifier: MIT

/// Decides what the generated file says, from a graph without errors.
struct Planner {
  let graph: Graph
  let table: TypeTable
  private let effects: [Throwing]
  private let runtime: RuntimeNames
  private var model: SourceModel { table.model }

  static func plan(for graph: Graph, in table: TypeTable, isLibrary: Bool) -> Plan {
    let planner = Planner(graph: graph, table: table)
    return Plan(
      module: table.model.module, isLibrary: isLibrary,
      imports: ImportPlanner(graph: graph, table: table).imports(), entries: planner.entries(),
      dependencies: planner.dependencies(), runtime: planner.runtime)
  }

  private init(graph: Graph, table: TypeTable) {
    self.graph = graph
    self.table = table
    runtime = RuntimeNames(model: table.model)
    effects = EffectFlow.effects(in: graph)
  }

  private func dependencies() -> [String] {
    Set(graph.providers.map(\.module)).subtracting([model.module]).sorted()
  }

  /// The entries of the target's own providers by name, so that the order of files makes no difference.
  private func entries() -> [Plan.Entry] {
    let own = graph.providers.indices.filter { graph.providers[$0].module == model.module }
    var entries = own.flatMap(entries(of:)).sorted { $0.name < $1.name }
    for slot in entries.indices { entries[slot].slot = slot }
    return entries
  }

  private func entries(of number: Int) -> [Plan.Entry] {
    let provider = graph.providers[number]
    guard provider.isShared else {
      return provider.provided.map {
        entry($0, of: number, build(number, promise: $0.isPromised ? $0.place : nil))
      }
    }
    let shared = entry(hidden: number)
    return [shared]
      + provider.provided.map { provided in
        let value = Plan.Value.expression("c._kept(.\(shared.name))")
        let build = Plan.Build(
          container: "c", locals: [], value: value, needsTry: effects[number] != .never,
          promise: provided.isPromised ? provided.place : nil)
        var entry = entry(provided, of: number, build)
        entry.sendableCheck = nil
        return entry
      }
  }

  private func entry(_ provided: Provider.Provided, of number: Int, _ build: Plan.Build) -> Plan.Entry {
    let provider = graph.providers[number]
    let isExistential = if case .existential = provided.spelling { true } else { false }
    return Plan.Entry(
      name: provided.accessor, type: provided.spelling.description, summary: summary(of: provider, provided),
      access: provider.access, isKept: provider.lifetime.isKept, isHidden: false, slot: 0,
      arguments: arguments(of: provider), effects: effects[number].description, build: build,
      sendableCheck: provider.lifetime.isKept && !isExistential ? provider.lifetimePlace : nil)
  }

  /// The one value behind several kept types.
  private func entry(hidden number: Int) -> Plan.Entry {
    let provider = graph.providers[number]
    return Plan.Entry(
      name: "_\(provider.title)_shared", type: provider.concrete.spelling.description,
      summary: "", access: .fileprivate, isKept: true, isHidden: true, slot: 0, arguments: [],
      effects: effects[number].description, build: build(number, promise: nil),
      sendableCheck: provider.lifetimePlace)
  }

  private func summary(of provider: Provider, _ provided: Provider.Provided) -> String {
    let lifetime = provider.lifetime.isKept ? "a \(provider.lifetime)" : "new each time"
    let path = provider.place.path.split(separator: "/").last ?? ""
    return
      "`\(provided.spelling)`, \(lifetime), provided by \(provider.construction.title) in \(path), line \(provider.place.line)."
  }

  // MARK: Arguments

  private func arguments(of provider: Provider) -> [Plan.Argument] {
    provider.parameters.enumerated().compactMap { position, parameter in
      guard case .argument(let value) = parameter.role else { return nil }
      let defaultValue: String? = if case .copied(let text) = value { text } else { nil }
      return Plan.Argument(
        label: parameter.label.quotedLabel, name: argumentName(parameter, position, provider),
        type: parameter.spelling.description, defaultValue: defaultValue, mayBeLeftOut: value == .overload)
    }
  }

  /// What an argument is called inside: never what the build itself must call.
  private func argumentName(_ parameter: Provider.Parameter, _ position: Int, _ provider: Provider) -> String
  {
    if parameter.name == "_" { return "argument\(position)" }
    return parameter.name == provider.construction.root ? "\(parameter.name)_" : parameter.name.quotedIfNeeded
  }

  // MARK: Builds

  private func build(_ number: Int, promise: Place?) -> Plan.Build {
    let provider = graph.providers[number]
    let names = Set(provider.parameters.map(\.name) + [provider.construction.root])
    let container = names.contains("c") ? "container_" : "c"
    var locals = LocalNames(taken: names.union([container]))
    var list: [(label: String, expression: String, argument: String?)] = []
    let repeated = repeatedTargets(of: number)
    for (position, parameter) in provider.parameters.enumerated() {
      guard let value = expression(number, position, container) else { continue }
      let argument = parameter.role == .argument(.overload) ? value : nil
      let isRead = target(number, position).map { repeated.contains($0) } ?? false
      let expression = isRead ? locals.name(for: value) : value
      list.append((parameter.label.quotedLabel, expression, argument))
    }
    let needsTry =
      provider.throwing != .never || graph.needs(of: number).contains { effects[$0.provider] != .never }
    return Plan.Build(
      container: container, locals: locals.list, value: value(provider, list), needsTry: needsTry,
      promise: promise)
  }

  private func value(
    _ provider: Provider, _ list: [(label: String, expression: String, argument: String?)]
  ) -> Plan.Value {
    switch provider.construction {
    case .initializer(let type): .call(type.description, list)
    case .function(let path): .call(path, list)
    case .property(let path): .expression(path)
    }
  }

  private func target(_ number: Int, _ position: Int) -> Graph.Target? {
    if case .provider(let target, _) = graph.bindings[number][position] { target } else { nil }
  }

  /// Kept values that several parameters get, which are read once.
  private func repeatedTargets(of number: Int) -> Set<Graph.Target> {
    var seen: Set<Graph.Target> = []
    var repeated: Set<Graph.Target> = []
    for position in graph.bindings[number].indices {
      guard let target = target(number, position), graph.providers[target.provider].lifetime.isKept else {
        continue
      }
      if !seen.insert(target).inserted { repeated.insert(target) }
    }
    return repeated
  }

  /// What is passed for a parameter; nil where it is left out.
  private func expression(_ number: Int, _ position: Int, _ container: String) -> String? {
    let provider = graph.providers[number]
    switch graph.bindings[number][position] {
    case .argument: return argumentName(provider.parameters[position], position, provider)
    case .provider(let target, let forwarded):
      return access(target, forwarded, from: provider, container)
    case .container: return "\(container)._view"
    case .nilValue: return "nil"
    case .leftOut, .unresolved: return nil
    }
  }

  private func access(
    _ target: Graph.Target, _ forwarded: [Graph.Forwarded], from provider: Provider, _ container: String
  ) -> String {
    let inner = graph.providers[target.provider]
    let name = inner.provided[target.position].accessor.quotedIfNeeded
    guard !inner.arguments.isEmpty else { return "\(container).\(name)" }
    let arguments = forwarded.map { argument in
      let label = argument.label == "_" ? "" : "\(argument.label.quotedLabel): "
      let position = provider.parameters.firstIndex { $0.isArgument && $0.name == argument.name } ?? 0
      return label + argumentName(provider.parameters[position], position, provider)
    }
    return "\(container).\(name)(\(arguments.joined(separator: ", ")))"
  }
}

/// Names for the values that a build reads once and uses several times.
private struct LocalNames {
  private var taken: Set<String>
  private(set) var list: [(name: String, expression: String)] = []

  init(taken: Set<String>) {
    self.taken = taken
  }

  mutating func name(for expression: String) -> String {
    if let known = list.first(where: { $0.expression == expression }) { return known.name }
    var name = expression.split(separator: ".").last.map { String($0).withoutBackticks } ?? "value"
    while taken.contains(name) { name += "_" }
    taken.insert(name)
    list.append((name.quotedIfNeeded, expression))
    return name.quotedIfNeeded
  }
}

extension Provider {
  /// Whether several kept types share one value.
  fileprivate var isShared: Bool { lifetime.isKept && provided.count > 1 }
}

extension Provider.Construction {
  var title: String {
    switch self {
    case .initializer(let type): "`\(type)`"
    case .function(let path), .property(let path): "`\(path)`"
    }
  }

  /// The first name of what is called.
  var root: String {
    let path =
      switch self {
      case .initializer(let type): type.description
      case .function(let path), .property(let path): path
      }
    return String(path.prefix { $0 != "." && $0 != "<" }).withoutBackticks
  }
}

extension String {
  /// As an argument's label, where only three keywords need backticks.
  fileprivate var quotedLabel: String {
    ["inout", "var", "let"].contains(self) || !isPlainIdentifier ? "`\(self)`" : self
  }
}
