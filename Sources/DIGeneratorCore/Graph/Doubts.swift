// SPDX-License-Identifier: MIT

/// Providers that a parameter may mean although it gets no value of theirs, because only the compiler knows a name in its type, or
/// in theirs. The generated file has a proof that it does not mean them.
struct Doubt {
  let parameter: Parameter
  /// The written type.
  let asked: TypeSyntax
  /// The scope in which the type is written; nil if it is written as in an accessor.
  let scope: Scope?
  let targets: [Target]
  /// For an argument that is not forwarded: the argument of the target that may have its type.
  var argument: Parameter?
  /// Whether a value of a subtype is meant as well.
  var isMatch: Bool { parameter.match != nil }
}

extension Graph {
  /// The doubts about the parameters in the builds of a variant.
  func doubts(of node: Node, _ variant: BindingVariant) -> [Doubt] {
    zip(node.binding.parameters, variant.values).flatMap { parameter, value -> [Doubt] in
      guard parameter.role == .dependency, !value.isContainer else { return [] }
      let doubt = doubt(parameter, beside: value.target, of: node, variant)
      return [doubt].compactMap(\.self) + doubtsAboutArguments(of: value, in: node.binding)
    }
  }

  /// The doubts about arguments that a dependency leaves to their defaults, although the outer provider has one of the label.
  private func doubtsAboutArguments(of value: ParameterValue, in binding: Binding) -> [Doubt] {
    guard let target = value.target else { return [] }
    let given = Set(value.given.map(\.argument))
    return target.binding.arguments.enumerated().flatMap { position, argument -> [Doubt] in
      if given.contains(position) { return [] }
      return binding.arguments.filter { mayBeForwarded($0, of: binding, as: argument, of: target) }.map {
        Doubt(
          parameter: $0, asked: $0.spelling.withoutPassing.asProvided, scope: nil, targets: [target],
          argument: argument)
      }
    }
  }

  /// Whether the types of two arguments of one label, which the sources tell apart, may be one type.
  private func mayBeForwarded(
    _ outer: Parameter, of binding: Binding, as inner: Parameter, of target: Target
  ) -> Bool {
    outer.label == inner.label && (outer.label != "_" || outer.name == inner.name) && outer.type != inner.type
      && table.mayBeOne(
        outer.type.identity, table.origin(of: outer.type, in: binding.module),
        inner.type.identity, table.origin(of: inner.type, in: target.binding.module))
  }

  /// The doubt about a parameter that gets the value of `found`, or no provider's value.
  private func doubt(
    _ parameter: Parameter, beside found: Target?, of node: Node, _ variant: BindingVariant
  ) -> Doubt? {
    guard let written = parameter.written else { return nil }
    let names = namesInDoubt(parameter, beside: found)
    if names.isEmpty { return nil }
    let type = table.resolve(written.type.withoutPassing.asProvided, in: written.scope)
    let identity = table.settled(type, in: variant.condition).identity
    // The provider of a generic parameter has the type of its constraint.
    if found != nil, identity != parameter.type.identity { return nil }
    let possible = possibleTargets(of: identity, isMatch: parameter.match != nil)
    if possible.isEmpty { return nil }
    let origin = (module: written.scope.module, isOpen: table.isOpen(written.scope))
    let types = identity.asked
    let targets = possible.filter {
      names.contains($0.binding.name) && $0.binding != found?.binding
        && mayBeAsked($0, as: types, by: parameter, origin) && isReachable($0, from: node, variant)
    }
    if targets.isEmpty { return nil }
    // An instance of a generic provider has the types of its parameters.
    let asked = node.binding.isInstance ? type.spelling : written.type.withoutPassing.asProvided
    return Doubt(parameter: parameter, asked: asked, scope: written.scope, targets: targets)
  }

  /// The names of the providers that come before the one that was found, or in its place; empty if no provider has one of them.
  private func namesInDoubt(_ parameter: Parameter, beside found: Target?) -> [String?] {
    if parameter.match != nil { return [nil] }
    guard let found else { return parameter.namesForProvider }
    let names = parameter.namesForProvider.prefix { $0 != found.binding.name }
    return namesOffered.isDisjoint(with: names) ? [] : Array(names)
  }

  /// The providers of which one may have a type. Under a name of its own, a common value fills no parameter that does not say that
  /// name.
  private func possibleTargets(of type: TypeIdentity, isMatch: Bool) -> [Target] {
    isMatch || table.hasDoubt(type) ? offered : type.isCommonValue ? [] : doubtful
  }

  /// Whether a parameter may ask for a provider by one of its types although the sources do not tell.
  private func mayBeAsked(
    _ target: Target, as types: [TypeIdentity], by parameter: Parameter, _ origin: TypeTable.Origin
  ) -> Bool {
    let (given, isMatch) = (target.provided.type, parameter.match != nil)
    let givenOrigin = table.origin(of: given, in: target.binding.module)
    if isMatch && target.isPattern { return false }
    // Of the very type, the rules have judged already.
    if !hasDoubtfulArguments(target, parameter), types.contains(where: { isJudged($0, target, parameter) }) {
      return false
    }
    let all = isMatch ? table.lineage(of: given.identity) : [given.identity]
    let parts = target.functionOfKey.map { [$0.key, $0.element] } ?? []
    return types.contains { asked in
      let own = asked.parameterTypes + [asked.result].compactMap(\.self)
      return all.contains { table.mayBeOne(asked, origin, $0, givenOrigin) }
        || own.count == 2 && parts.count == 2 && own != parts
          && zip(own, parts).allSatisfy { table.mayBeOne($0, origin, $1, givenOrigin) }
    }
  }

  /// Whether the sources tell that a provider has a type, or a subtype for `@match`.
  private func isJudged(_ asked: TypeIdentity, _ target: Target, _ parameter: Parameter) -> Bool {
    target.provided.type.identity.bindings(for: asked) != nil
      || parameter.match != nil && index.subtypes(of: asked)[target] != nil
  }

  /// Whether a parameter is a function that may take the arguments of a provider, if one type has two names.
  private func hasDoubtfulArguments(_ target: Target, _ parameter: Parameter) -> Bool {
    let (given, taken) = (DeferredType(parameter, in: table)?.parameterTypes ?? [], target.argumentTypes)
    return !given.isEmpty && !taken.isEmpty && (given + taken).contains(where: table.hasDoubt)
  }

  private func isReachable(_ target: Target, from node: Node, _ variant: BindingVariant) -> Bool {
    let binding = target.binding
    // A replacement may mean the value that it replaces.
    return (binding != node.binding || binding.replaces != nil)
      && index.sees(binding, in: node.binding.module)
      && !binding.condition.excludes(variant.condition)
      && (node.binding.isOwnedByDependencies || node.resolvedOwner.isWithin(accessors.owners[binding]))
  }
}

extension Target {
  /// Whether it is a generic provider, which stands for all its instances.
  var isPattern: Bool { !provided.type.identity.parameters.isEmpty }

  /// The key and the element of a dictionary of which a function may hand out the elements, even where a parameter has a default.
  var functionOfKey: (key: TypeIdentity, element: TypeIdentity)? {
    guard binding.isCollection, let found = provided.type.identity.collected, let key = found.key,
      !key.isCommonValue
    else { return nil }
    return (key, found.element)
  }

  /// The types of its provider's arguments.
  var argumentTypes: [TypeIdentity] { binding.arguments.map(\.type.identity) }
}
