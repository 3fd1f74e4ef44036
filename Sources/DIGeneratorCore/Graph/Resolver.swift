// SPDX-License-Identifier: MIT

/// Binds every parameter to what fills it, by the rules that users know, in their order.
struct Resolver {
  /// A parameter that nothing fills, remembered so that one missing provider is reported once.
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
      /// The result of the function is provided; such edges come later.
      case deferred
      /// A dependency has an argument that the outer provider does not.
      case unforwarded(Provider.Parameter, of: Graph.Target)
    }
  }

  let index: ProviderIndex
  private(set) var problems: [Problem] = []

  init(index: ProviderIndex) {
    self.index = index
  }

  /// The bindings of all parameters of all providers.
  mutating func bindings() -> [[Graph.Binding]] {
    index.providers.indices.map { provider in
      index.providers[provider].parameters.indices.map { bind(provider, $0) }
    }
  }

  private mutating func bind(_ provider: Int, _ parameter: Int) -> Graph.Binding {
    let wanted = index.providers[provider].parameters[parameter]
    switch wanted.role {
    case .argument: return .argument
    case .leftOut: return .leftOut
    case .dependency: break
    }
    do throws(Failure) {
      guard let target = try find(wanted, in: index.providers[provider].module) else {
        return try fallback(for: wanted, in: index.providers[provider].module)
      }
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
    let exact = index.candidates(for: parameter.type.identity, in: module)
    if let found = try choose(among: exact, for: parameter) { return found }
    let wrapped = parameter.type.unwrapped.map { index.candidates(for: $0.identity, in: module) } ?? []
    if let found = try choose(among: wrapped, for: parameter) { return found }
    if parameter.named != nil { throw Failure(kind: .missing) }
    return nil
  }

  private func choose(among targets: [Graph.Target], for parameter: Provider.Parameter) throws(Failure)
    -> Graph.Target?
  {
    if let name = parameter.named?.text.withoutBackticks {
      return try single(targets.filter { index.name($0) == name })
    }
    let label = parameter.label == "_" ? parameter.name : parameter.label
    if let labelled = try single(targets.filter { index.name($0) == label }) { return labelled }
    return try single(targets.filter { index.name($0) == nil })
  }

  /// Twins in one module are reported as such; twins in several are somebody's choice to make.
  private func single(_ targets: [Graph.Target]) throws(Failure) -> Graph.Target? {
    guard Set(targets.map { index.providers[$0.provider].module }).count < 2 else {
      throw Failure(kind: .several(targets))
    }
    return targets.first
  }

  /// Rules 5 and 6: the container itself, the default, nil, or an error.
  private func fallback(for parameter: Provider.Parameter, in module: String) throws(Failure) -> Graph.Binding
  {
    let wrapped = parameter.type.unwrapped
    if parameter.type.isContainer || wrapped?.isContainer == true { return .container }
    if parameter.hasDefault { return .leftOut }
    if wrapped != nil { return .nilValue }
    let named = index.candidates(for: parameter.type.identity, in: module)
    if !named.isEmpty { throw Failure(kind: .onlyNamed(named)) }
    throw Failure(kind: isDeferred(parameter.type, in: module) ? .deferred : .missing)
  }

  private func isDeferred(_ type: ResolvedType, in module: String) -> Bool {
    guard type.isFunction, let arrow = type.identity.ranges(of: " -> ").last else { return false }
    return !index.candidates(for: String(type.identity[arrow.upperBound...]), in: module).isEmpty
  }

  // MARK: Arguments

  /// What a dependency's arguments are filled with: those of the same label and type of the outer provider.
  private func forwarded(to target: Graph.Target, from provider: Int) throws(Failure) -> [Graph.Forwarded] {
    let own = index.providers[provider].arguments
    var forwarded: [Graph.Forwarded] = []
    for argument in index.providers[target.provider].arguments {
      if let match = own.first(where: { $0.label == argument.label && $0.type == argument.type }) {
        forwarded.append(Graph.Forwarded(label: argument.label, name: match.name))
      } else if argument.role == .argument(.none) {
        throw Failure(kind: .unforwarded(argument, of: target))
      }
    }
    return forwarded
  }
}

extension ResolvedType {
  /// Whether it is the runtime's own container, which is never among the sources read.
  fileprivate var isContainer: Bool { identity == "Container" }
}
