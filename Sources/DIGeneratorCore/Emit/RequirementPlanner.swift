// SPDX-License-Identifier: MIT

extension Plan {
  /// Something that the module requires from above, which its tie takes as a parameter.
  struct Requirement: Sendable {
    /// The accessor, and the parameter's label.
    var name: String
    var type: TypeSyntax
    var effects: BuildEffects
    /// Whether a module below has an accessor of that name.
    var isContested: Bool
    /// Who sees the type.
    var access: Access
  }

  /// What a module below gets for all that it requires.
  struct Handing: Sendable {
    var module: String
    var values: [Handed]
  }

  /// What meets one requirement, in some builds or in all.
  struct Handed: Sendable {
    /// The requirement's accessor.
    var name: String
    /// What a container is asked for, written behind its name.
    var member: String
    /// Whether that is a call, whose default arguments may be others each time.
    var isCall: Bool
    var effects: BuildEffects
    /// How long the value lives.
    var lifetime: Provider.Lifetime
    var condition: Condition?
    /// The provider, as the runtime's graph names it.
    var needs: String
  }

  /// A requirement that the target leaves to those above it.
  struct Unmet: Sendable, Hashable {
    var type: String
    var module: String
  }
}

/// Decides what becomes of requirements: the target's own, and those of the modules below.
struct RequirementPlanner {
  /// As the providers were bound, one for each whatever `#if` decides.
  let graph: Graph
  let table: TypeTable
  let contested: Set<String>
  private var module: String { table.model.module }
  private var joins: LateJoins { LateJoins(graph, Collections(providers: graph.providers, table: table)) }

  /// What the target itself requires, by name.
  var own: [Plan.Requirement] {
    let own = graph.providers.filter { $0.isRequired && $0.module == module }
    return own.ordered(by: \.title).map { provider in
      Plan.Requirement(
        name: provider.title, type: provider.provided[0].spelling, effects: provider.effects,
        isContested: contested.contains(provider.title),
        access: table.access(of: provider.provided[0].spelling, in: provider))
    }
  }

  /// What is left to those above; nothing in a target that can make containers.
  var unmet: [Plan.Unmet] {
    let own = graph.providers.indices.filter {
      graph.providers[$0].isRequired && graph.providers[$0].module == module
    }
    let below = graph.requirements(below: module).filter { !graph.isMet($0) }
    var titles: [TypeIdentity: String] = [:]
    let unmet = (own + below).map { number in
      let (type, module) = (graph.providers[number].concrete, graph.providers[number].module)
      let title = titles[type.identity] ?? type.title
      titles[type.identity] = title
      return Plan.Unmet(type: title, module: module)
    }
    let lists = joins.missing.map {
      Plan.Unmet(type: "\(graph.providers[$0].concrete.spelling)", module: graph.providers[$0].module)
    }
    return Set(unmet + lists).ordered { ($0.type, $0.module) < ($1.type, $1.module) }
  }

  /// What the modules below get.
  var handings: [Plan.Handing] {
    let groups = Dictionary(grouping: graph.requirements(below: module)) { graph.providers[$0].module }
    return groups.inOrder().map { module, requirements in
      Plan.Handing(module: module, values: requirements.flatMap(values))
    }
  }

  /// How long what a provider or, in some builds, its replacement makes lives: the shortest of them.
  private func lifetime(_ number: Int) -> Provider.Lifetime {
    let replacements = graph.replacements(of: number)
    let isReplaced = replacements.contains { $0.condition.isAlways && $0.availability.isEmpty }
    let lifetimes = (replacements + (isReplaced ? [] : [graph.providers[number]])).map(\.lifetime)
    if lifetimes.contains(.transient) { return .transient }
    return lifetimes.contains(.weak) ? .weak : .singleton
  }

  private func values(for requirement: Int) -> [Plan.Handed] {
    graph.rows[requirement].compactMap { row in
      guard let target = row.bindings[0].eagerTarget else { return nil }
      let provider = graph.providers[target.provider]
      let accessor = graph.accessor(of: target)
      let selector = contested.contains(accessor) ? "\(provider.module)::" : ""
      let isCall = !provider.arguments.isEmpty
      return Plan.Handed(
        name: graph.providers[requirement].title,
        member: "\(selector)\(accessor.quotedIfNeeded)\(isCall ? "()" : "")", isCall: isCall,
        effects: graph.effects[target.provider],
        lifetime: lifetime(target.provider),
        condition: row.condition.isAlways ? nil : row.condition,
        needs: "\(provider.module).\(accessor.inNeeds)")
    }
  }
}
