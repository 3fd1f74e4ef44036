// SPDX-License-Identifier: MIT

/// A provider that a parameter may mean although it is left to its default or to nil, because only the compiler knows a name in
/// its type, or in the provider's. The generated file has a proof that it does not.
struct Doubt {
  /// The parameter's index.
  let parameter: Int
  /// The type that may be the provided one: the parameter's, or a part that a provider can fill.
  let asked: TypeSyntax
  let target: Target
}

extension Graph {
  /// The doubts about the parameters that are left out in the builds of a variant.
  func doubts(of node: Node, _ variant: BindingVariant) -> [Doubt] {
    variant.values.indices.flatMap { position -> [Doubt] in
      let parameter = node.binding.parameters[position]
      guard variant.values[position].isDefault, parameter.role == .dependency, let written = parameter.written
      else { return [] }
      return written.type.askedTypes.flatMap { asked -> [Doubt] in
        let type = table.resolve(asked, in: written.scope)
        let identity = table.settled(type, in: variant.condition).identity
        // Under a name of its own, a common value fills no parameter that does not say that name.
        let possible = table.hasDoubt(identity) ? offered : identity.isCommonValue ? [] : doubtful
        if possible.isEmpty { return [] }
        let origin = (module: written.scope.module, isOpen: table.isOpen(written.scope))
        // An alias may stand for an optional or for a type that is asked for later.
        let all = asked.isNamed ? identity.asked : [identity]
        return possible.filter { target in
          // Of the very type, the rules have judged already.
          let given = target.provided.type.identity
          return given != identity
            && all.contains { table.mayBeOne($0, origin, given, of: target.binding.module) }
            && isReachable(target, from: node, variant, by: parameter)
        }.map {
          // An instance of a generic provider has the types of its parameters.
          Doubt(parameter: position, asked: node.binding.isInstance ? type.spelling : asked, target: $0)
        }
      }
    }
  }

  private func isReachable(
    _ target: Target, from node: Node, _ variant: BindingVariant, by parameter: Parameter
  ) -> Bool {
    let binding = target.binding
    return binding != node.binding && parameter.namesForProvider.contains(binding.name)
      && index.sees(binding, in: node.binding.module) && !binding.condition.excludes(variant.condition)
      && (node.binding.isOwnedByDependencies || node.resolvedOwner.isWithin(accessors.owners[binding]))
  }
}

extension ParameterValue {
  /// Whether no provider fills the parameter.
  fileprivate var isDefault: Bool {
    switch self {
    case .leftOut, .nilValue: true
    default: false
    }
  }
}

extension TypeSyntax {
  fileprivate var isNamed: Bool { if case .named = self { true } else { false } }

  /// The types that a provider may have for a parameter of this type: the type itself, the type that an optional wraps, the
  /// type that is asked for later.
  fileprivate var askedTypes: [TypeSyntax] {
    var type = withoutPassing
    if case .opaque(let constraint) = type { type = .existential(constraint) }
    switch type.core {
    case .optional(let wrapped): return [.optional(wrapped)] + wrapped.askedTypes
    case .function(_, _, let result): return [type] + result.askedTypes
    case .named(let path) where ["Lazy", "Provider"].contains(path.last?.name):
      return [type] + (path.last?.arguments ?? []).flatMap(\.askedTypes)
    default: return [type]
    }
  }
}
