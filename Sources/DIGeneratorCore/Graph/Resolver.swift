// SPDX-License-Identifier: MIT

/// Finds the value of a parameter by the documented rules, in their order.
struct Resolver {
  /// The reason why nothing fills a parameter.
  enum Failure: Error {
    /// No provider has the type, or the name that `@named` asks for.
    case missing
    /// Only named providers have the type.
    case onlyNamed([Target])
    /// Several modules provide the type.
    case several([Target])
    /// Providers in unrelated child containers fit, and nothing decides between them.
    case severalOwners([Target])
    /// The parameters of a function type do not match the arguments of the provider that it asks.
    case unfitting(DeferredType, of: Target)
    /// The parameters of a function type match several choices of the arguments of the provider that it asks.
    case twoReadings(DeferredType, of: Target, [[Parameter]])
    /// An argument cannot be forwarded: it is needed later but must not outlive the call, or only its declaration can
    /// name its default.
    case unforwardable(Parameter, of: Target)
    /// Several subtypes are equally far from the type.
    case tied([Target], MatchRule)
    /// The type is a collection that nothing joins.
    case empty
    /// A dependency has arguments that the outer provider does not have.
    case unforwarded([Parameter], of: Target)
    /// Only other builds have providers; the condition says where one is missing.
    case conditional(where: Condition, [Target])
    /// The `#if`s of its providers make too many kinds of builds.
    case tooManyBuilds

    /// Whether a provider, or an argument, would fill the parameter, so that another build may have one.
    var isMissing: Bool {
      switch self {
      case .missing, .onlyNamed: true
      default: false
      }
    }
  }

  let index: BindingIndex
  let binding: Binding
  let parameter: Parameter
  /// The binding's owner; nil where its dependencies decide.
  let owner: Owner?

  private var table: TypeTable { index.table }
  private var owners: Owners { index.accessors.owners }

  /// The module that must see a candidate. A requirement gets the provider that a parameter of its label would get in
  /// the root.
  private var module: String { binding.isRequired ? table.model.module : binding.module }

  func value() throws(Failure) -> ParameterValue {
    switch parameter.role {
    case .argument: return .argument
    case .leftOut: return .leftOut
    case .element(let element): return index.isPresent(element) ? .provider(element, forwarded: []) : .leftOut
    case .dependency: break
    }
    if binding.isRequired, binding.module == module {
      // A library leaves its own requirements to the targets above it.
      if table.model.isLibrary { return .leftOut }
      throw .missing
    }
    if let target = try find(parameter.type), !binding.isRequired || !target.binding.isRequired {
      return .provider(target, forwarded: try forwarded(to: target))
    }
    if binding.isRequired { throw missing }
    do throws(Failure) {
      if let deferred = try deferred() ?? byKey() { return .deferred(deferred) }
    } catch {
      if let byKey = byKey() { return .deferred(byKey) }
      // A function type that does not fit the provider of its result may mean something else, so its default comes
      // first.
      if case .unfitting = error, let otherwise { return otherwise }
      throw error
    }
    guard let otherwise else { throw missing }
    return otherwise
  }

  // MARK: Rules

  /// Rules 1 to 4: the provider of the name in `@named`, of the label as name, the unnamed one; then the same for the
  /// type that an optional wraps. After these, the subtype that `@match` picks.
  func find(_ type: ResolvedType) throws(Failure) -> Target? {
    if parameter.match?.isOnlyWay != true, let found = try choose(type) { return found }
    guard let rule = parameter.match?.rule else { return nil }
    let type = type.unwrapped ?? type
    // A refused provider may have been the one to pick.
    if index.refused.contains(type.identity) { throw .missing }
    let targets = index.matches(for: type.identity, by: rule, in: module, among: reachable)
    if Set(targets.map(\.provided.type.identity)).count > 1 { throw .tied(targets, rule) }
    return try single(targets)
  }

  private func choose(_ type: ResolvedType) throws(Failure) -> Target? {
    if let layer = parameter.layer,
      let position = layer.provided.firstIndex(where: {
        table.meanings(of: $0.type.identity).contains(type.identity)
      })
    {
      return Target(binding: layer, position: position)
    }
    for name in parameter.namesForProvider {
      let all = index.candidates(for: type.identity, named: name, in: module)
      if let found = try single(reachable(all)) { return found }
      // The provider of this name was refused, so no other one is taken in its place.
      if let name, index.refused.contains(type.identity, named: name) { throw .missing }
    }
    return try type.unwrapped.flatMap(choose)
  }

  /// Picks the first of several providers in one module, which ``UniquenessCheck`` reports. Between modules, only the
  /// user can choose, but a public requirement of a module below gives way to each provider.
  private func single(_ all: [Target]) throws(Failure) -> Target? {
    let provided =
      all.count < 2 ? all : all.filter { !$0.binding.isRequired || $0.binding.module == module }
    let targets = provided.isEmpty ? all : provided
    guard let first = targets.first else { return nil }
    if targets.contains(where: { $0.binding.module != first.binding.module }) { throw .several(targets) }
    if owner == nil,
      targets.contains(where: { !owners[$0.binding].isRelated(to: owners[first.binding]) })
    {
      throw .severalOwners(targets)
    }
    return first
  }

  /// Prefers providers that the owner can reach. If there are none, takes unreachable ones, which ``ScopeCheck``
  /// reports, unless the parameter has a default or can be nil.
  private func reachable(_ targets: [Target]) -> [Target] {
    guard let owner, !index.children.isEmpty else { return targets }
    let near = targets.filter { owner.isWithin(owners[$0.binding]) }
    let isDispensable = parameter.hasDefault || parameter.isNilByDefault
    return near.isEmpty && !isDispensable ? targets : near
  }

  // MARK: Without a provider

  /// The value if no provider fits: the container itself, the default, nil.
  var otherwise: ParameterValue? {
    if parameter.named != nil { return nil }
    // The runtime's container is never among the sources read, so its name stands for it.
    if parameter.type.isContainer || index.children.owner(of: parameter.type, in: module) != nil {
      return .container
    }
    return parameter.hasDefault ? .leftOut : parameter.isNilByDefault ? .nilValue : nil
  }

  /// The failure if the parameter has no value at all.
  private var missing: Failure {
    if parameter.named != nil || parameter.match?.isOnlyWay == true { return .missing }
    var types = [parameter.type] + (parameter.mayBeNil ? [] : parameter.type.unwrapped.asList)
    // A function that returns a common value is more likely to compute it than to ask for a provider.
    if let type = DeferredType(parameter, in: table), type.form != .function || !type.result.isCommonValue {
      types.append(type.result)
    }
    let named = types.map {
      index.candidates(for: $0.identity, in: module).filter { $0.binding.name != nil }
    }
    if let named = named.first(where: { !$0.isEmpty }) { return .onlyNamed(named) }
    return !binding.isRequired && index.isCollection(parameter) ? .empty : .missing
  }

  // MARK: Arguments

  /// The arguments of a dependency, filled by the outer provider's arguments of the same label and type, each used
  /// once. Arguments without labels are matched by name first, then in order.
  private func forwarded(to target: Target) throws(Failure) -> [GivenArgument] {
    let inner = target.binding.arguments
    if inner.isEmpty { return [] }
    let matches = matches(of: inner)
    let missing = inner.indices.filter {
      matches[$0] == nil && !canBeLeftOut($0, of: inner, given: matches.keys)
    }
    guard missing.isEmpty else { throw .unforwarded(missing.map { inner[$0] }, of: target) }
    let forwarded = inner.indices.compactMap { position in
      matches[position].map {
        GivenArgument(argument: position, label: inner[position].label, source: .forwarded($0))
      }
    }
    for (position, match) in matches.sorted(by: \.key) {
      let given = binding.parameters[match]
      if given.hasUnknownDefault || inner[position].isEscaping && !given.isEscaping {
        throw .unforwardable(given, of: target)
      }
    }
    return forwarded
  }

  /// For the index of each forwarded argument of a dependency, the index of the outer provider's parameter.
  func matches(of inner: [Parameter]) -> [Int: Int] {
    let outer = binding.parameters
    var matches: [Int: Int] = [:]
    for isByName in [true, false] {
      for (position, argument) in inner.enumerated() where matches[position] == nil {
        let match = outer.indices.first { candidate in
          outer[candidate].isSameArgument(as: argument)
            && (!isByName || outer[candidate].name == argument.name) && !matches.values.contains(candidate)
        }
        // An argument with a default but without a label is filled only by an argument of its name.
        let isCertain = argument.label != "_" || argument.role == .argument(.none)
        if let match, isCertain || outer[match].name == argument.name { matches[position] = match }
      }
    }
    return matches
  }

  /// Whether an argument can be left out: it has a default, and no later argument's value fills it.
  func canBeLeftOut(
    _ position: Int, of arguments: [Parameter], given: some Collection<Int>
  ) -> Bool {
    let later = arguments.indices.dropFirst(position + 1).filter(given.contains)
    return arguments[position].role != .argument(.none)
      && !later.map { arguments[$0].label }.fills(arguments[position].label)
  }
}

/// A parameter that nothing fills.
struct UnfilledParameter {
  let binding: Binding
  var parameter: Parameter
  let kind: Resolver.Failure
}

extension Parameter {
  /// Whether it gets nil if nothing is provided.
  fileprivate var isNilByDefault: Bool { mayBeNil && type.unwrapped != nil }

  /// Whether it is an argument that can be forwarded as another one.
  func isSameArgument(as other: Parameter) -> Bool {
    isArgument && label == other.label && type == other.type
  }
}
