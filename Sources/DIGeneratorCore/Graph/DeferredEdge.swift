// SPDX-License-Identifier: MIT

extension Graph {
  /// A provider that is asked later, by what a parameter gets.
  struct Deferred: Sendable {
    /// An argument of the provider that is asked.
    struct Input: Sendable {
      /// Which of its arguments it is.
      var argument: Int
      var label: String
      var source: Source
    }

    /// Who supplies an argument.
    enum Source: Sendable {
      /// The provider that asks: one of its own arguments, by the number of the parameter.
      case forwarded(Int)
      /// Whoever calls the function, by the function's parameter.
      case caller(Int)
    }

    var target: Target
    var type: DeferredType
    var inputs: [Input]

    /// The outer provider's parameters that are remembered until the provider is asked.
    var captured: [Int] {
      inputs.compactMap { if case .forwarded(let parameter) = $0.source { parameter } else { nil } }
    }
  }
}

// Which provider a deferred dependency asks, and what it hands it. The names, labels and optional that decide
// are the parameter's; the type is the one that is asked for later.
extension Resolver {
  /// What a parameter that asks later gets; nil where it does not ask, or nobody provides what it asks for.
  func deferred(_ parameter: Provider.Parameter, of provider: Int) throws(Failure) -> Graph.Deferred? {
    guard let type = DeferredType(parameter, in: index.table) else { return nil }
    let module = index.providers[provider].module
    var target = try choose(type.result, orUnwrapped: parameter, in: module)
    if target == nil { target = try matched(type.result, for: parameter, in: module) }
    guard let target = target ?? index.maker(of: type.result, in: module) else { return nil }
    let inputs = try inputs(of: target, for: type, from: provider)
    return Graph.Deferred(target: target, type: type, inputs: inputs)
  }

  /// The arguments of what is asked for later.
  ///
  /// A function supplies, in their order, either all arguments, or all that the outer provider does not forward;
  /// each with or without those that have a default. The first of these that fits its parameters is meant.
  private func inputs(
    of target: Graph.Target, for type: DeferredType, from provider: Int
  ) throws(Failure) -> [Graph.Deferred.Input] {
    let inner = index.providers[target.provider].arguments
    let forwards = matches(of: inner, among: index.providers[provider].parameters)
    let isRequired = { (position: Int) in inner[position].role == .argument(.none) }
    let unforwarded = inner.indices.filter { forwards[$0] == nil }
    let choices = [
      Array(inner.indices), inner.indices.filter(isRequired), unforwarded, unforwarded.filter(isRequired),
    ]
    for supplied in choices where fits(supplied.map { inner[$0] }, type) {
      let sources = sources(supplied, forwards)
      let given = Set(sources.keys)
      guard inner.indices.allSatisfy({ given.contains($0) || canBeLeftOut($0, of: inner, given: given) })
      else { continue }
      let inputs = inner.indices.compactMap { position in
        sources[position].map { source in
          Graph.Deferred.Input(argument: position, label: inner[position].label, source: source)
        }
      }
      try checkCaptures(inputs, of: provider, target)
      return inputs
    }
    guard type.form == .function else {
      throw Failure(kind: .unforwarded(unforwarded.filter(isRequired).map { inner[$0] }, of: target))
    }
    throw Failure(kind: .unfitting(type, of: target))
  }

  private func sources(_ supplied: [Int], _ forwards: [Int: Int]) -> [Int: Graph.Deferred.Source] {
    var sources = forwards.mapValues { Graph.Deferred.Source.forwarded($0) }
    for (parameter, position) in supplied.enumerated() { sources[position] = .caller(parameter) }
    return sources
  }

  private func fits(_ arguments: [Provider.Parameter], _ type: DeferredType) -> Bool {
    guard arguments.count == type.parameterTypes.count else { return false }
    return arguments.indices.allSatisfy { position in
      let (argument, given) = (arguments[position], type.parameterTypes[position])
      guard argument.type.identity == given.type, !given.isVariadic else { return false }
      // A function that may not be kept cannot be given to who keeps it.
      let escapes = type.parameters[position].type.prefixes.contains("@escaping")
      return !given.type.isFunction || escapes || argument.isConfined
    }
  }

  /// What is handed on later must be known, and be allowed to outlive the call.
  private func checkCaptures(
    _ inputs: [Graph.Deferred.Input], of provider: Int, _ target: Graph.Target
  ) throws(Failure) {
    let outer = index.providers[provider].parameters
    for case .forwarded(let parameter) in inputs.map(\.source)
    where outer[parameter].isConfined || hasUnknownDefault(parameter, of: provider) {
      throw Failure(kind: .unforwardable(parameter, of: target))
    }
  }
}
