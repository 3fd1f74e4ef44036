// SPDX-License-Identifier: MIT

/// Where several child containers have something, which of them one that asks can mean.
extension Resolver {
  /// Of what one that asks can reach and what it cannot, the former; what it can do without it does not take from where
  /// it cannot reach.
  func reachable(
    _ targets: [Graph.Target], for parameter: Provider.Parameter, by asking: Owner?
  ) -> [Graph.Target] {
    guard let asking, !index.children.isEmpty else { return targets }
    let near = targets.filter { asking.isWithin(index.providers[$0.provider].foundOwner) }
    let isDispensable = parameter.hasDefault || parameter.mayBeNil && parameter.type.unwrapped != nil
    return near.isEmpty && !isDispensable ? targets : near
  }

  /// Whether some of them belong to containers that have nothing to do with each other.
  func areBesideEachOther(_ targets: [Graph.Target]) -> Bool {
    guard targets.count > 1, !index.children.isEmpty else { return false }
    let owners = targets.map { index.providers[$0.provider].foundOwner }
    return owners.contains { owner in !owner.isRelated(to: owners[0]) }
  }
}

extension ProblemReport {
  /// Several child containers have what a transient needs, which would belong to one of them.
  func severalOwners(_ targets: [Graph.Target], _ problem: Resolver.Problem) -> Diagnostic {
    let parameter = parameter(of: problem)
    let provider = graph.providers[problem.provider]
    let owners = targets.map { graph.owner(of: $0.provider) }
    let names = owners.map { "'\($0.className)'" }.joined(separator: " and ")
    let notes = targets.map { target in
      let owner = graph.owner(of: target.provider)
      return Diagnostic.Note("'\(owner.className)' has it from here", at: index.provided(target).place)
    }
    return Diagnostic(
      .ambiguousProvider,
      "'\(parameter.type.title)' is what \(names) have, and nothing says whose '\(provider.title)' is",
      at: parameter.place,
      notes: notes + [
        .init(
          "say so, by its directive: // @provide(in: \(owners.lazy.compactMap(\.name).first ?? ""))",
          at: provider.place)
      ])
  }
}
