// SPDX-License-Identifier: MIT

import DIGeneratorCore

/// Makes a document of the generator's graph. Nothing else in the tool looks into that graph.
struct GraphReading {
  private let graph: Graph
  private let table: TypeTable
  /// The paths of a document are relative to this folder.
  private let folder: String
  /// The providers in the document, and their IDs. A provider that another one of its own module has replaced is never
  /// built, and left out.
  private let providers: [Provider]
  private let ids: [Provider: String]
  private let owners: OwnerNames

  init(_ graph: Graph, _ table: TypeTable, relativeTo folder: String) {
    (self.graph, self.table, self.folder) = (graph, table, folder)
    owners = OwnerNames(graph.children.list.map(\.owner))
    providers = graph.providers.filter { !$0.isReplaced }
    ids = Self.ids(of: providers, owners)
  }

  var document: GraphDocument {
    let sources = EffectSources(providers)
    return GraphDocument(
      tool: generatorVersion, root: table.model.module, modules: modules, containers: containers,
      providers: providers.map { node($0, sources) }.sorted { $0.id < $1.id }, edges: edges,
      requirements: requirements)
  }

  // MARK: Names

  private static func ids(of providers: [Provider], _ owners: OwnerNames) -> [Provider: String] {
    var taken: [String: Int] = [:]
    var ids: [Provider: String] = [:]
    for provider in providers {
      let owner = provider.foundOwner.isChild ? "\(owners.name(of: provider.foundOwner))." : ""
      let condition = provider.condition.isAlways ? "" : " #if \(provider.condition.description)"
      var id = "\(provider.module).\(owner)\(provider.plainTitle)\(condition)"
      // Two providers of one accessor are a mistake, which the build reports.
      taken[id, default: 0] += 1
      if let count = taken[id], count > 1 { id += " (\(count))" }
      ids[provider] = id
    }
    return ids
  }

  private func id(of provider: Provider) -> String { ids[provider] ?? "" }

  private func path(of place: Place) -> String { place.path.relative(to: folder) }

  // MARK: Modules and containers

  private var modules: [GraphDocument.Module] {
    let read = table.modules
    let imported = table.visibility.importedModules.subtracting(read)
    return read.union(imported).sorted().map { module in
      let below = read.union(imported).filter {
        $0 != module && read.contains(module) && table.visibility.isImported($0, by: module)
      }
      return .init(name: module, dependsOn: below.sorted(), isRead: read.contains(module))
    }
  }

  private var containers: [GraphDocument.Container] {
    let members = Dictionary(grouping: providers, by: \.foundOwner)
    func kept(_ owner: Owner, inputs: Bool) -> [String] {
      (members[owner] ?? []).filter { $0.lifetime.isKept && $0.isInput == inputs }.map(id).sorted()
    }
    let root = GraphDocument.Container(
      name: OwnerNames.root, inputs: [], keeps: kept(.container, inputs: false))
    let children = graph.children.list.map { child in
      GraphDocument.Container(
        name: owners.name(of: child.owner), module: child.owner.module, parent: owners.name(of: child.parent),
        inputs: kept(child.owner, inputs: true), keeps: kept(child.owner, inputs: false),
        path: path(of: child.declaration.place), line: child.declaration.place.line)
    }
    return [root] + children.sorted { $0.name < $1.name }
  }

  // MARK: Providers

  private func node(_ provider: Provider, _ sources: EffectSources) -> GraphDocument.Provider {
    let place = provider.place
    let shown = provider.provided.filter { !$0.isElement }
    return GraphDocument.Provider(
      id: id(of: provider), accessor: provider.plainTitle,
      accessors: provider.elsewhere == nil ? provider.provided.map(\.accessor) : [provider.plainTitle],
      type: provider.concrete.title, exposedAs: shown.map(\.type.title),
      lifetime: provider.lifetime.rawValue, owner: owners.name(of: provider.foundOwner),
      module: provider.module, kind: provider.kind, path: path(of: place), line: place.line,
      column: place.column, effects: effects(of: provider, sources),
      condition: provider.condition.isAlways ? nil : provider.condition.description,
      availability: provider.availability, documentation: place.documentation,
      access: provider.elsewhere == nil ? provider.access.keyword : "internal",
      eager: provider.eagerPlace != nil,
      onClose: provider.closing?.text, keyedBy: provider.keys.map { provider.parameters[$0.parameter].name },
      arguments: provider.arguments.map { .init(label: $0.label, type: $0.type.title) },
      parameters: parameters(of: provider),
      name: provider.name, takesContainer: takenContainer(provider))
  }

  private func parameters(of provider: Provider) -> [GraphDocument.Parameter] {
    guard provider.construction.isWritten, provider.made == nil else { return [] }
    return zip(provider.parameters, provider.bindings).map { parameter, binding in
      .init(
        label: parameter.label == "_" ? parameter.name : parameter.label, type: parameter.type.title,
        named: parameter.named?.text, filledBy: binding.filling)
    }
  }

  private func takenContainer(_ provider: Provider) -> String? {
    if let received = graph.receivedContainers(of: provider).first { return owners.name(of: received.owner) }
    let takes = provider.filled.contains { if case .container = $0.binding { true } else { false } }
    return takes ? OwnerNames.root : nil
  }

  private func effects(of provider: Provider, _ sources: EffectSources) -> GraphDocument.Effects {
    let effects = provider.buildEffects
    func source(_ origin: Provider?) -> String { id(of: origin ?? provider) }
    return .init(
      async: effects.isAsync ? .init(source: source(sources.async[provider])) : nil,
      throws: effects.failure.title.map { .init(type: $0, source: source(sources.throwing[provider])) },
      actor: effects.actor.map { .init(name: $0, source: source(sources.isolated[provider])) })
  }

  // MARK: Edges

  private var edges: [GraphDocument.Edge] {
    var seen: Set<[String]> = []
    return providers.flatMap { provider in
      let eager = Set(provider.needs.map { Step($0) })
      let own = provider.allNeeds.map { need in
        edge(need, provider.kindOfStep ?? (eager.contains(Step(need)) ? .eager : .deferred))
      }
      let above = provider.needsFromAbove.map { edge($0, provider.isCollection ? .collection : .replacement) }
      return own + above
    }.filter {
      !$0.to.isEmpty && seen.insert([$0.from, $0.to, $0.kind.rawValue, $0.parameter ?? ""]).inserted
    }
    .sorted { ($0.from, $0.to, $0.kind.rawValue, $0.line) < ($1.from, $1.to, $1.kind.rawValue, $1.line) }
  }

  private func edge(_ need: Graph.Need, _ kind: GraphDocument.Edge.Kind) -> GraphDocument.Edge {
    let parameter = need.parameter
    let isWritten = need.user.construction.isWritten && kind != .replacement
    return .init(
      from: id(of: need.user), to: id(of: need.provider), kind: kind,
      parameter: isWritten ? parameter.label == "_" ? parameter.name : parameter.label : nil,
      path: path(of: parameter.place), line: parameter.place.line)
  }

  private var requirements: [GraphDocument.Requirement] {
    providers.filter(\.isRequired).map { requirement in
      .init(id: id(of: requirement), metBy: requirement.needs.first.map { id(of: $0.provider) })
    }.sorted { $0.id < $1.id }
  }
}

/// A dependency by its ends.
private struct Step: Hashable {
  let parameter: Place
  let provider: Provider

  init(_ need: Graph.Need) { (parameter, provider) = (need.parameter.place, need.provider) }
}

/// The names of containers in a document: the name of the struct, with its module if several have that name.
private struct OwnerNames {
  static let root = "Container"
  private let several: Set<String>

  init(_ owners: [Owner]) {
    let names = owners.compactMap(\.name)
    several = Set(names.filter { name in names.count { $0 == name } > 1 })
  }

  func name(of owner: Owner) -> String {
    guard let name = owner.name else { return Self.root }
    return several.contains(name) ? "\(owner.module)_\(name)" : name
  }
}

/// For each provider that has an effect, the nearest provider that has it by itself.
private struct EffectSources {
  private(set) var async: [Provider: Provider] = [:]
  private(set) var throwing: [Provider: Provider] = [:]
  private(set) var isolated: [Provider: Provider] = [:]

  init(_ providers: [Provider]) {
    var users: [Provider: [Provider]] = [:]
    for need in providers.flatMap(\.needs) { users[need.provider, default: []].append(need.user) }
    async = Self.sources(providers, users) { $0.isAsync }
    throwing = Self.sources(providers, users) { $0.failure != .never }
    isolated = Self.sources(providers, users) { $0.actor != nil }
  }

  private static func sources(
    _ providers: [Provider], _ users: [Provider: [Provider]], has: (BuildEffects) -> Bool
  ) -> [Provider: Provider] {
    var queue = providers.filter { has($0.effects) }
    var sources = Dictionary(uniqueKeysWithValues: queue.map { ($0, $0) })
    var position = 0
    while position < queue.count {
      for user in users[queue[position]] ?? [] where sources[user] == nil && has(user.buildEffects) {
        sources[user] = sources[queue[position]]
        queue.append(user)
      }
      position += 1
    }
    return sources
  }
}

extension Provider {
  /// The first accessor; of a replacement, the accessor that it would have had.
  fileprivate var plainTitle: String { elsewhere?.title ?? provided[0].accessor }

  fileprivate var kind: GraphDocument.Kind {
    if elsewhere != nil { return .replacement }
    if made != nil { return .child }
    return switch construction {
    case .initializer: .initializer
    case .function: .function
    case .property: .property
    case .collection: .collection
    case .matched: .matched
    case .required: .requirement
    case .input: .input
    }
  }

  /// The kind of all its edges, if that does not depend on the parameter.
  fileprivate var kindOfStep: GraphDocument.Edge.Kind? {
    switch construction {
    case .collection: .collection
    case .matched: .overridePoint
    case .required: .requirement
    default: nil
    }
  }
}

extension Graph.Binding {
  fileprivate var filling: GraphDocument.Filling {
    switch self {
    case .argument: .argument
    case .provider, .deferred: .provider
    case .container: .container
    case .leftOut: .byDefault
    case .nilValue: .none
    case .unresolved: .nothing
    }
  }
}

extension BuildEffects.Failure {
  /// The type of the errors; nil if there are none.
  fileprivate var title: String? {
    switch self {
    case .never: nil
    case .anything: "any Error"
    case .typed(let type): type.title
    }
  }
}
