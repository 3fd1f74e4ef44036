// SPDX-License-Identifier: MIT

/// The type of a deferred edge: `Lazy<T>`, `Provider<T>`, or a function that returns `T`.
struct DeferredType {
  enum Form {
    case lazy, provider, function
  }

  var form: Form
  /// The type `T`.
  var result: ResolvedType
  /// A function's parameters.
  var parameters: [TypeSyntax.Element] = []
  var parameterTypes: [TypeIdentity] = []
  /// The effects that a function allows.
  var effects = Effects()
  var throwing = Throwing.never
  /// The type as generated code writes it: never optional, and without words on how it is passed, such as `@escaping`.
  var spelling: TypeSyntax

  /// Reads a parameter's type; nil if that is neither a deferred type nor an optional of one.
  init?(_ parameter: Parameter, in table: TypeTable) {
    let outer = table.core(of: parameter.type)
    let type = outer.unwrapped.map(table.core) ?? outer
    spelling = type.spelling
    switch (type.identity.form.unprefixed, type.spelling.unprefixed) {
    case (.unread(let name, let arguments), .named(let path)) where name == "Lazy" || name == "Provider":
      guard arguments.count == 1, let written = path.last?.arguments, written.count == 1 else { return nil }
      form = name == "Lazy" ? .lazy : .provider
      result = table.unfolded(ResolvedType(identity: TypeIdentity(arguments[0]), spelling: written[0]))
    case (.function(_, let normal, let result), .function(let elements, let effects, let written)):
      // A function of C convention cannot capture the container.
      guard !type.identity.form.prefixes.contains(where: { $0.hasPrefix("@convention") }) else { return nil }
      form = .function
      self.result = table.unfolded(ResolvedType(identity: TypeIdentity(result), spelling: written))
      parameters = elements
      parameterTypes = type.identity.parameterTypes
      self.effects = effects
      throwing = normal.throwing
    default: return nil
    }
  }

  /// The global actor that a function's type names: the attribute that is none of the usual ones of functions.
  var actor: String? {
    let others = ["@Sendable", "@escaping", "@concurrent", "@isolated(any)"]
    return spelling.prefixes.first {
      $0.hasPrefix("@") && !$0.hasPrefix("@convention") && !others.contains($0)
    }.map { String($0.dropFirst()) }
  }

  /// Whether it may be asked from any isolation, and not only where it was made. If so, its captures must be Sendable.
  var isSendable: Bool { form != .function || spelling.prefixes.contains("@Sendable") }

  /// Whether a function gives its result away.
  var isResultSending: Bool { result.spelling.prefixes.contains("sending") }

  /// Whether a function's parameters match the arguments.
  fileprivate func fits(_ arguments: [Parameter]) -> Bool {
    arguments.count == parameters.count
      && zip(arguments, zip(parameters, parameterTypes)).allSatisfy { argument, given in
        argument.type.identity == given.1 && !given.0.isVariadic
          && (!argument.isEscaping || given.0.type.prefixes.contains("@escaping"))
      }
  }
}

extension TypeTable {
  /// A parameter's type or, for a deferred one without arguments, the type of its result.
  func typeAtOnceOrLater(of parameter: Parameter) -> ResolvedType {
    DeferredType(parameter, in: self).flatMap { $0.parameters.isEmpty ? $0.result : nil } ?? parameter.type
  }

  /// A type with its alias expanded, without words on how a parameter is passed.
  fileprivate func core(of type: ResolvedType) -> ResolvedType {
    let passed = ResolvedType(identity: type.identity, spelling: type.spelling.withoutPassing)
    let all = expanded(passed)
    return ResolvedType(identity: all.identity, spelling: all.spelling.withoutPassing)
  }
}

/// A deferred edge: the parameter gets a value that asks the target later.
package struct DeferredEdge: Sendable {
  let target: Target
  let type: DeferredType
  let inputs: [GivenArgument]

  /// Whether a function hands out the elements of the target, a dictionary, by their keys.
  var isByKey: Bool { target.binding.isCollection && !type.parameters.isEmpty }

  /// The outer binding's parameters that are captured until the target is asked.
  var captured: [Int] {
    inputs.compactMap { if case .forwarded(let parameter) = $0.source { parameter } else { nil } }
  }
}

// The target and the arguments of a deferred edge. Names, label and default are the parameter's own; the type is the
// one that it asks for later.
extension Resolver {
  /// The deferred edge of a parameter; nil if its type is not deferred, or its result is not provided.
  func deferred() throws(Failure) -> DeferredEdge? {
    guard let type = DeferredType(parameter, in: index.table) else { return nil }
    let found = try find(type.result)
    guard let target = found ?? index.maker(of: type.result, in: binding.module) else { return nil }
    let edge = DeferredEdge(target: target, type: type, inputs: try inputs(of: target, for: type))
    // A captured argument is handed on later, so its default must be known and it must be allowed to outlive the call.
    let captured = edge.captured.map { binding.parameters[$0] }
    if let argument = captured.first(where: { $0.isConfined || $0.hasUnknownDefault }) {
      throw .unforwardable(argument, of: target)
    }
    return edge
  }

  /// The deferred edge to the dictionary of which a function hands out the elements, one for each argument. A value is not
  /// there for every number and string, so a default comes first.
  func byKey() -> DeferredEdge? {
    guard parameter.named == nil, let type = DeferredType(parameter, in: index.table),
      let asked = type.collected,
      let key = asked.key, !key.isCommonValue || otherwise == nil
    else { return nil }
    return index.candidates(for: .unread("Dictionary", [key, asked.element]), in: binding.module)
      .first(where: \.binding.isCollection).map { DeferredEdge(target: $0, type: type, inputs: []) }
  }

  /// The arguments of the target.
  ///
  /// A function supplies, in order, either all of the target's arguments, or all that the outer provider does not
  /// forward; in both cases with or without the arguments that have a default. If several choices fit the function's
  /// parameters, only the user can choose.
  private func inputs(
    of target: Target, for type: DeferredType
  ) throws(Failure) -> [GivenArgument] {
    let inner = target.binding.arguments
    let forwards = matches(of: inner)
    let isRequired = { (position: Int) in inner[position].role == .argument(.none) }
    let unforwarded = inner.indices.filter { forwards[$0] == nil }
    let choices = [
      Array(inner.indices), inner.indices.filter(isRequired), unforwarded, unforwarded.filter(isRequired),
    ]
    let fitting = choices.unique.compactMap { supplied -> [GivenArgument]? in
      guard type.fits(supplied.map { inner[$0] }) else { return nil }
      var sources = forwards.mapValues { GivenArgument.Source.forwarded($0) }
      for (parameter, position) in supplied.enumerated() { sources[position] = .caller(parameter) }
      guard
        inner.indices.allSatisfy({ sources[$0] != nil || canBeLeftOut($0, of: inner, given: sources.keys) })
      else { return nil }
      return inner.indices.compactMap { position in
        sources[position].map { .init(argument: position, label: inner[position].label, source: $0) }
      }
    }
    if fitting.count > 1 {
      throw .twoReadings(
        type, of: target, fitting.map { $0.filter(\.isFromCaller).map { inner[$0.argument] } })
    }
    if let only = fitting.first { return only }
    throw type.form == .function
      ? .unfitting(type, of: target) : .unforwarded(choices[3].map { inner[$0] }, of: target)
  }
}

extension GivenArgument {
  fileprivate var isFromCaller: Bool { if case .caller = source { true } else { false } }
}
