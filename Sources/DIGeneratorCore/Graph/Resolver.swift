// SPDX-License-Identifier: MIT

/// Finds the binding of a parameter by the documented rules, in their order.
struct Resolver {
  /// The reason why nothing fills a parameter.
  enum Failure: Error {
    /// No provider has the type, or the name that `@named` asks for.
    case missing
    /// Only named providers have the type.
    case onlyNamed([Graph.Target])
    /// Several modules provide the type.
    case several([Graph.Target])
    /// Providers in unrelated child containers fit, and nothing decides between them.
    case severalOwners([Graph.Target])
    /// The parameters of a function type do not match the arguments of the provider that it asks.
    case unfitting(DeferredType, of: Graph.Target)
    /// An argument cannot be forwarded: it is needed later but must not outlive the call, or only its declaration can
    /// name its default.
    case unforwardable(Provider.Parameter, of: Graph.Target)
    /// Several subtypes are equally far from the type.
    case tied([Graph.Target], MatchRule)
    /// The type is a collection that nothing joins.
    case empty
    /// A dependency has arguments that the outer provider does not have.
    case unforwarded([Provider.Parameter], of: Graph.Target)
    /// Only other builds have providers; the condition says where one is missing.
    case conditional(where: Condition, [Graph.Target])
    /// The `#if`s of its providers make too many kinds of builds.
    case tooManyBuilds

    /// Whether another build may have a provider.
    fileprivate var isMissing: Bool {
      switch self {
      case .missing, .onlyNamed: true
      default: false
      }
    }
  }

  /// A parameter that nothing fills.
  struct Problem: Sendable {
    var provider: Provider
    var parameter: Provider.Parameter
    var kind: Failure
  }

  let index: ProviderIndex
  let provider: Provider
  let parameter: Provider.Parameter
  /// The provider's owner; nil where its dependencies decide.
  let owner: Owner?

  private var table: TypeTable { index.table }

  /// The module that must see a candidate. A requirement gets the provider that a parameter of its label would get in
  /// the root.
  private var module: String { provider.isRequired ? table.model.module : provider.module }

  func binding() throws(Failure) -> Graph.Binding {
    switch parameter.role {
    case .argument: return .argument
    case .leftOut: return .leftOut
    case .element(let element): return index.isPresent(element) ? .provider(element, forwarded: []) : .leftOut
    case .dependency: break
    }
    if provider.isRequired, provider.module == module {
      // A library leaves its own requirements to the targets above it.
      if table.model.isLibrary { return .leftOut }
      throw .missing
    }
    if let target = try find(parameter.type), !provider.isRequired || !target.provider.isRequired {
      return .provider(target, forwarded: try forwarded(to: target))
    }
    if provider.isRequired { throw missing }
    do throws(Failure) {
      if let deferred = try deferred() { return .deferred(deferred) }
    } catch {
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
  func find(_ type: ResolvedType) throws(Failure) -> Graph.Target? {
    if parameter.match?.isOnlyWay != true, let found = try choose(type) { return found }
    guard let rule = parameter.match?.rule else { return nil }
    let type = type.unwrapped ?? type
    // A refused provider may have been the one to pick.
    if index.refused.contains(type.identity) { throw .missing }
    let targets = index.matches(for: type.identity, by: rule, in: module, among: reachable)
    if Set(targets.map(\.provided.type.identity)).count > 1 { throw .tied(targets, rule) }
    return try single(targets)
  }

  private func choose(_ type: ResolvedType) throws(Failure) -> Graph.Target? {
    for name in parameter.namesForProvider {
      let all = index.candidates(for: type.identity, named: name, in: module)
      if let found = try single(reachable(all)) { return found }
      // The provider of this name was refused, so no other one is taken in its place.
      if let name, index.refused.contains(type.identity, named: name) { throw .missing }
    }
    return try type.unwrapped.flatMap(choose)
  }

  /// Picks the first of several providers in one module, which ``UniquenessCheck`` reports. Between modules, only the
  /// user can choose.
  private func single(_ targets: [Graph.Target]) throws(Failure) -> Graph.Target? {
    guard let first = targets.first else { return nil }
    if targets.contains(where: { $0.provider.module != first.provider.module }) { throw .several(targets) }
    if owner == nil,
      targets.contains(where: { !$0.provider.foundOwner.isRelated(to: first.provider.foundOwner) })
    {
      throw .severalOwners(targets)
    }
    return first
  }

  /// Prefers providers that the owner can reach. If there are none, takes unreachable ones, which ``ScopeCheck``
  /// reports, unless the parameter has a default or can be nil.
  private func reachable(_ targets: [Graph.Target]) -> [Graph.Target] {
    guard let owner, !index.graph.children.isEmpty else { return targets }
    let near = targets.filter { owner.isWithin($0.provider.foundOwner) }
    let isDispensable = parameter.hasDefault || parameter.isNilByDefault
    return near.isEmpty && !isDispensable ? targets : near
  }

  // MARK: Without a provider

  /// The binding if no provider fits: the container itself, the default, nil.
  private var otherwise: Graph.Binding? {
    if parameter.named != nil { return nil }
    // The runtime's container is never among the sources read, so its name stands for it.
    if parameter.type.isContainer || index.graph.children.owner(of: parameter.type, in: module) != nil {
      return .container
    }
    return parameter.hasDefault ? .leftOut : parameter.isNilByDefault ? .nilValue : nil
  }

  /// The failure if the parameter has no binding at all.
  private var missing: Failure {
    if parameter.named != nil || parameter.match?.isOnlyWay == true { return .missing }
    var types = [parameter.type]
    // A function that returns a common value is more likely to compute it than to ask for a provider.
    if let type = DeferredType(parameter, in: table), type.form != .function || !type.result.isCommonValue {
      types.append(type.result)
    }
    let named = types.map {
      index.candidates(for: $0.identity, in: module).filter { $0.provider.name != nil }
    }
    if let named = named.first(where: { !$0.isEmpty }) { return .onlyNamed(named) }
    return !provider.isRequired && index.isCollection(parameter) ? .empty : .missing
  }

  // MARK: Arguments

  /// The arguments of a dependency, filled by the outer provider's arguments of the same label and type, each used
  /// once. Arguments without labels are matched by name first, then in order.
  private func forwarded(to target: Graph.Target) throws(Failure) -> [Graph.Forwarded] {
    let inner = target.provider.arguments
    if inner.isEmpty { return [] }
    let matches = matches(of: inner)
    let missing = inner.indices.filter {
      matches[$0] == nil && !canBeLeftOut($0, of: inner, given: matches.keys)
    }
    guard missing.isEmpty else { throw .unforwarded(missing.map { inner[$0] }, of: target) }
    let forwarded = inner.indices.compactMap { position in
      matches[position].map { Graph.Forwarded(label: inner[position].label, parameter: $0) }
    }
    let given = forwarded.map { provider.parameters[$0.parameter] }
    if let unknown = given.first(where: \.hasUnknownDefault) { throw .unforwardable(unknown, of: target) }
    return forwarded
  }

  /// For the index of each forwarded argument of a dependency, the index of the outer provider's parameter.
  func matches(of inner: [Provider.Parameter]) -> [Int: Int] {
    let outer = provider.parameters
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

  /// Whether an argument can be left out: it has a default and, if it has no label, the next given argument has one.
  func canBeLeftOut(
    _ position: Int, of arguments: [Provider.Parameter], given: some Collection<Int>
  ) -> Bool {
    guard arguments[position].role != .argument(.none) else { return false }
    guard arguments[position].label == "_" else { return true }
    let next = arguments.indices.dropFirst(position + 1).first(where: given.contains)
    return next.map { arguments[$0].label != "_" } ?? true
  }
}

extension Provider.Parameter {
  /// Whether only the declaration can name its default.
  var hasUnknownDefault: Bool { role == .argument(.overload) }

  /// Whether it gets nil if nothing is provided.
  fileprivate var isNilByDefault: Bool { mayBeNil && type.unwrapped != nil }

  /// Whether it is an argument that can be forwarded as another one.
  func isSameArgument(as other: Provider.Parameter) -> Bool {
    isArgument && label == other.label && type == other.type
  }
}

/// Sets the bindings of every provider.
///
/// Under `#if`s, a parameter can be filled differently in different builds. The resolver knows nothing of that: it is
/// asked for each kind of build as if it were the only one, and equal answers are merged into rows.
struct Binder {
  var index: ProviderIndex
  /// Transients with a dependency that several child containers have. If their other dependencies decide the owner,
  /// that owner decides the dependency.
  let undecided: Set<Provider>
  private(set) var problems: [Resolver.Problem] = []

  init(index: ProviderIndex, undecided: Set<Provider>) {
    (self.index, self.undecided) = (index, undecided)
    for provider in index.graph.providers {
      provider.rows = rows(of: provider)
      for row in provider.rows where !provider.isCollection { checkPositions(provider, row.bindings) }
    }
  }

  private mutating func rows(of provider: Provider) -> [Graph.Row] {
    let deciding = provider.parameters.flatMap(index.conditions)
    guard let builds = Condition.builds(toldApartBy: deciding, within: provider.condition) else {
      problems.append(.init(provider: provider, parameter: provider.parameters[0], kind: .tooManyBuilds))
      let bindings = provider.parameters.map { $0.isArgument ? Graph.Binding.argument : .unresolved }
      return [Graph.Row(condition: .always, bindings: bindings)]
    }
    let columns = provider.parameters.map { bindings(of: $0, provider, in: builds) }
    var rows: [Graph.Row] = []
    for (number, build) in builds.enumerated() {
      let row = Graph.Row(condition: build, bindings: columns.map { $0[number] })
      if let same = rows.firstIndex(where: { zip($0.bindings, row.bindings).allSatisfy(isSame) }) {
        rows[same].condition = rows[same].condition || build
      } else {
        rows.append(row)
      }
    }
    if rows.count == 1 { rows[0].condition = provider.condition }
    return rows.map { Graph.Row(condition: $0.condition.simplified, bindings: $0.bindings) }
  }

  /// The bindings of a parameter, one for each kind of build.
  private mutating func bindings(
    of parameter: Provider.Parameter, _ provider: Provider, in builds: [Condition]
  ) -> [Graph.Binding] {
    let isFree = provider.isOwnedByNeeds && !(undecided.contains(provider) && provider.foundOwner.isChild)
    var failures: [(build: Condition, kind: Resolver.Failure)] = []
    let bindings = builds.map { build -> Graph.Binding in
      index.build = build
      let resolver = Resolver(
        index: index, provider: provider, parameter: parameter, owner: isFree ? nil : provider.foundOwner)
      do throws(Resolver.Failure) {
        return try resolver.binding()
      } catch {
        failures.append((build, error))
        return .unresolved
      }
    }
    guard var kind = failures.first?.kind else { return bindings }
    if let other = failures.first(where: { !$0.kind.isMissing }) {
      kind = other.kind
    } else if failures.count < builds.count {
      // A provider that is missing in some builds only is another mistake than a provider that is missing in all.
      let condition = failures.map(\.build).reduce(.never, ||).simplified(where: provider.condition)
      kind = .conditional(where: condition, bindings.compactMap(\.target).unique)
    }
    problems.append(.init(provider: provider, parameter: parameter, kind: kind))
    return bindings
  }

  /// Whether two bindings are written alike in generated code, so that their builds can share a row.
  private func isSame(_ left: Graph.Binding, _ right: Graph.Binding) -> Bool {
    switch (left, right) {
    case (.provider(let left, let given), .provider(let right, let others)):
      index.graph.isSame(left, right) && left.provider.lifetime.isKept == right.provider.lifetime.isKept
        && given == others
    case (.deferred(let left), .deferred(let right)): left.target == right.target
    case (.argument, .argument), (.container, .container), (.leftOut, .leftOut), (.nilValue, .nilValue),
      (.unresolved, .unresolved):
      true
    default: false
    }
  }

  /// Reports an unlabelled parameter that is left out although the next value that the call passes has no label either.
  private mutating func checkPositions(_ provider: Provider, _ bindings: [Graph.Binding]) {
    let passed = Array(zip(provider.parameters, bindings)).drop { $0.label != "_" || !$1.isLeftOut }
    guard let leftOut = passed.first?.0, passed.first(where: { !$1.isLeftOut })?.0.label == "_" else {
      return
    }
    problems.append(.init(provider: provider, parameter: leftOut, kind: .missing))
  }
}
