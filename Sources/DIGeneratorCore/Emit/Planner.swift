// SPDX-License-Identifier: MIT

/// Decides what the generated file says, from a graph without errors.
struct Planner {
  let graph: Graph
  private let table: TypeTable
  /// Accessors that more than one module declares.
  private let contested: Set<String>
  private let namesakes: Namesakes
  var module: String { table.model.module }

  static func plan(for graph: Graph, in table: TypeTable) -> Plan {
    let bound = graph
    let graph = graph.expanded(in: table)
    let planner = Planner(graph: graph, table: table)
    let plan = Plan(
      module: planner.module, isLibrary: table.model.isLibrary,
      imports: ImportPlanner(graph: graph, table: table).imports(), entries: planner.entries(),
      dependencies: planner.dependencies, runtime: table.runtimeNames)
    plan.hasRuntime = table.model.hasRuntime
    plan.isOnMainActor = table.mainActorModules.contains(planner.module)
    plan.setters = planner.setters()
    let children = ChildPlanner(graph: graph, module: planner.module, entries: plan.entries)
    (plan.children, plan.childTies) = (children.children(), children.ties())
    plan.childConditions = children.conditions
    let requirements = RequirementPlanner(graph: bound, table: table, contested: planner.contested)
    (plan.requirements, plan.unmet) = (requirements.own, requirements.unmet)
    plan.handings = plan.unmet.isEmpty ? requirements.handings : []
    return plan
  }

  /// The modules below, each after those that it imports: in this order collections are put together.
  private var dependencies: [String] {
    let below = Set(graph.modules(below: module))
    return table.visibility.dependencyOrder(of: table.modules).filter(below.contains)
  }

  private init(graph: Graph, table: TypeTable) {
    self.graph = graph
    self.table = table
    namesakes = Namesakes(in: graph)
    contested = table.modules.count > 1 ? graph.accessorsOfSeveralModules : []
  }

  /// The entries of the target's own providers by name, so that the order of files makes no difference.
  private func entries() -> [Plan.Entry] {
    let own = graph.providers.indices.filter { number in
      let provider = graph.providers[number]
      return provider.module == module && !provider.isReplaced && provider.made == nil
    }
    let made = own.shares.concurrentMap(inTurnsOf: 1) { $0.flatMap(entries(of:)) }
    let entries = Array(made.joined()).ordered {
      $0.name != $1.name
        ? $0.name < $1.name
        : ($0.ownedName, $0.condition?.description ?? "") < ($1.ownedName, $1.condition?.description ?? "")
    }
    SlotNumbers.assign(to: entries)
    let childSlots = ChildSlots(entries)
    for entry in entries { entry.childSlot = childSlots[entry] }
    return entries
  }

  private func entries(of number: Int) -> [Plan.Entry] {
    let provider = graph.providers[number]
    let builds = BuildPlanner(
      graph: graph, contested: contested, namesakes: namesakes, runtime: table.runtimeNames, number: number)
    let own = provider.provided.count > 1 ? provider.ownPosition : nil
    guard own != nil || provider.isShared else {
      return provider.provided.map { provided in
        let entry = entry(provided, of: number, builds, builds.build(promise: provided.check))
        entry.parts = builds.joiningChildren.map {
          Plan.Part(child: $0, build: builds.build(promise: nil, for: $0))
        }
        return entry
      }
    }
    // What all others are made of: the accessor of the value's own type, or else a hidden one.
    let first =
      own.map { position in
        let own = provider.provided[position]
        return entry(own, of: number, builds, builds.build(promise: own.check))
      } ?? sharedEntry(of: number, builds)
    let others = provider.provided.indices.filter { $0 != own }.map { position in
      let provided = provider.provided[position]
      let build =
        own.map { builds.build(asking: $0, promise: provided.check) }
        ?? builds.build(reading: first.name, promise: provided.check)
      let entry = entry(provided, of: number, builds, build)
      (entry.sendableTypes, entry.needs) = ([], [first.ownedName])
      if provider.elsewhere == nil { entry.sendableCheck = nil }
      return entry
    }
    return [first] + others
  }

  private func entry(
    _ provided: Provider.Provided, of number: Int, _ builds: BuildPlanner, _ build: Plan.Build
  ) -> Plan.Entry {
    let provider = graph.providers[number]
    let isMetatype = if case .metatype = provided.type.identity { true } else { false }
    let entry = Plan.Entry(
      name: provided.accessor, type: provided.spelling, summary: summary(of: number),
      child: provider.child, build: build)
    fill(entry, of: number, builds)
    (entry.access, entry.serviceInterfaces) = (access(of: provider, provided), provider.serviceInterfaces)
    let isCheckedElsewhere =
      provided.spelling.isExistential && !isMetatype && !provider.isInput && provider.elsewhere == nil
    let keptPlace = provider.lifetime.isKept && !isCheckedElsewhere ? provider.lifetimePlace : nil
    let leavingPlace = entry.effects.leavesItsActor && !provider.lifetime.isKept ? provided.place : nil
    entry.sendableCheck = provider.boxedPlace ?? keptPlace ?? leavingPlace
    entry.typeCheck = typeCheck(of: provider, provided)
    entry.keyCheck = builds.keyCheck
    // The runtime knows no other actor than the main one.
    entry.lookUp = entry.effects.isOnOtherActor ? nil : provider.lookUp(of: provided)
    entry.eagerPlace = provided.isElement ? nil : provider.eagerPlace
    entry.isContested = contested.contains(provided.accessor)
    entry.isBeside = namesakes.contains(provided.accessor, of: module)
    entry.isRequired = provider.isRequired
    if case .input(let type, let name) = provider.construction { entry.input = (type, name) }
    entry.elsewhere = provider.elsewhere.map { Plan.Elsewhere($0, provided.accessor) }
    if provider.isOwnedByNeeds, provider.elsewhere == nil { entry.reasonToMove = reasonToMove(number) }
    return entry
  }

  /// What a transient needs that only a child container has; nil for one that every container has.
  private func reasonToMove(_ number: Int) -> String? {
    let owner = graph.owner(of: number)
    guard let child = graph.children[owner] else { return nil }
    let needs =
      graph.receivedParameters(of: number).map { ($0.parameter, $0.owner, owner.className) }
      + graph.allNeeds(of: number).map {
        ($0.parameter, graph.owner(of: $0.provider), graph.providers[$0.provider].title)
      }
    return needs.first { $0.1 == owner }.map { parameter, _, title in
      let reason = graph.step(number, parameter: parameter, needs: "'\(title)'").message
      return "it belongs to '\(owner.className)', which '\(child.maker)' makes, because \(reason)"
    }
  }

  /// What all entries of a provider have in common.
  private func fill(_ entry: Plan.Entry, of number: Int, _ builds: BuildPlanner) {
    let provider = graph.providers[number]
    (entry.availability, entry.condition) = (provider.availability, provider.writtenCondition)
    (entry.lifetime, entry.keys, entry.arguments) = (provider.lifetime, builds.keys, builds.arguments)
    (entry.choices, entry.effects) = (builds.choices, graph.effects[number])
    entry.sendableTypes = builds.sendableTypes
    entry.needs = NeedsPlanner(graph: graph, module: module).needs(of: number)
  }

  /// The one value behind several kept types.
  private func sharedEntry(of number: Int, _ builds: BuildPlanner) -> Plan.Entry {
    let provider = graph.providers[number]
    let entry = Plan.Entry(
      name: "_\(provider.provided[0].accessor)_shared", type: provider.concrete.spelling,
      child: provider.child, build: builds.build(promise: nil))
    fill(entry, of: number, builds)
    entry.isBeside = namesakes.contains(provider.provided[0].accessor, of: module)
    (entry.access, entry.isHidden, entry.sendableCheck) = (.fileprivate, true, provider.lifetimePlace)
    return entry
  }

  /// An element's own accessor is as visible as the provider's, but never more than its type.
  private func access(of provider: Provider, _ provided: Provider.Provided) -> Access {
    provided.isElement
      ? min(provider.access, table.access(of: provided.spelling, in: provider)) : provider.access
  }

  /// What a collection holds is promised too.
  private func typeCheck(of provider: Provider, _ provided: Provider.Provided) -> Place? {
    if case .collection(let element) = provider.construction {
      return isUnread(element) ? provided.place : nil
    }
    // The collection that an element is for asks already.
    guard let check = provided.check, !provided.isElement else { return nil }
    return isUnread(provided.type) ? check : nil
  }

  private func isUnread(_ type: ResolvedType) -> Bool {
    type.identity.members.contains { member in
      member.declaration == nil && member.unreadName.map(standardTypes.contains) != true
    }
  }

  private func summary(of number: Int) -> String {
    let provider = graph.providers[number]
    var parts: [String] { graph.needs(of: number).map { "`\(graph.providers[$0.provider].title)`" } }
    switch provider.construction {
    case .collection:
      let parts = parts
      let list = parts.isEmpty ? "what modules above join" : parts.joined(separator: ", ")
      return "new each time, of \(list)"
    case .matched(let rule):
      return "by its \(rule) provided subtype, \(Set(parts).inOrder().joined(separator: " or "))"
    case .required: return "required from above"
    case .input: return "what the container was made with"
    default: break
    }
    let place = provider.elsewhere.map { " in the place of `\($0.module).\($0.accessor)`," } ?? ""
    let file = (provider.place.path.split(separator: "/").last ?? "").split(whereSeparator: \.isNewline)
    return
      "\(provider.lifetimeTitle),\(place) provided by `\(provider.construction.path)` in \(file.joined(separator: " "))"
  }
}

extension Graph {
  /// The accessors that more than one module declares.
  fileprivate var accessorsOfSeveralModules: Set<String> {
    var modules: [String: String] = [:]
    var contested: Set<String> = []
    for provider in providers {
      for provided in provider.provided {
        let other = modules.updateValue(provider.module, forKey: provided.accessor)
        if let other, other != provider.module { contested.insert(provided.accessor) }
      }
    }
    return contested
  }
}

extension Provider {
  /// What the generated code asks for with `#if`; nil where it is always there.
  var writtenCondition: Condition? { condition.isAlways ? nil : condition }

  /// The child container that it belongs to.
  fileprivate var child: Owner? { foundOwner.isChild ? foundOwner : nil }

  /// Which of its types is the value's own.
  fileprivate var ownPosition: Int? {
    provided.firstIndex { !$0.isElement && $0.type.identity == concrete.identity }
  }

  /// Whether several kept types share one value.
  fileprivate var isShared: Bool { lifetime.isKept && provided.count > 1 }

  /// How its accessor's comment speaks of its lifetime.
  fileprivate var lifetimeTitle: String {
    let names = keys.map { "`\(parameters[$0.parameter].nameForProvider)`" }
    switch lifetime {
    case .transient: return "new each time"
    case .singleton where !keys.isEmpty: return "a singleton for each \(names.joined(separator: " and "))"
    case .singleton: return "a singleton"
    case .weak: return "the same while somebody holds it"
    }
  }
}

extension Provider.Construction {
  /// What is called or read.
  var path: String {
    switch self {
    case .initializer(let type): type.description
    case .function(let path), .property(let path): path
    case .collection, .matched, .required, .replaced, .input: ""
    }
  }

  /// The first name of it.
  var root: String {
    if case .initializer(.named(let components)) = self { return components[0].name.withoutBackticks }
    let path = path
    let end = path.utf8.firstIndex { $0 == .dot || $0 == .less }
    return String(path[..<(end ?? path.endIndex)]).withoutBackticks
  }
}
