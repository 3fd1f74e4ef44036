// SPDX-License-Identifier: MIT

/// A type whose values are asked for something later: `Lazy<T>`, `Provider<T>`, a function.
struct DeferredType: Sendable {
  enum Form: Sendable {
    case lazy, provider, function
  }

  var form: Form
  /// What it gives in the end.
  var result: ResolvedType
  /// What a function takes.
  var parameters: [TypeSyntax.Element] = []
  var parameterTypes: [TypeIdentity] = []
  /// What a function may do.
  var effects = Effects()
  var throwing = Throwing.never
  /// How generated code writes it: without what says how it is passed, and never optional.
  var spelling: TypeSyntax

  /// Reads a parameter's type; nil where that is neither one of those nor an optional one.
  init?(_ parameter: Provider.Parameter, in table: TypeTable) {
    let outer = table.core(of: parameter.type)
    let type = outer.unwrapped.map(table.core) ?? outer
    spelling = type.spelling
    switch (type.identity.unprefixed, type.spelling.unprefixed) {
    case (.unread(let name, let arguments), .named(let path)) where name == "Lazy" || name == "Provider":
      guard arguments.count == 1, let written = path.last?.arguments, written.count == 1 else { return nil }
      form = name == "Lazy" ? .lazy : .provider
      result = ResolvedType(identity: arguments[0], spelling: written[0])
    case (.function(let types, let normal, let result), .function(let elements, let effects, let written)):
      // A function of C's has no room for what it would have to remember.
      guard !type.identity.prefixes.contains(where: { $0.hasPrefix("@convention") }) else { return nil }
      form = .function
      self.result = ResolvedType(identity: result, spelling: written)
      (parameters, parameterTypes, self.effects, self.throwing) = (
        elements, types.map(\.type), effects, normal.throwing
      )
    default: return nil
    }
  }

  /// The global actor that a function's type names, and not one of the attributes that all functions may have.
  var actor: String? {
    let others = ["@Sendable", "@escaping", "@concurrent", "@isolated(any)"]
    return spelling.prefixes.first {
      $0.hasPrefix("@") && !$0.hasPrefix("@convention") && !others.contains($0)
    }.map { String($0.dropFirst()) }
  }

  /// Whether it may be asked anywhere, and not only where it was made: then all that it takes along must be Sendable.
  var isSendable: Bool { form != .function || spelling.prefixes.contains("@Sendable") }

  /// Whether a function's parameters are these arguments.
  fileprivate func fits(_ arguments: [Provider.Parameter]) -> Bool {
    arguments.count == parameters.count
      && zip(arguments, zip(parameters, parameterTypes)).allSatisfy { argument, given in
        // A function that may not be kept cannot be given to who keeps it.
        let isKept = argument.type.isFunction && !argument.isConfined
        return argument.type.identity == given.1 && !given.0.isVariadic
          && (!isKept || given.0.type.prefixes.contains("@escaping"))
      }
  }
}

extension TypeTable {
  /// What fills a parameter, or what it asks for later without giving arguments.
  func typeAtOnceOrLater(of parameter: Provider.Parameter) -> ResolvedType {
    DeferredType(parameter, in: self).flatMap { $0.parameters.isEmpty ? $0.result : nil } ?? parameter.type
  }

  /// A type as it is behind aliases, without what says how a parameter of it is passed.
  fileprivate func core(of type: ResolvedType) -> ResolvedType {
    let passed = ResolvedType(identity: type.identity, spelling: type.spelling.withoutPassing)
    let all = expanded(passed)
    return ResolvedType(identity: all.identity, spelling: all.spelling.withoutPassing)
  }
}

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
  func deferred() throws(Failure) -> Graph.Deferred? {
    guard let type = DeferredType(parameter, in: index.table) else { return nil }
    let found = try find(type.result)
    guard let target = found ?? index.maker(of: type.result, in: provider.module) else { return nil }
    let edge = Graph.Deferred(target: target, type: type, inputs: try inputs(of: target, for: type))
    // What is handed on later must be known, and be allowed to outlive the call.
    let captured = edge.captured.map { provider.parameters[$0] }
    if let argument = captured.first(where: { $0.isConfined || $0.hasUnknownDefault }) {
      throw .unforwardable(argument, of: target)
    }
    return edge
  }

  /// The arguments of what is asked for later.
  ///
  /// A function supplies, in their order, either all arguments, or all that the outer provider does not forward;
  /// each with or without those that have a default. The first of these that fits its parameters is meant.
  private func inputs(
    of target: Graph.Target, for type: DeferredType
  ) throws(Failure) -> [Graph.Deferred.Input] {
    let inner = target.provider.arguments
    let forwards = matches(of: inner)
    let isRequired = { (position: Int) in inner[position].role == .argument(.none) }
    let unforwarded = inner.indices.filter { forwards[$0] == nil }
    let choices = [
      Array(inner.indices), inner.indices.filter(isRequired), unforwarded, unforwarded.filter(isRequired),
    ]
    for supplied in choices where type.fits(supplied.map { inner[$0] }) {
      var sources = forwards.mapValues { Graph.Deferred.Source.forwarded($0) }
      for (parameter, position) in supplied.enumerated() { sources[position] = .caller(parameter) }
      guard
        inner.indices.allSatisfy({ sources[$0] != nil || canBeLeftOut($0, of: inner, given: sources.keys) })
      else { continue }
      return inner.indices.compactMap { position in
        sources[position].map { .init(argument: position, label: inner[position].label, source: $0) }
      }
    }
    throw type.form == .function
      ? .unfitting(type, of: target) : .unforwarded(choices[3].map { inner[$0] }, of: target)
  }
}
