// SPDX-License-Identifier: MIT

/// Decides what the generated file says, from a graph without errors.
struct Planner {
  private let graph: Graph
  private let table: TypeTable
  private let failures: [Provider.Failure]
  /// Accessors that more than one module declares.
  private let contested: Set<String>
  private var module: String { table.model.module }

  static func plan(for graph: Graph, in table: TypeTable, isLibrary: Bool) -> Plan {
    let graph = graph.expanded
    let planner = Planner(graph: graph, table: table)
    return Plan(
      module: planner.module, isLibrary: isLibrary,
      imports: ImportPlanner(graph: graph, table: table).imports(), entries: planner.entries(),
      dependencies: graph.modules(below: planner.module), runtime: RuntimeNames(model: table.model))
  }

  private init(graph: Graph, table: TypeTable) {
    self.graph = graph
    self.table = table
    failures = EffectFlow.failures(in: graph, table)
    let modules = graph.providers.reduce(into: [String: Set<String>]()) { modules, provider in
      for provided in provider.provided { modules[provided.accessor, default: []].insert(provider.module) }
    }
    contested = Set(modules.filter { $0.value.count > 1 }.keys)
  }

  /// The entries of the target's own providers by name, so that the order of files makes no difference.
  private func entries() -> [Plan.Entry] {
    let own = graph.providers.indices.filter { graph.providers[$0].module == module }
    var entries = own.flatMap(entries(of:)).sorted {
      $0.name != $1.name
        ? $0.name < $1.name : ($0.condition?.description ?? "") < ($1.condition?.description ?? "")
    }
    let slots = SlotNumbers(entries)
    for index in entries.indices { entries[index].slot = slots[entries[index]] }
    return entries
  }

  private func entries(of number: Int) -> [Plan.Entry] {
    let provider = graph.providers[number]
    let builds = BuildPlanner(graph: graph, failures: failures, contested: contested, number: number)
    guard provider.isShared else {
      return provider.provided.map { entry($0, of: number, builds, builds.build(promise: $0.check)) }
    }
    let shared = sharedEntry(of: number, builds)
    let others = provider.provided.map { provided in
      var entry = entry(
        provided, of: number, builds, builds.build(reading: shared.name, promise: provided.check))
      entry.sendableCheck = nil
      entry.isQuiet = false
      return entry
    }
    return [shared] + others
  }

  private func entry(
    _ provided: Provider.Provided, of number: Int, _ builds: BuildPlanner, _ build: Plan.Build
  ) -> Plan.Entry {
    let provider = graph.providers[number]
    let isExistential = if case .existential = provided.spelling { true } else { false }
    return Plan.Entry(
      name: provided.accessor, type: provided.spelling, summary: summary(of: provider, provided),
      availability: provider.availability, condition: provider.writtenCondition, access: provider.access,
      isKept: provider.lifetime.isKept,
      isHidden: false, slot: 0, arguments: builds.arguments, choices: builds.choices,
      effects: failures[number].keywords, build: build,
      sendableCheck: provider.lifetime.isKept && !isExistential ? provider.lifetimePlace : nil,
      typeCheck: isUnread(provided.type) ? provided.check : nil, isQuiet: isQuiet(number))
  }

  /// Whether it needs something deprecated without being so, and should not be warned of what its author knows.
  private func isQuiet(_ number: Int) -> Bool {
    guard !Availability(attributes: graph.providers[number].availability).isDeprecatedEverywhere else {
      return false
    }
    return graph.needs(of: number).map { graph.providers[$0.provider].availability }.contains {
      !$0.isEmpty && Availability(attributes: $0).isDeprecated
    }
  }

  /// The one value behind several kept types.
  private func sharedEntry(of number: Int, _ builds: BuildPlanner) -> Plan.Entry {
    let provider = graph.providers[number]
    return Plan.Entry(
      name: "_\(provider.title)_shared", type: provider.concrete.spelling, summary: "",
      availability: provider.availability, condition: provider.writtenCondition, access: .fileprivate,
      isKept: true, isHidden: true, slot: 0,
      arguments: [], choices: [[]], effects: failures[number].keywords, build: builds.build(promise: nil),
      sendableCheck: provider.lifetimePlace, isQuiet: isQuiet(number))
  }

  private func isUnread(_ type: ResolvedType) -> Bool {
    type.identity.members.contains { member in
      member.declaration == nil && member.unreadName.map(standardTypes.contains) != true
    }
  }

  private func summary(of provider: Provider, _ provided: Provider.Provided) -> String {
    let lifetime = provider.lifetime.isKept ? "a \(provider.lifetime)" : "new each time"
    let path = provider.place.path
    let file = path[(path.utf8.lastIndex(of: .slash).map(path.utf8.index(after:)) ?? path.startIndex)...]
    return
      "`\(provided.spelling)`, \(lifetime), provided by `\(provider.construction.path)` in \(file)."
  }
}

extension Provider {
  /// What the generated code asks for with `#if`; nil where it is always there.
  fileprivate var writtenCondition: Condition? { condition.isAlways ? nil : condition }

  /// Whether several kept types share one value.
  fileprivate var isShared: Bool { lifetime.isKept && provided.count > 1 }
}

extension Provider.Construction {
  /// What is called or read.
  var path: String {
    switch self {
    case .initializer(let type): type.description
    case .function(let path), .property(let path): path
    }
  }

  /// The first name of it.
  var root: String { String(path.prefix { $0 != "." && $0 != "<" }).withoutBackticks }
}
