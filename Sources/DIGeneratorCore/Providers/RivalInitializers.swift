// SPDX-License-Identifier: MIT

/// Another initializer of the type that a provider makes, which the same call may mean.
struct RivalInitializer: Sendable {
  struct Parameter: Sendable {
    var label: String
    var type: TypeIdentity
    var mayBeLeftOut: Bool
  }

  var parameters: [Parameter]
  var place: Place

  /// How many of its parameters are left out where the values given are its own; nil where they are not.
  func countOfLeftOut(byPassing given: [Provider.Parameter]) -> Int? {
    var (rest, count) = (given[...], 0)
    for parameter in parameters {
      if let next = rest.first, next.label == parameter.label, next.type.identity == parameter.type {
        rest.removeFirst()
      } else if parameter.mayBeLeftOut {
        count += 1
      } else {
        return nil
      }
    }
    return rest.isEmpty ? count : nil
  }
}

extension ProviderReader {
  /// Those that generated code sees, in the builds that have the chosen one; none where nothing can be left out.
  func rivals(of source: Source) -> [RivalInitializer] {
    guard case .initializer = source.construction, let type = source.type.identity.declaration,
      source.parameters.contains(where: \.mayBeLeftOut)
    else { return [] }
    return initializers.all(of: type).filter { initializers.isUsable($0) && isRival($0, of: source) }.map {
      RivalInitializer(parameters: parameters(of: $0, type), place: $0.place)
    }
  }

  private func isRival(_ candidate: Initializers.Candidate, of source: Source) -> Bool {
    guard let index = candidate.declaration else { return !source.isMemberwise }
    let (declaration, own) = (table.model.declarations[index], source.declaration)
    let builds = source.condition && table.model.condition(of: own)
    return declaration.place != own.place && declaration.effects.isAsync == own.effects.isAsync
      && !declaration.attributes.contains { $0.name == "_disfavoredOverload" }
      && !table.model.condition(of: declaration).excludes(builds)
  }

  private func parameters(of candidate: Initializers.Candidate, _ type: Int) -> [RivalInitializer.Parameter] {
    let declarations = table.model.declarations
    let written = candidate.declaration.map { declarations[$0] }
    let scope = boundScope(inside: written?.parent ?? type, written ?? declarations[type])
    let parameters = written?.parameters ?? candidate.properties.compactMap { declarations[$0].asParameter }
    return parameters.map {
      .init(
        label: $0.label, type: table.resolve($0.type, in: scope).identity, mayBeLeftOut: $0.mayBeLeftOut)
    }
  }
}

extension Declaration.Parameter {
  fileprivate var mayBeLeftOut: Bool { defaultValue != nil || isVariadic }
}
