// SPDX-License-Identifier: MIT

/// Providers that a parameter may mean although it gets no value of theirs, because only the compiler knows a name in its type, or
/// in theirs. The generated file has a proof that it does not mean them.
struct Doubt {
  let parameter: Parameter
  /// The written type.
  let asked: TypeSyntax
  let scope: Scope
  let targets: [Target]
  /// Whether a value of a subtype is meant as well.
  var isMatch: Bool { parameter.match != nil }
}

extension Graph {
  /// The doubts about the parameters in the builds of a variant.
  func doubts(of node: Node, _ variant: BindingVariant) -> [Doubt] {
    zip(node.binding.parameters, variant.values).compactMap { parameter, value in
      guard parameter.role == .dependency, !value.isContainer else { return nil }
      return doubt(parameter, beside: value.target, of: node, variant)
    }
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
    let (given, isMatch) = (target.provided.type.identity, parameter.match != nil)
    // Of the very type, the rules have judged already.
    if isMatch && target.isPattern || types.contains(where: { isJudged($0, target, parameter) }) {
      return false
    }
    let all = isMatch ? table.lineage(of: given) : [given]
    return types.contains { asked in
      all.contains { table.mayBeOne(asked, origin, $0, of: target.binding.module) }
    }
  }

  /// Whether the sources tell that a provider has a type, or a subtype for `@match`.
  private func isJudged(_ asked: TypeIdentity, _ target: Target, _ parameter: Parameter) -> Bool {
    target.provided.type.identity.bindings(for: asked) != nil
      || parameter.match != nil && index.subtypes(of: asked)[target] != nil
  }

  private func isReachable(_ target: Target, from node: Node, _ variant: BindingVariant) -> Bool {
    let binding = target.binding
    return binding != node.binding && index.sees(binding, in: node.binding.module)
      && !binding.condition.excludes(variant.condition)
      && (node.binding.isOwnedByDependencies || node.resolvedOwner.isWithin(accessors.owners[binding]))
  }
}

extension Target {
  /// Whether it is a generic provider, which stands for all its instances.
  var isPattern: Bool { !provided.type.identity.parameters.isEmpty }
}
