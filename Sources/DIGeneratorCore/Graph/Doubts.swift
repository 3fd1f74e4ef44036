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
      guard parameter.role == .dependency, !value.isContainer, let written = parameter.written
      else { return nil }
      let (isMatch, found) = (parameter.match != nil, value.target)
      let names =
        isMatch ? [nil] : parameter.namesForProvider.prefix { found == nil || $0 != found?.binding.name }
      if found != nil, !isMatch, namesOffered.isDisjoint(with: names) { return nil }
      let type = table.resolve(written.type.withoutPassing.asProvided, in: written.scope)
      let identity = table.settled(type, in: variant.condition).identity
      // The provider of a generic parameter has the type of its constraint.
      if found != nil, identity != parameter.type.identity { return nil }
      // Under a name of its own, a common value fills no parameter that does not say that name.
      let possible =
        isMatch || table.hasDoubt(identity) ? offered : identity.isCommonValue ? [] : doubtful
      if possible.isEmpty { return nil }
      let origin = (module: written.scope.module, isOpen: table.isOpen(written.scope))
      let targets = possible.filter { target in
        let given = target.provided.type.identity
        // Of the very type, the rules have judged already.
        return names.contains(target.binding.name) && target.binding != found?.binding
          && !identity.asked.contains { isJudged($0, target, parameter) }
          && identity.asked.contains { asked in
            (isMatch ? table.lineage(of: given) : [given]).contains {
              table.mayBeOne(asked, origin, $0, of: target.binding.module)
            }
          }
          && !(isMatch && target.isPattern) && isReachable(target, from: node, variant)
      }
      // An instance of a generic provider has the types of its parameters.
      let asked = node.binding.isInstance ? type.spelling : written.type.withoutPassing.asProvided
      return targets.isEmpty
        ? nil : Doubt(parameter: parameter, asked: asked, scope: written.scope, targets: targets)
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
