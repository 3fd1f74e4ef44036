// SPDX-License-Identifier: MIT

/// What is said where `#if`s decide whether something is provided.
extension ProblemReport {
  /// A provider that is there in some of its consumer's builds only.
  func diagnostic(ofConditional group: [Resolver.Problem]) -> Diagnostic {
    let parameter = parameter(of: group[0])
    guard case .conditional(let condition, let targets) = group[0].kind else {
      return diagnostic(ofMissing: group)
    }
    return Diagnostic(
      .conditionalProvider, "no provider for \(parameter.wanted) where '\(condition)'",
      at: parameter.named?.place ?? parameter.place,
      notes: route(to: group[0]) + others(in: group) + targets.flatMap { provided($0, for: group[0]) }
        + [mend(condition, group[0])])
  }

  func provided(_ target: Graph.Target, for problem: Resolver.Problem) -> [Diagnostic.Note] {
    let (provider, place) = (index.providers[target.provider], index.provided(target).place)
    if provider.condition.isAlways { return [] }
    return [
      .init(
        "'\(index.provided(target).accessor)' is provided here under '#if \(provider.condition)'", at: place)
    ]
  }

  /// Both ways out: provide it in the other builds too, or do without the consumer there.
  private func mend(_ condition: Condition, _ problem: Resolver.Problem) -> Diagnostic.Note {
    let consumer = graph.providers[problem.provider]
    let enough = (consumer.condition && !condition).simplified
    return .init(
      "provide one where '\(condition)' too, as in an '#else'; or put '\(consumer.title)' under '#if \(enough)'",
      at: consumer.place)
  }

  /// Providers of what is missing that no build of the consumer has.
  func underOtherConditions(_ problem: Resolver.Problem) -> [Diagnostic.Note] {
    guard index.hasConditions else { return [] }
    let (consumer, parameter) = (graph.providers[problem.provider], parameter(of: problem))
    let asked = parameter.named?.text.withoutBackticks
    let types = [parameter.type, parameter.type.unwrapped].compactMap(\.self)
    let targets = types.flatMap { index.candidates(for: $0.identity, in: consumer.module) }
    let excluded = targets.filter {
      index.providers[$0.provider].condition.excludes(consumer.condition)
        && (asked == nil || index.name($0) == asked)
    }
    return excluded.map { target in
      let condition = index.providers[target.provider].condition
      return .init(
        "it is provided here, but under '#if \(condition)', and '\(consumer.title)' is under '#if \(consumer.condition)'",
        at: index.provided(target).place)
    }
  }

  func tooManyBuilds(_ problem: Resolver.Problem) -> Diagnostic {
    let (consumer, parameter) = (graph.providers[problem.provider], parameter(of: problem))
    return Diagnostic(
      .unsupportedDeclaration,
      "'#if's make more than \(Configurations.limit) different things of '\(consumer.title)'; provide what it needs in fewer ways, or in an '#else' too",
      at: parameter.place)
  }
}
