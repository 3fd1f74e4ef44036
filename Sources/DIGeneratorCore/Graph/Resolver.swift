// SPDX-License-Identifier: MIT

/// Finds what fills a parameter, by the rules that users know, in their order.
struct Resolver {
  /// Why nothing fills it.
  enum Failure: Error {
    /// No provider has the type, or the name that `@named` asks for.
    case missing
    /// Only named providers have it.
    case onlyNamed([Graph.Target])
    /// Several modules provide it.
    case several([Graph.Target])
    /// Several child containers have it, and nothing says which is meant.
    case severalOwners([Graph.Target])
    /// It asks later for what has other arguments than the function has parameters.
    case unfitting(DeferredType, of: Graph.Target)
    /// An argument cannot be handed on: it is needed later but must not outlive the call, or nobody else can say
    /// what it is where it is left out.
    case unforwardable(Provider.Parameter, of: Graph.Target)
    /// Several subtypes are equally far from the type.
    case tied([Graph.Target], MatchRule)
    /// It is a collection, and nothing joins that.
    case empty
    /// A dependency has arguments that the outer provider does not.
    case unforwarded([Provider.Parameter], of: Graph.Target)
    /// Providers are there in other builds only: it is missing in those of the condition.
    case conditional(where: Condition, [Graph.Target])
    /// `#if`s make more different things of it than anyone could read.
    case tooManyBuilds

    /// Whether other builds may have what is missing.
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
  /// Whose the provider is; nil where what it needs decides.
  let owner: Owner?

  private var table: TypeTable { index.table }

  /// Where the rules look: what meets a requirement is what the root would give to a parameter with its label.
  private var module: String { provider.isRequired ? table.model.module : provider.module }

  func binding() throws(Failure) -> Graph.Binding {
    switch parameter.role {
    case .argument: return .argument
    case .leftOut: return .leftOut
    case .element(let element): return index.isPresent(element) ? .provider(element, forwarded: []) : .leftOut
    case .dependency: break
    }
    if provider.isRequired, provider.module == module {
      // It is for those above to meet, if there can be any.
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
      // A function that does not fit what it returns may be meant for something else: its default comes first.
      if case .unfitting = error, let otherwise { return otherwise }
      throw error
    }
    guard let otherwise else { throw missing }
    return otherwise
  }

  // MARK: Rules

  /// Rules 1 to 4: by `@named`, by label, the unnamed one; for an optional the same again for what it wraps; else the
  /// subtype that the parameter's own rule picks.
  func find(_ type: ResolvedType) throws(Failure) -> Graph.Target? {
    if parameter.match?.isOnlyWay != true, let found = try choose(type) { return found }
    guard let rule = parameter.match?.rule else { return nil }
    let type = type.unwrapped ?? type
    // What was meant may be what is not there because of another mistake.
    if index.refused.contains(type.identity) { throw .missing }
    let targets = index.matches(for: type.identity, by: rule, in: module, among: reachable)
    if Set(targets.map(\.provided.type.identity)).count > 1 { throw .tied(targets, rule) }
    return try single(targets)
  }

  private func choose(_ type: ResolvedType) throws(Failure) -> Graph.Target? {
    for name in parameter.namesForProvider {
      let all = index.candidates(for: type.identity, named: name, in: module)
      if let found = try single(reachable(all)) { return found }
      // What was meant is not there because of another mistake.
      if let name, index.refused.contains(type.identity, named: name) { throw .missing }
    }
    return try type.unwrapped.flatMap(choose)
  }

  /// Several in one module are reported as such; of several modules it is somebody's choice to make.
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

  /// What one that asks can reach, or else what it cannot; what it can do without it does not take from there.
  private func reachable(_ targets: [Graph.Target]) -> [Graph.Target] {
    guard let owner, !index.graph.children.isEmpty else { return targets }
    let near = targets.filter { owner.isWithin($0.provider.foundOwner) }
    let isDispensable = parameter.hasDefault || parameter.isNilByDefault
    return near.isEmpty && !isDispensable ? targets : near
  }

  // MARK: Without a provider

  /// What is left when no provider fits: the container itself, the default, nil.
  private var otherwise: Graph.Binding? {
    if parameter.named != nil { return nil }
    // The runtime's own container is never among the sources read.
    if parameter.type.isContainer || index.graph.children.owner(of: parameter.type, in: module) != nil {
      return .container
    }
    return parameter.hasDefault ? .leftOut : parameter.isNilByDefault ? .nilValue : nil
  }

  /// What is said where nothing is left.
  private var missing: Failure {
    if parameter.named != nil || parameter.match?.isOnlyWay == true { return .missing }
    var types = [parameter.type]
    // A function that returns a common value is more likely to compute it.
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

  /// What a dependency's arguments are filled with: those of the same label and type of the outer provider, each
  /// once; without labels by the same name first, then in their order.
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

  /// For each argument of a dependency that the outer provider forwards, which of its parameters that is.
  func matches(of inner: [Provider.Parameter]) -> [Int: Int] {
    let outer = provider.parameters
    var matches: [Int: Int] = [:]
    for isByName in [true, false] {
      for (position, argument) in inner.enumerated() where matches[position] == nil {
        let match = outer.indices.first { candidate in
          outer[candidate].isSameArgument(as: argument)
            && (!isByName || outer[candidate].name == argument.name) && !matches.values.contains(candidate)
        }
        // What may be left out is only filled by what certainly is meant.
        let isCertain = argument.label != "_" || argument.role == .argument(.none)
        if let match, isCertain || outer[match].name == argument.name { matches[position] = match }
      }
    }
    return matches
  }

  /// Whether an argument has a default that applies: without a label only if no value without one follows.
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
  /// Whether only the declaration knows what it is where it is left out.
  var hasUnknownDefault: Bool { role == .argument(.overload) }

  /// Whether it is nil where nothing is provided.
  fileprivate var isNilByDefault: Bool { mayBeNil && type.unwrapped != nil }

  /// Whether it is an argument that can be handed on as another one.
  func isSameArgument(as other: Provider.Parameter) -> Bool {
    isArgument && label == other.label && type == other.type
  }
}

/// Says in every provider what fills its parameters.
///
/// Where providers are under `#if`, a parameter can be filled with one thing in one build and with another in the next.
/// The rules know nothing of that: they are asked for each kind of build, as if it were the only one, and the answers
/// are put together.
struct Binder {
  var index: ProviderIndex
  /// Transients that ask for what several child containers have: what else they need may say whose they are.
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

  /// What fills a parameter in each kind of build.
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
      // A provider that is missing in some builds only is another mistake than one that is missing everywhere.
      let condition = failures.map(\.build).reduce(.never, ||).simplified(where: provider.condition)
      kind = .conditional(where: condition, bindings.compactMap(\.target).unique)
    }
    problems.append(.init(provider: provider, parameter: parameter, kind: kind))
    return bindings
  }

  /// Whether nobody sees the difference between two bindings.
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

  /// A parameter without a label cannot be left out where the next value has none either.
  private mutating func checkPositions(_ provider: Provider, _ bindings: [Graph.Binding]) {
    let passed = Array(zip(provider.parameters, bindings)).drop { $0.label != "_" || !$1.isLeftOut }
    guard let leftOut = passed.first?.0, passed.first(where: { !$1.isLeftOut })?.0.label == "_" else {
      return
    }
    problems.append(.init(provider: provider, parameter: leftOut, kind: .missing))
  }
}
