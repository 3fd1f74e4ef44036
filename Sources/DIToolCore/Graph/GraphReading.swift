// SPDX-License-Identifier: MIT

import DIGeneratorCore

/// Makes a document of the generator's graph. Nothing else in the tool looks into that graph.
struct GraphReading {
  /// The reading of a target, and the mistakes in it.
  typealias Result = (reading: GraphReading, diagnostics: [Diagnostic])

  private let graph: Graph
  /// The paths of a document are relative to this folder.
  private let folder: String
  /// The providers in the document, and their IDs. A provider that another one of its own module has replaced is never
  /// built, and left out.
  private let nodes: [Node]
  private let ids: [Binding: String]
  private let owners: OwnerNames

  init(_ graph: Graph, relativeTo folder: String) {
    (self.graph, self.folder) = (graph, folder)
    owners = OwnerNames(graph.children.list.map(\.owner))
    nodes = graph.nodes.filter { !$0.binding.isReplaced }
    ids = Self.ids(of: nodes, owners)
  }

  private var table: TypeTable { graph.table }

  var document: GraphDocument {
    let sources = EffectSources(nodes)
    return GraphDocument(
      tool: generatorVersion, root: table.model.module, modules: modules, containers: containers,
      providers: nodes.map { provider($0, sources) }.sorted { $0.id < $1.id }, edges: edges,
      requirements: requirements)
  }

  // MARK: Names

  private static func ids(of nodes: [Node], _ owners: OwnerNames) -> [Binding: String] {
    var taken: [String: Int] = [:]
    var ids: [Binding: String] = [:]
    for node in nodes {
      let (binding, owner) = (node.binding, node.resolvedOwner)
      let condition = binding.condition.isAlways ? "" : " #if \(binding.condition.description)"
      let container = owner.isChild ? "\(owners.name(of: owner))." : ""
      var id = "\(binding.module).\(container)\(binding.title)\(condition)"
      // Two bindings of one accessor are a mistake, which the build reports.
      taken[id, default: 0] += 1
      if let count = taken[id], count > 1 { id += " (\(count))" }
      ids[binding] = id
    }
    return ids
  }

  private func id(of binding: Binding) -> String { ids[binding] ?? "" }

  func path(of place: Place) -> String { place.path.relative(to: folder) }

  // MARK: Candidates

  /// The near misses of a provider's parameter.
  func nearMisses(of id: String, _ label: String) -> [NearMiss] {
    parameters(of: id, label).filter { !$0.0.isArgument }.flatMap { parameter, binding in
      graph.nearMisses(of: parameter, in: binding.module)
    }.map { NearMiss(place: "\(path(of: $0.place)):\($0.place.line)", note: $0) }
  }

  /// The types by which a provider's parameter gets another provider, and the providers of these types. Types are compared as
  /// the generator does, by their meanings.
  func candidates(of id: String, _ label: String) -> Candidates {
    let types = parameters(of: id, label).flatMap { parameter, _ in graph.types(of: parameter) }
    var candidates = Candidates(types: Set(types.map(\.type.title)))
    for node in nodes {
      let own = Set(node.binding.offered.map(\.type))
      if let found = types.first(where: { own.contains($0.type) }) {
        candidates.isInside[self.id(of: node.binding)] = found.isInside
      }
    }
    return candidates
  }

  /// The places of a provider, and of one of its parameters.
  func place(of id: String) -> Place? { nodes.lazy.map(\.binding).first { ids[$0] == id }?.place }
  func place(of id: String, _ label: String) -> Place? { parameters(of: id, label).first?.0.place }

  private func parameters(of id: String, _ label: String) -> [(Parameter, Binding)] {
    nodes.map(\.binding).filter { ids[$0] == id }.flatMap { binding in
      binding.parameters.filter { $0.shownLabel == label }.map { ($0, binding) }
    }
  }

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
    let members = Dictionary(grouping: nodes, by: \.resolvedOwner).mapValues { $0.map(\.binding) }
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

  private func provider(_ node: Node, _ sources: EffectSources) -> GraphDocument.Provider {
    let binding = node.binding
    let place = (binding.original ?? binding).place
    let isHidden = binding.foreignReplacement != nil || binding.isDecorated
    return GraphDocument.Provider(
      id: id(of: binding), accessor: binding.title,
      accessors: isHidden ? [binding.title] : binding.provided.map(\.accessor),
      type: binding.concrete.title, exposedAs: binding.offered.map(\.type.title),
      lifetime: binding.lifetime.rawValue, owner: owners.name(of: node.resolvedOwner), module: binding.module,
      kind: binding.documentKind, path: path(of: place), line: place.line, column: place.column,
      effects: effects(of: node, sources),
      condition: binding.condition.isAlways ? nil : binding.condition.description,
      availability: binding.availability, documentation: binding.documentationText,
      access: isHidden ? "internal" : node.access.keyword, eager: binding.eagerPlace != nil,
      live: binding.isLive ? true : nil, isLayer: isHidden ? true : nil,
      onClose: binding.closing?.text, keyedBy: binding.keyedBy.map { binding.parameters[$0.parameter].name },
      arguments: binding.arguments.map { .init(label: $0.label, type: $0.type.title) },
      parameters: parameters(of: node), name: binding.name, takesContainer: takenContainer(node),
      injected: injected(binding))
  }

  private func parameters(of node: Node) -> [GraphDocument.Parameter] {
    if let original = node.binding.original { return parameters(of: graph[original]) }
    guard node.binding.isWritten else { return [] }
    return node.binding.parameters.enumerated().map { index, parameter in
      let fillings = node.variants.map { $0.values[index].filling }
      // The provider comes first, whatever the order of the builds.
      let first = fillings.contains(.provider) ? .provider : fillings.first ?? .nothing
      return .init(
        label: parameter.shownLabel, type: parameter.type.title, named: parameter.named?.text,
        filledBy: first, otherwise: fillings.first { $0 != first })
    }
  }

  private func takenContainer(_ node: Node) -> String? {
    if let received = graph.receivedContainers(of: node).first { return owners.name(of: received.owner) }
    return node.variants.contains { $0.values.contains(where: \.isContainer) } ? OwnerNames.root : nil
  }

  private func injected(_ binding: Binding) -> [String]? {
    guard binding.written?.isInjected == true else { return nil }
    return table.injectedProperties(of: binding.concrete).map(\.injectedName).unique
  }

  private func effects(of node: Node, _ sources: EffectSources) -> GraphDocument.Effects {
    let (binding, effects) = (node.binding, node.transitiveEffects)
    func source(_ origin: Binding?) -> String { id(of: origin ?? binding) }
    return .init(
      async: effects.isAsync ? .init(source: source(sources.async[binding])) : nil,
      throws: effects.failure.title.map { .init(type: $0, source: source(sources.throwing[binding])) },
      actor: effects.actor.map { .init(name: $0, source: source(sources.isolated[binding])) })
  }

  // MARK: Edges

  private var edges: [GraphDocument.Edge] {
    var seen: Set<[String]> = []
    return nodes.flatMap { node in
      let eager = Set(node.eagerEdges.map(Step.init))
      // A collection that is replaced in all builds is not made of its elements.
      let isReplaced = node.lateBoundEdges.contains {
        $0.target.foreignReplacement != nil && $0.target.condition.isAlways
      }
      let own = isReplaced && node.binding.isCollection ? [] : node.edges
      let late = node.lateBoundEdges.filter { !isReplaced || $0.target.foreignReplacement != nil }
      return own.map { edge($0, node.binding.kindOfEdges ?? (eager.contains(Step($0)) ? .eager : .deferred)) }
        + late.map { edge($0, $0.target.foreignReplacement == nil ? .collection : .replacement) }
    }.filter {
      !$0.to.isEmpty && seen.insert([$0.from, $0.to, $0.kind.rawValue, $0.parameter ?? ""]).inserted
    }
    .sorted { ($0.from, $0.to, $0.kind.rawValue, $0.line) < ($1.from, $1.to, $1.kind.rawValue, $1.line) }
  }

  private func edge(_ edge: Edge, _ kind: GraphDocument.Edge.Kind) -> GraphDocument.Edge {
    let place = edge.parameter.place
    let isWritten =
      (edge.user.original ?? edge.user).isWritten && kind != .replacement && edge.target.injection == nil
    return .init(
      from: id(of: edge.user), to: id(of: edge.target), kind: kind,
      parameter: isWritten ? edge.parameter.shownLabel : nil, key: edge.keyOfElement,
      order: edge.orderOfElement, path: path(of: place), line: place.line)
  }

  private var requirements: [GraphDocument.Requirement] {
    nodes.filter(\.binding.isRequired).map { node in
      .init(id: id(of: node.binding), metBy: node.eagerEdges.first.map { id(of: $0.target) })
    }.sorted { $0.id < $1.id }
  }
}

/// An edge by its ends.
private struct Step: Hashable {
  let parameter: Place
  let target: Binding

  init(_ edge: Edge) { (parameter, target) = (edge.parameter.place, edge.target) }
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

/// For each binding that has an effect, the nearest binding that has it by itself.
private struct EffectSources {
  private(set) var async: [Binding: Binding] = [:]
  private(set) var throwing: [Binding: Binding] = [:]
  private(set) var isolated: [Binding: Binding] = [:]

  init(_ nodes: [Node]) {
    var users: [Binding: [Node]] = [:]
    for node in nodes {
      for edge in node.eagerEdges { users[edge.target, default: []].append(node) }
    }
    async = Self.sources(nodes, users) { $0.isAsync }
    throwing = Self.sources(nodes, users) { $0.failure != .never }
    isolated = Self.sources(nodes, users) { $0.actor != nil }
  }

  private static func sources(
    _ nodes: [Node], _ users: [Binding: [Node]], has: (BuildEffects) -> Bool
  ) -> [Binding: Binding] {
    var queue = nodes.map(\.binding).filter { has($0.ownEffects) }
    var sources = Dictionary(queue.map { ($0, $0) }) { first, _ in first }
    var position = 0
    while position < queue.count {
      for user in users[queue[position]] ?? []
      where sources[user.binding] == nil && has(user.transitiveEffects) {
        sources[user.binding] = sources[queue[position]]
        queue.append(user.binding)
      }
      position += 1
    }
    return sources
  }
}

extension Binding {
  /// Whether its parameters, or properties, are in the sources.
  fileprivate var isWritten: Bool { written != nil || injection != nil }

  /// The documentation comment without its slashes; nil for none.
  fileprivate var documentationText: String? {
    let lines = documentation.map { $0.dropFirst($0.hasPrefix("/// ") ? 4 : 3) }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  fileprivate var documentKind: GraphDocument.Kind {
    if foreignReplacement != nil { return .replacement }
    if let original { return original.documentKind }
    switch written?.call {
    case .initializer: return .initializer
    case .function: return .function
    case .property: return .property
    case nil: break
    }
    if isCollection { return .collection }
    if isRequired { return .requirement }
    if isInput { return .input }
    if injection != nil { return .injection }
    return childFactory == nil ? .matched : .child
  }

  /// The kind of all its edges, if that does not depend on the parameter.
  fileprivate var kindOfEdges: GraphDocument.Edge.Kind? {
    switch documentKind {
    case .collection: .collection
    case .matched: .overridePoint
    case .requirement: .requirement
    default: nil
    }
  }
}

extension Declaration {
  /// The accessor for which an injected property asks: `clock` of `@Injected(.clock)`; else its type.
  fileprivate var injectedName: String {
    let calls = attributes.compactMap(\.arguments) + [value?.text ?? ""]
    let keys = calls.flatMap { $0.split { "(), ".contains($0) } }
    if let key = keys.first(where: { $0.hasPrefix(".") && $0 != ".init" }) {
      return String(key.dropFirst()).replacing("::", with: ".").replacing("`", with: "")
    }
    let type = type?.description ?? name
    let inner = type.split(separator: "<", maxSplits: 1).last?.dropLast()
    return type.hasPrefix("Injected") ? String(inner ?? "") : type
  }
}

extension Parameter {
  /// The label, or the name if it has none.
  fileprivate var shownLabel: String { label == "_" ? name : label }
}

extension ParameterValue {
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
