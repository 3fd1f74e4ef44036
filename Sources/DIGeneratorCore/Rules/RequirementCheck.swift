// SPDX-License-Identifier: MIT

/// Proves that a target above which there is nothing meets all that the modules below require; a library may leave it
/// to those above.
///
/// What is missing is reported at the requirement: the target has no line that is wrong. What does not fit is reported
/// at the provider that does not.
struct RequirementCheck {
  let graph: Graph
  let index: ProviderIndex
  /// Made only where something is wrong.
  let report: () -> ProblemReport
  private var module: String { index.table.model.module }

  func report(_ problems: [Resolver.Problem], _ diagnostics: inout DiagnosticCollector) {
    guard !index.table.model.isLibrary, graph.providers.contains(where: \.isRequired) else { return }
    let wording = RequirementReport(graph: graph, index: index)
    let required = graph.providers.indices.filter { graph.providers[$0].isRequired }
    report(own: required.filter { graph.providers[$0].module == module }, wording, &diagnostics)
    for requirement in required {
      for target in graph.rows[requirement].compactMap({ $0.bindings.first?.eagerTarget }) {
        if graph.exceeds(target, requirement) { diagnostics.report(wording.effects(of: target, requirement)) }
        let missing = graph.missingAvailability(of: target)
        if !missing.isEmpty { diagnostics.report(wording.availability(of: target, requirement)) }
      }
    }
    report(unmet: problems, wording, &diagnostics)
  }

  private func report(
    own requirements: [Int], _ wording: RequirementReport, _ diagnostics: inout DiagnosticCollector
  ) {
    if requirements.isEmpty { return }
    let report = report()
    for requirement in requirements { diagnostics.report(wording.own(requirement, report)) }
  }

  private func report(
    unmet all: [Resolver.Problem], _ wording: RequirementReport, _ diagnostics: inout DiagnosticCollector
  ) {
    let problems = all.filter { graph.providers[$0.provider].isRequired }
    guard !problems.isEmpty else { return }
    let report = report()
    var missing: [TypeIdentity: [Int]] = [:]
    let missedHere = typesMissedHere(all)
    let sorted = problems.ordered(by: { graph.providers[$0.provider].place })
    for problem in sorted where !report.isFollowUp(problem) {
      if case .missing = problem.kind, missedHere.contains(graph.providers[problem.provider].concrete) {
        continue
      }
      let requirement = problem.provider
      switch problem.kind {
      case .onlyNamed(let targets): diagnostics.report(wording.onlyNamed(targets, requirement, report))
      case .several(let targets): diagnostics.report(wording.several(targets, requirement, report))
      case .unforwarded(let arguments, let target):
        diagnostics.report(wording.arguments(arguments, of: target, requirement))
      case .conditional(let condition, let targets):
        diagnostics.report(wording.conditional(where: condition, targets, problem, report))
      case .tooManyBuilds: diagnostics.report(report.tooManyBuilds(problem))
      default:
        missing[graph.providers[requirement].concrete.identity, default: []].append(requirement)
      }
    }
    // One missing provider is one error, however many modules require it.
    for group in missing.values { diagnostics.report(wording.missing(group, report)) }
  }

  /// What the target itself needs and has not, which is reported there.
  private func typesMissedHere(_ problems: [Resolver.Problem]) -> Set<ResolvedType> {
    Set(
      problems.compactMap { problem in
        let provider = graph.providers[problem.provider]
        guard case .missing = problem.kind, provider.module == module else { return nil }
        let parameter = provider.parameters[problem.parameter]
        return parameter.named == nil ? parameter.type : nil
      })
  }
}

extension Graph {
  /// What a provider would have to be rid of in order to be there wherever it is required.
  func missingAvailability(of target: Target) -> [String] {
    let everywhere = Availability(attributes: [])
    return Availability(attributes: providers[target.provider].availability).missing(from: everywhere)
  }
}
