// SPDX-License-Identifier: MIT

/// Binds every parameter to what fills it, by the rules that users know, in their order.
struct Resolver: Sendable {
  /// A parameter that nothing fills.
  struct Problem: Sendable {
    var provider: Provider
    var parameter: Provider.Parameter
    var kind: Kind

    enum Kind: Sendable {
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

      var isOfSeveralOwners: Bool { if case .severalOwners = self { true } else { false } }
      var isMissing: Bool { if case .missing = self { true } else { false } }
      var isOnlyNamed: Bool { if case .onlyNamed = self { true } else { false } }
    }
  }

  struct Failure: Error {
    var kind: Problem.Kind
  }

  var index: ProviderIndex
  var problems: [Problem] = []
  /// Transients that ask for what several child containers have: what else they need may say whose they are.
  let undecided: Set<Provider>

  init(index: ProviderIndex, undecided: Set<Provider> = []) {
    (self.index, self.undecided) = (index, undecided)
  }

  /// What fills a parameter.
  func binding(of parameter: Provider.Parameter, _ provider: Provider) throws(Failure) -> Graph.Binding {
    switch parameter.role {
    case .argument: return .argument
    case .leftOut: return .leftOut
    case .element(let element): return index.isPresent(element) ? .provider(element, forwarded: []) : .leftOut
    case .dependency: break
    }
    if provider.isRequired { return try meet(parameter, provider) }
    if let target = try find(parameter.type, parameter, of: provider) {
      return .provider(target, forwarded: try forwarded(to: target, from: provider))
    }
    do throws(Failure) {
      if let deferred = try deferred(parameter, of: provider) { return .deferred(deferred) }
    } catch {
      // A function that does not fit what it returns may be meant for something else: its default comes first.
      guard case .unfitting = error.kind, parameter.named == nil,
        let binding = try? fallback(for: parameter, of: provider)
      else { throw error }
      return binding
    }
    if parameter.named != nil { throw Failure(kind: .missing) }
    return try fallback(for: parameter, of: provider)
  }

  // MARK: Rules

  /// Rules 1 to 4: by `@named`, by label, the unnamed one; for an optional the same again for what it wraps; else the
  /// subtype that the parameter's own rule picks.
  func find(
    _ type: ResolvedType, _ parameter: Provider.Parameter, of provider: Provider
  ) throws(Failure) -> Graph.Target? {
    if parameter.match?.isOnlyWay != true, let found = try choose(type, for: parameter, of: provider) {
      return found
    }
    guard let match = parameter.match else { return nil }
    return try matched(by: match.rule, type.unwrapped ?? type, for: parameter, of: provider)
  }

  private func choose(
    _ type: ResolvedType, for parameter: Provider.Parameter, of provider: Provider, in module: String? = nil
  ) throws(Failure) -> Graph.Target? {
    for name in parameter.namesForProvider {
      let all = index.candidates(for: type.identity, named: name, in: module ?? provider.module)
      if let found = try single(reachable(all, for: parameter, of: provider), for: provider) { return found }
      // What was meant is not there because of another mistake.
      if let name, index.refused.contains(type.identity, named: name) { throw Failure(kind: .missing) }
    }
    guard let wrapped = type.unwrapped else { return nil }
    return try choose(wrapped, for: parameter, of: provider, in: module)
  }

  /// The subtype that a rule picks, where nothing is provided as the type itself.
  private func matched(
    by rule: MatchRule, _ type: ResolvedType, for parameter: Provider.Parameter, of provider: Provider
  ) throws(Failure) -> Graph.Target? {
    // What was meant may be what is not there because of another mistake.
    if index.refused.contains(type.identity) { throw Failure(kind: .missing) }
    let targets = index.matches(for: type.identity, by: rule, in: provider.module) {
      reachable($0, for: parameter, of: provider)
    }
    if Set(targets.map(\.provided.type.identity)).count > 1 { throw Failure(kind: .tied(targets, rule)) }
    return try single(targets, for: provider)
  }

  /// Several in one module are reported as such; of several modules it is somebody's choice to make.
  private func single(_ targets: [Graph.Target], for provider: Provider) throws(Failure) -> Graph.Target? {
    guard let first = targets.first, targets.count > 1 else { return targets.first }
    if targets.contains(where: { $0.provider.module != first.provider.module }) {
      throw Failure(kind: .several(targets))
    }
    let owner = first.provider.foundOwner
    if self.owner(asking: provider) == nil,
      targets.contains(where: { !$0.provider.foundOwner.isRelated(to: owner) })
    {
      throw Failure(kind: .severalOwners(targets))
    }
    return first
  }

  /// What is left when no provider fits: the container itself, the default, nil, or an error.
  private func fallback(for parameter: Provider.Parameter, of provider: Provider) throws(Failure)
    -> Graph.Binding
  {
    let module = provider.module
    // The runtime's own container is never among the sources read.
    if parameter.type.isContainer || index.graph.children.owner(of: parameter.type, in: module) != nil {
      return .container
    }
    if parameter.hasDefault { return .leftOut }
    if parameter.type.unwrapped != nil, parameter.mayBeNil { return .nilValue }
    if parameter.match?.isOnlyWay == true { throw Failure(kind: .missing) }
    var types = [parameter.type]
    // A function that returns a common value is more likely to compute it.
    if let type = DeferredType(parameter, in: index.table),
      type.form != .function || !type.result.isCommonValue
    {
      types.append(type.result)
    }
    let named = types.lazy.map { index.candidates(for: $0.identity, in: module) }.first { !$0.isEmpty }
    if let named { throw Failure(kind: .onlyNamed(named)) }
    throw Failure(kind: index.isCollection(parameter) ? .empty : .missing)
  }

  /// What meets a requirement of a module below: the rules are those for a parameter of the target, labelled like the
  /// requirement.
  private func meet(_ wanted: Provider.Parameter, _ requirement: Provider) throws(Failure) -> Graph.Binding {
    let module = index.table.model.module
    // Its own are for those above to meet.
    if requirement.module == module { return .leftOut }
    if let found = try choose(wanted.type, for: wanted, of: requirement, in: module),
      !found.provider.isRequired
    {
      return .provider(found, forwarded: try forwarded(to: found, from: requirement))
    }
    let named = index.candidates(for: wanted.type.identity, in: module).filter { $0.provider.name != nil }
    throw Failure(kind: named.isEmpty ? .missing : .onlyNamed(named))
  }

  // MARK: Child containers

  /// Whose a provider is that asks; nil where what it needs decides.
  private func owner(asking provider: Provider) -> Owner? {
    guard provider.isOwnedByNeeds else { return provider.owner ?? .container }
    return undecided.contains(provider) && provider.foundOwner.isChild ? provider.foundOwner : nil
  }

  /// What one that asks can reach, or else what it cannot; what it can do without it does not take from there.
  private func reachable(
    _ targets: [Graph.Target], for parameter: Provider.Parameter, of provider: Provider
  ) -> [Graph.Target] {
    if index.graph.children.isEmpty { return targets }
    guard let asking = owner(asking: provider) else { return targets }
    let near = targets.filter { asking.isWithin($0.provider.foundOwner) }
    let isDispensable = parameter.hasDefault || parameter.mayBeNil && parameter.type.unwrapped != nil
    return near.isEmpty && !isDispensable ? targets : near
  }

  // MARK: Arguments

  /// What a dependency's arguments are filled with: those of the same label and type of the outer provider, each
  /// once; without labels by the same name first, then in their order.
  private func forwarded(to target: Graph.Target, from provider: Provider) throws(Failure) -> [Graph
    .Forwarded]
  {
    let inner = target.provider.arguments
    if inner.isEmpty { return [] }
    let matches = matches(of: inner, among: provider.parameters)
    let missing = inner.indices.filter {
      matches[$0] == nil && !canBeLeftOut($0, of: inner, given: matches.keys)
    }
    guard missing.isEmpty else { throw Failure(kind: .unforwarded(missing.map { inner[$0] }, of: target)) }
    if let unknown = matches.values.sorted().map({ provider.parameters[$0] }).first(
      where: \.hasUnknownDefault)
    {
      throw Failure(kind: .unforwardable(unknown, of: target))
    }
    return inner.indices.compactMap { position in
      matches[position].map { Graph.Forwarded(label: inner[position].label, parameter: $0) }
    }
  }

  /// For each argument of a dependency that the outer provider forwards, which of its parameters that is.
  func matches(of inner: [Provider.Parameter], among outer: [Provider.Parameter]) -> [Int: Int] {
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

  /// Whether it is an argument that can be handed on as another one.
  func isSameArgument(as other: Provider.Parameter) -> Bool {
    isArgument && label == other.label && type == other.type
  }
}

// Where providers are under `#if`, a parameter can be filled with one thing in one build and with another in the next.
// The rules know nothing of that: they are asked for each kind of build, as if it were the only one, and the answers
// are put together.
extension Resolver {
  /// Says in every provider what fills its parameters, in each kind of build.
  mutating func bindAll() {
    for provider in index.providers {
      provider.rows = rows(of: provider)
      for row in provider.rows where !provider.isCollection { checkPositions(provider, row.bindings) }
    }
  }

  private mutating func rows(of provider: Provider) -> [Graph.Row] {
    let deciding = provider.parameters.flatMap(index.conditions)
    guard let builds = Condition.builds(toldApartBy: deciding, within: provider.condition) else {
      problems.append(Problem(provider: provider, parameter: provider.parameters[0], kind: .tooManyBuilds))
      let bindings = provider.parameters.map { $0.isArgument ? Graph.Binding.argument : .unresolved }
      return [Graph.Row(condition: .always, bindings: bindings)]
    }
    var rows: [Graph.Row] = []
    var failures: [Int: [(build: Condition, kind: Problem.Kind)]] = [:]
    for build in builds {
      index.build = deciding.isEmpty ? .always : build
      var row = Graph.Row(condition: build, bindings: [])
      for (position, parameter) in provider.parameters.enumerated() {
        do throws(Failure) {
          row.bindings.append(try binding(of: parameter, provider))
        } catch {
          row.bindings.append(.unresolved)
          failures[position, default: []].append((build, error.kind))
        }
      }
      if let same = rows.firstIndex(where: { zip($0.bindings, row.bindings).allSatisfy(isSame) }) {
        rows[same].condition = rows[same].condition || build
      } else {
        rows.append(row)
      }
    }
    for (position, failed) in failures.sorted(by: { $0.key < $1.key }) {
      let others = rows.compactMap { $0.bindings[position].target }
      report(failed, of: provider, position, others: failed.count < builds.count ? others : nil)
    }
    if rows.count == 1 { rows[0].condition = provider.condition }
    return rows.map { Graph.Row(condition: $0.condition.simplified, bindings: $0.bindings) }
  }

  /// Whether nobody sees the difference between two bindings.
  private func isSame(_ left: Graph.Binding, _ right: Graph.Binding) -> Bool {
    switch (left, right) {
    case (.provider(let left, let given), .provider(let right, let others)):
      index.graph.isSame(left, right) && left.provider.lifetime.isKept == right.provider.lifetime.isKept
        && given == others
    case (.deferred(let left), .deferred(let right)): left.target == right.target
    case (.deferred, _), (_, .deferred), (.provider, _), (_, .provider): false
    default: "\(left)" == "\(right)"
    }
  }

  /// A provider that is missing in some builds only is another mistake than one that is missing everywhere: then there is
  /// nothing in others.
  private mutating func report(
    _ failures: [(build: Condition, kind: Problem.Kind)], of provider: Provider, _ position: Int,
    others: [Graph.Target]?
  ) {
    let kinds = failures.map(\.kind)
    var kind = kinds.last(where: \.isMissing) ?? kinds[0]
    if let other = kinds.first(where: { !$0.isMissing && !$0.isOnlyNamed }) {
      kind = other
    } else if let others {
      let condition = failures.map(\.build).reduce(.never, ||).simplified(where: provider.condition)
      var seen: Set<Graph.Target> = []
      kind = .conditional(where: condition, others.filter { seen.insert($0).inserted })
    }
    problems.append(Problem(provider: provider, parameter: provider.parameters[position], kind: kind))
  }

  /// A parameter without a label cannot be left out where the next value has none either.
  private mutating func checkPositions(_ provider: Provider, _ bindings: [Graph.Binding]) {
    let passed = Array(zip(provider.parameters, bindings)).drop { $0.label != "_" || !$1.isLeftOut }
    guard let leftOut = passed.first?.0, passed.first(where: { !$1.isLeftOut })?.0.label == "_" else {
      return
    }
    problems.append(Problem(provider: provider, parameter: leftOut, kind: .missing))
  }
}
