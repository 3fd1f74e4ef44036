// SPDX-License-Identifier: MIT

/// The bindings of each type, as each module sees them.
struct BindingIndex {
  let bindings: [Binding]
  let children: ChildClasses
  let table: TypeTable
  let refused: RefusedTypes
  private(set) var accessors: Accessors
  /// The builds to find bindings for: a binding must be there in all of them to be a candidate. With `.always`, every
  /// binding is.
  var build = Condition.always
  private var all: [TypeIdentity: [Target]] = [:]
  /// The same by type and name, because one type may have thousands of providers.
  private var byName: [Key: [Target]] = [:]
  /// The `#if` conditions of each type's providers.
  private var conditions: [TypeIdentity: [Condition]] = [:]
  /// The provided subtypes of each type, with the fewest steps of inheritance between them.
  private var subtypes: [TypeIdentity: [Target: Int]] = [:]

  /// The type and name that a dependency asks for.
  struct Key: Hashable {
    var type: TypeIdentity
    var name: String?
  }

  init(_ bindings: [Binding], children: ChildClasses, table: TypeTable, refused: RefusedTypes) {
    self.bindings = bindings
    self.children = children
    self.table = table
    self.refused = refused
    accessors = Accessors(of: [], owners: Owners())
    let hasRules = bindings.contains { $0.parameters.contains { $0.match != nil } }
    for binding in bindings {
      for type in binding.childFactory?.owner.classes ?? [] {
        conditions[type, default: []].append(binding.condition)
      }
      guard binding.isOffered else { continue }
      for (position, provided) in binding.provided.enumerated() where !provided.isElement {
        let target = Target(binding: binding, position: position)
        let type = provided.type.identity
        for meant in table.meanings(of: type) {
          all[meant, default: []].append(target)
          byName[Key(type: meant, name: binding.name), default: []].append(target)
          if !binding.condition.isAlways { conditions[meant, default: []].append(binding.condition) }
        }
        guard hasRules, binding.name == nil, let declaration = type.declaration else { continue }
        for (above, steps) in table.stepsToSupertypes(of: declaration) {
          subtypes[above, default: [:]][target] = steps
        }
      }
    }
  }

  /// The same index for bindings that belong to known owners.
  func with(_ accessors: Accessors) -> BindingIndex {
    var index = self
    index.accessors = accessors
    return index
  }

  /// The access of a binding's accessors. An instance of a generic provider must not be more visible than the child
  /// container that it turns out to belong to, which the directive could not foresee.
  func access(of binding: Binding) -> Access {
    guard !children.isEmpty, binding.isInstance, binding.isOwnedByDependencies,
      let child = children[accessors.owners[binding]]
    else { return binding.access }
    return min(binding.access, child.access)
  }

  /// Whether a module can use a binding.
  func sees(_ binding: Binding, in consumer: String) -> Bool {
    table.sees(binding, as: access(of: binding), in: consumer)
  }

  /// The bindings of a type that a module sees.
  func candidates(for identity: TypeIdentity, in module: String) -> [Target] {
    (all[identity] ?? []).filter { isVisible($0, in: module) && means($0, identity) }
  }

  /// The candidates of a name; the unnamed ones for nil.
  func candidates(for identity: TypeIdentity, named name: String?, in module: String) -> [Target] {
    (byName[Key(type: identity, name: name)] ?? []).filter {
      isVisible($0, in: module) && means($0, identity)
    }
  }

  /// Whether a provided type is this one in the builds to find providers for.
  private func means(_ target: Target, _ type: TypeIdentity) -> Bool {
    table.settled(target.provided.type, in: build).identity == type
  }

  /// The maker of the child container whose class a type names.
  func maker(of type: ResolvedType, in module: String) -> Target? {
    children.owner(of: type, in: module).flatMap { owner in
      bindings.first { $0.childFactory?.owner == owner }.map { Target(binding: $0, position: 0) }
    }.flatMap { isPresent($0) ? $0 : nil }
  }

  /// Whether a parameter that nothing fills asks for a collection, at once or later.
  func isCollection(_ parameter: Parameter) -> Bool {
    let type = table.typeAtOnceOrLater(of: parameter)
    guard let element = type.element, !type.isCommonValue else { return false }
    return element.isProtocol
      || bindings.contains { $0.contributions.contains { $0.type.identity == element } }
  }

  /// Whether a provider is there in all of the builds to find providers for.
  func isPresent(_ target: Target) -> Bool {
    build.isAlways || build.implies(target.binding.condition)
  }

  private func isVisible(_ target: Target, in consumer: String) -> Bool {
    isPresent(target) && sees(target.binding, in: consumer)
  }

  // MARK: Subtypes

  /// The provided subtypes that a rule picks from the visible ones that `meant` lets through: one target for each
  /// provider, and several providers if they are equally far.
  func matches(
    for identity: TypeIdentity, by rule: MatchRule, in module: String,
    among meant: ([Target]) -> [Target]
  ) -> [Target] {
    let steps = subtypes(of: identity)
    let possible = meant(steps.keys.filter { isVisible($0, in: module) })
    let picked = possible.compactMap { steps[$0] }
    guard let best = rule == .nearest ? picked.min() : picked.max() else { return [] }
    let found = Dictionary(grouping: possible.filter { steps[$0] == best }, by: \.binding)
    return Array(found.values).compactMap { $0.min { $0.position < $1.position } }.sorted(
      by: \.binding.place)
  }

  /// The provided subtypes of a type with their distances. A subtype of a composition is one of every member, at the
  /// largest distance.
  func subtypes(of identity: TypeIdentity) -> [Target: Int] {
    let all = identity.members.filter { $0 != .unread("Sendable") }.map { subtypes[$0] ?? [:] }
    guard let first = all.first else { return [:] }
    return all.dropFirst().reduce(first) { found, other in
      found.reduce(into: [:]) { both, item in both[item.key] = other[item.key].map { max($0, item.value) } }
    }
  }

  // MARK: Conditions

  /// The conditions that can decide how a parameter is filled: of all providers of its type or of a part of its type.
  func conditions(decidingOn parameter: Parameter) -> [Condition] {
    let type = parameter.type.identity
    switch parameter.role {
    case .argument, .leftOut: return []
    case .element(let element): return [element.binding.condition].filter { !$0.isAlways }
    case .dependency: if conditions.isEmpty, table.conditional.isEmpty { return [] }
    }
    let exact =
      table.meanings(of: type).flatMap(\.parts).unique.flatMap { part in
        (conditions[part] ?? [])
          + (all[part] ?? []).flatMap { table.conditions(decidingOn: $0.provided.type.identity) }
      } + table.conditions(decidingOn: type)
    // `@match` may pick a subtype of the type that is asked for later, which is a part.
    let types = parameter.match == nil ? [] : type.parts + [type.wrapped ?? type]
    let below = types.flatMap {
      Array(subtypes(of: $0).keys).sorted(by: \.binding.place).map(\.binding.condition)
    }
    return (exact + below).filter { !$0.isAlways }
  }
}
