// SPDX-License-Identifier: MIT

/// All checks of a graph. Each words its own messages.
enum Rules {
  private static let all: [@Sendable (Graph) -> [Diagnostic]] = [
    CycleCheck.diagnostics, UniquenessCheck.diagnostics, RequirementCheck.diagnostics, ScopeCheck.diagnostics,
    AvailabilityCheck.diagnostics, OverloadCheck.diagnostics, EffectCheck.diagnostics,
    ProblemReport.diagnostics,
  ]

  /// The mistakes in a graph.
  static func diagnostics(in graph: Graph) -> [Diagnostic] { all.flatMap { $0(graph) } }
}
