// SPDX-License-Identifier: MIT

/// All checks of a graph. Each words its own messages.
enum Rules {
  /// The mistakes in a graph.
  static func diagnostics(in graph: Graph) -> [Diagnostic] {
    let all = [
      CycleCheck(graph: graph).diagnostics, UniquenessCheck(graph: graph).diagnostics,
      RequirementCheck(graph: graph).diagnostics, ScopeCheck(graph: graph).diagnostics,
      AvailabilityCheck(graph: graph).diagnostics, OverloadCheck(graph: graph).diagnostics,
      EffectCheck(graph: graph).diagnostics, OwnMemberCheck(graph: graph).diagnostics,
      KeyCheck(graph: graph).diagnostics,
      graph.problems.isEmpty ? [] : ProblemReport(graph: graph).diagnostics,
    ]
    return Array(all.joined())
  }
}
