// SPDX-License-Identifier: MIT

/// Binds every parameter to what fills it, by the rules that users know, in their order.
struct Resolver {
  /// A parameter that nothing fills.
  struct Problem {
    var provider: Int
    var parameter: Int
    var kind: Kind

    enum Kind {
      /// No provider has the type, or the name that `@named` asks for.
      case missing
      /// Only named providers have it.
      case onlyNamed([Graph.Target])
      /// Several modules provide it.
      case several([Graph.Target])
      /// It asks for something later; such edges are still to come.
      case deferred
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

  init(index: ProviderIndex) {
    self.index = index
  }

  /// What fills a parameter.
  mutating func bind(_ provider: Int, _ parameter: Int) -> Graph.Binding {
    let wanted = index.providers[provider].parameters[parameter]
    let module = index.providers[provider].module
    switch wanted.role {
    case .argument: return .argument
    case .leftOut: return .leftOut
    case .dependency: break
    }
    do throws(Failure) {
      guard let target = try find(wanted, in: module) else { return try fallback(for: wanted, in: module) }
      return .provider(target, forwarded: try forwarded(to: target, from: provider))
    } catch {
      problems.append(Problem(provider: provider, parameter: parameter, kind: error.kind))
      return .unresolved
    }
  }

  private struct Failure: Error {
    var kind: Problem.Kind
  }

  // MARK: Rules

  /// Rules 1 to 4: by `@named`, by label, the unnamed one; for an optional the same again for what it wraps.
  private func find(_ parameter: Provider.Parameter, in module: String) throws(Failure) -> Graph.Target? {
    if let found = try choose(parameter.type, for: parameter, in: module) { return found }
    if let wrapped = parameter.type.unwrapped, let found = try choose(wrapped, for: parameter, in: module) {
      return found
    }
    if parameter.named != nil { throw Failure(kind: .missing) }
    return nil
  }

  private func choose(
    _ type: ResolvedType, for parameter: Provider.Parameter, in module: String
  ) throws(Failure) -> Graph.Target? {
    let names = parameter.named.map { [$0.text.withoutBackticks] } ?? [parameter.nameForProvider, nil]
    for name in names {
      if let found = try single(index.candidates(for: type.identity, named: name, in: module)) {
        return found
      }
    }
    return nil
  }

  /// Twins in one module are reported as such; twins in several are somebody's choice to make.
  private func single(_ targets: [Graph.Target]) throws(Failure) -> Graph.Target? {
    guard Set(targets.map { index.providers[$0.provider].module }).count < 2 else {
      throw Failure(kind: .several(targets))
    }
    return targets.first
  }

  /// What is left when no provider fits: the container itself, the default, nil, or an error.
  private func fallback(
    for parameter: Provider.Parameter, in module: String
  ) throws(Failure) -> Graph.Binding {
    let wrapped = parameter.type.unwrapped
    if parameter.type.isContainer || wrapped?.isContainer == true { return .container }
    if parameter.hasDefault { return .leftOut }
    if wrapped != nil, parameter.mayBeNil { return .nilValue }
    let named = index.candidates(for: parameter.type.identity, in: module)
    if !named.isEmpty { throw Failure(kind: .onlyNamed(named)) }
    throw Failure(kind: isDeferred(parameter.type, in: module) ? .deferred : .missing)
  }

  private func isDeferred(_ type: ResolvedType, in module: String) -> Bool {
    switch type.identity {
    case .unread("Lazy", _), .unread("Provider", _): true
    case let function:
      function.result.map { !index.candidates(for: $0, in: module).isEmpty } ?? false
    }
  }

  // MARK: Arguments

  /// What a dependency's arguments are filled with: those of the same label and type of the outer provider, each
  /// once; without labels by the same name first, then in their order.
  private func forwarded(
    to target: Graph.Target, from provider: Int
  ) throws(Failure) -> [Graph.Forwarded] {
    let outer = index.providers[provider].parameters
    let inner = index.providers[target.provider].arguments
    var matches: [Int: Int] = [:]
    for isSame in [{ $0.name == $1.name }, { _, _ in true }]
      as [(Provider.Parameter, Provider.Parameter) -> Bool]
    {
      for (position, argument) in inner.enumerated() where matches[position] == nil {
        let match = outer.indices.first { candidate in
          outer[candidate].isArgument && outer[candidate].label == argument.label
            && outer[candidate].type == argument.type && isSame(outer[candidate], argument)
            && !matches.values.contains(candidate)
        }
        // What may be left out is only filled by what certainly is meant.
        let isCertain = argument.label != "_" || argument.role == .argument(.none)
        if let match, isCertain || outer[match].name == argument.name { matches[position] = match }
      }
    }
    let missing = inner.indices.filter { matches[$0] == nil && !canBeLeftOut($0, of: inner, matches) }
    guard missing.isEmpty else { throw Failure(kind: .unforwarded(missing.map { inner[$0] }, of: target)) }
    return inner.indices.compactMap { position in
      matches[position].map { Graph.Forwarded(label: inner[position].label, parameter: $0) }
    }
  }

  /// Whether an argument has a default that applies: without a label only if no value without one follows.
  private func canBeLeftOut(_ position: Int, of arguments: [Provider.Parameter], _ matches: [Int: Int])
    -> Bool
  {
    guard arguments[position].role != .argument(.none) else { return false }
    guard arguments[position].label == "_" else { return true }
    let next = arguments.indices.dropFirst(position + 1).first { matches[$0] != nil }
    return next.map { arguments[$0].label != "_" } ?? true
  }

  /// A parameter without a label cannot be left out where the next value has none either.
  mutating func checkPositions(_ provider: Int, _ bindings: [Graph.Binding]) {
    let parameters = index.providers[provider].parameters
    for (position, binding) in bindings.enumerated() where parameters[position].label == "_" {
      guard case .leftOut = binding else { continue }
      let next = parameters.indices.dropFirst(position + 1).first { !bindings[$0].isLeftOut }
      guard let next, parameters[next].label == "_" else { continue }
      problems.append(Problem(provider: provider, parameter: position, kind: .notLeftOut))
    }
  }
}

extension Graph.Binding {
  fileprivate var isLeftOut: Bool { if case .leftOut = self { true } else { false } }
}

extension Provider.Parameter {
  /// The name of the provider that its label asks for.
  var nameForProvider: String { label == "_" ? name : label }
}

extension ResolvedType {
  /// Whether it is the runtime's own container, which is never among the sources read.
  fileprivate var isContainer: Bool { identity == .named("Container") }
}
