// SPDX-License-Identifier: MIT

/// Binds every parameter to what fills it, by the rules that users know, in their order.
struct Resolver: Sendable {
  /// A parameter that nothing fills.
  struct Problem: Sendable {
    var provider: Int
    var parameter: Int
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
      /// An argument, by the number of the parameter, cannot be handed on: it is needed later but must not outlive the
      /// call, or nobody else can say what it is where it is left out.
      case unforwardable(Int, of: Graph.Target)
      /// Several subtypes are equally far from the type.
      case tied([Graph.Target], MatchRule)
      /// It is a collection, and nothing joins that.
      case empty
      /// A dependency has arguments that the outer provider does not.
      case unforwarded([Provider.Parameter], of: Graph.Target)
      /// It would be left out, but what follows has no label either and would take its place.
      case notLeftOut
      /// Providers are there in other builds only: it is missing in those of the condition.
      case conditional(where: Condition, [Graph.Target])
      /// `#if`s make more different things of it than anyone could read.
      case tooManyBuilds
    }
  }

  var index: ProviderIndex
  var problems: [Problem] = []
  /// Whose what is being bound is; nil where what it needs decides.
  private var asking: Owner? = .container
  /// Transients that ask for what several child containers have: what else they need may say whose they are.
  private let undecided: Set<Int>

  init(index: ProviderIndex, undecided: Set<Int> = []) {
    self.index = index
    self.undecided = undecided
  }

  /// What fills a parameter.
  mutating func bind(_ provider: Int, _ parameter: Int) -> Graph.Binding {
    let consumer = index.providers[provider]
    switch consumer.parameters[parameter].role {
    case .argument: return .argument
    case .leftOut: return .leftOut
    case .element(let element):
      let target = Graph.Target(provider: element.provider, position: element.position)
      return index.isPresent(target) ? .provider(target, forwarded: []) : .leftOut
    case .dependency: break
    }
    let wanted = consumer.parameters[parameter]
    asking = owner(asking: provider)
    if consumer.isRequired { return meet(provider, parameter) }
    do throws(Failure) {
      if let target = try find(wanted, in: consumer.module) {
        return .provider(target, forwarded: try forwarded(to: target, from: provider))
      }
      return try later(wanted, of: provider)
    } catch {
      problems.append(Problem(provider: provider, parameter: parameter, kind: error.kind))
      return .unresolved
    }
  }

  private func owner(asking provider: Int) -> Owner? {
    let consumer = index.providers[provider]
    guard consumer.isOwnedByNeeds else { return consumer.owner ?? .container }
    return undecided.contains(provider) && consumer.foundOwner.isChild ? consumer.foundOwner : nil
  }

  struct Failure: Error {
    var kind: Problem.Kind
  }

  /// What a parameter gets whose type is not provided as it is. A function that does not fit what it returns may be
  /// meant for something else, so its default comes before that error.
  private func later(_ parameter: Provider.Parameter, of provider: Int) throws(Failure) -> Graph.Binding {
    let module = index.providers[provider].module
    do throws(Failure) {
      if let deferred = try deferred(parameter, of: provider) { return .deferred(deferred) }
    } catch {
      guard case .unfitting = error.kind, parameter.named == nil,
        let binding = try? fallback(for: parameter, in: module)
      else { throw error }
      return binding
    }
    if parameter.named != nil { throw Failure(kind: .missing) }
    return try fallback(for: parameter, in: module)
  }

  // MARK: Rules

  /// Rules 1 to 4: by `@named`, by label, the unnamed one; for an optional the same again for what it wraps.
  private func find(_ parameter: Provider.Parameter, in module: String) throws(Failure) -> Graph.Target? {
    if let match = parameter.match, match.isOnlyWay {
      return try matched(by: match.rule, parameter.type, for: parameter, in: module)
    }
    if let found = try choose(parameter.type, orUnwrapped: parameter, in: module) { return found }
    return try matched(parameter.type, for: parameter, in: module)
  }

  /// The subtype that the parameter's own rule picks, if it has one.
  func matched(
    _ type: ResolvedType, for parameter: Provider.Parameter, in module: String
  ) throws(Failure) -> Graph.Target? {
    try parameter.match.flatMap { match throws(Failure) in
      try matched(by: match.rule, type.unwrapped ?? type, for: parameter, in: module)
    }
  }

  func choose(
    _ type: ResolvedType, orUnwrapped parameter: Provider.Parameter, in module: String
  ) throws(Failure) -> Graph.Target? {
    if let found = try choose(type, for: parameter, in: module) { return found }
    return try type.unwrapped.flatMap { wrapped throws(Failure) in
      try choose(wrapped, orUnwrapped: parameter, in: module)
    }
  }

  private func choose(
    _ type: ResolvedType, for parameter: Provider.Parameter, in module: String
  ) throws(Failure) -> Graph.Target? {
    for name in parameter.namesForProvider {
      let candidates = index.candidates(for: type.identity, named: name, in: module)
      if let found = try single(reachable(candidates, for: parameter, by: asking)) {
        return found
      }
      // What was meant is not there because of another mistake.
      if let name, index.refused.contains(type.identity, named: name) { throw Failure(kind: .missing) }
    }
    return nil
  }

  /// The subtype that a rule picks, where nothing is provided as the type itself.
  private func matched(
    by rule: MatchRule, _ type: ResolvedType, for parameter: Provider.Parameter, in module: String
  ) throws(Failure) -> Graph.Target? {
    // What was meant may be what is not there because of another mistake.
    if index.refused.contains(type.identity) { throw Failure(kind: .missing) }
    let targets = index.matches(for: type.identity, by: rule, in: module) {
      reachable($0, for: parameter, by: asking)
    }
    let types = Set(targets.map { index.provided($0).type.identity })
    guard types.count < 2 else { throw Failure(kind: .tied(targets, rule)) }
    return try single(targets)
  }

  /// Twins in one module are reported as such; twins in several are somebody's choice to make.
  private func single(_ targets: [Graph.Target]) throws(Failure) -> Graph.Target? {
    let areOfOneModule = targets.dropFirst().allSatisfy {
      index.providers[$0.provider].module == index.providers[targets[0].provider].module
    }
    if !areOfOneModule { throw Failure(kind: .several(targets)) }
    if asking == nil, areBesideEachOther(targets) { throw Failure(kind: .severalOwners(targets)) }
    return targets.first
  }

  /// What is left when no provider fits: the container itself, the default, nil, or an error.
  private func fallback(
    for parameter: Provider.Parameter, in module: String
  ) throws(Failure) -> Graph.Binding {
    let wrapped = parameter.type.unwrapped
    if isContainer(parameter.type, in: module) { return .container }
    if parameter.hasDefault { return .leftOut }
    if wrapped != nil, parameter.mayBeNil { return .nilValue }
    if parameter.match?.isOnlyWay == true { throw Failure(kind: .missing) }
    let types = [parameter.type] + [laterType(of: parameter)].compactMap(\.self)
    let named = types.lazy.map { index.candidates(for: $0.identity, in: module) }.first { !$0.isEmpty }
    if let named { throw Failure(kind: .onlyNamed(named)) }
    throw Failure(kind: index.isCollection(parameter) ? .empty : .missing)
  }

  /// Whether it is the runtime's own container, which is never among the sources read, or the class of a child.
  private func isContainer(_ type: ResolvedType, in module: String) -> Bool {
    type.isContainer || index.children.owner(of: type, in: module) != nil
  }

  /// What a parameter asks for later; a function that returns a common value is more likely to compute it.
  private func laterType(of parameter: Provider.Parameter) -> ResolvedType? {
    guard let type = DeferredType(parameter, in: index.table) else { return nil }
    return type.form == .function && type.result.isCommonValue ? nil : type.result
  }

  // MARK: Arguments

  /// What a dependency's arguments are filled with: those of the same label and type of the outer provider, each
  /// once; without labels by the same name first, then in their order.
  func forwarded(
    to target: Graph.Target, from provider: Int
  ) throws(Failure) -> [Graph.Forwarded] {
    let inner = index.providers[target.provider].arguments
    if inner.isEmpty { return [] }
    let matches = matches(of: inner, among: index.providers[provider].parameters)
    let given = Set(matches.keys)
    let missing = inner.indices.filter { !given.contains($0) && !canBeLeftOut($0, of: inner, given: given) }
    guard missing.isEmpty else { throw Failure(kind: .unforwarded(missing.map { inner[$0] }, of: target)) }
    if let unknown = matches.values.inOrder().first(where: { hasUnknownDefault($0, of: provider) }) {
      throw Failure(kind: .unforwardable(unknown, of: target))
    }
    return inner.indices.compactMap { position in
      matches[position].map { Graph.Forwarded(label: inner[position].label, parameter: $0) }
    }
  }

  /// Whether only the declaration knows what an argument is where it is left out.
  func hasUnknownDefault(_ parameter: Int, of provider: Int) -> Bool {
    index.providers[provider].parameters[parameter].role == .argument(.overload)
  }

  /// For each argument of a dependency that the outer provider forwards, which of its parameters that is.
  func matches(of inner: [Provider.Parameter], among outer: [Provider.Parameter]) -> [Int: Int] {
    var matches: [Int: Int] = [:]
    for isByName in [true, false] {
      for (position, argument) in inner.enumerated() where matches[position] == nil {
        let match = outer.indices.first { candidate in
          outer[candidate].isArgument && outer[candidate].label == argument.label
            && outer[candidate].type == argument.type
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
  func canBeLeftOut(_ position: Int, of arguments: [Provider.Parameter], given: Set<Int>) -> Bool {
    guard arguments[position].role != .argument(.none) else { return false }
    guard arguments[position].label == "_" else { return true }
    let next = arguments.indices.dropFirst(position + 1).first(where: given.contains)
    return next.map { arguments[$0].label != "_" } ?? true
  }

  /// A parameter without a label cannot be left out where the next value has none either; an element of an array can.
  mutating func checkPositions(_ provider: Int, _ bindings: [Graph.Binding]) {
    guard bindings.contains(where: \.isLeftOut), !index.providers[provider].isCollection else { return }
    let parameters = index.providers[provider].parameters
    for (position, binding) in bindings.enumerated() where parameters[position].label == "_" {
      guard case .leftOut = binding else { continue }
      let next = parameters.indices.dropFirst(position + 1).first { !bindings[$0].isLeftOut }
      guard let next, parameters[next].label == "_" else { continue }
      problems.append(Problem(provider: provider, parameter: position, kind: .notLeftOut))
    }
  }
}
