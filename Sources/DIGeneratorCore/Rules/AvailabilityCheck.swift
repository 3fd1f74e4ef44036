// SPDX-License-Identifier: MIT

/// Reports bindings that are available where one of their dependencies, eager or deferred, is not.
struct AvailabilityCheck {
  let graph: Graph

  var diagnostics: [Diagnostic] {
    // A requirement's provider must be available everywhere, which ``RequirementCheck`` checks.
    graph.own.filter { !$0.binding.isRequired }.compactMap(mistake)
  }

  private func mistake(of node: Node) -> Diagnostic? {
    let binding = node.binding
    let own = binding.systems
    for edge in node.edges where !edge.target.availability.isEmpty && !edge.isJoinedElsewhere {
      let missing = edge.target.systems.missing(from: own)
      if missing.isEmpty { continue }
      return Diagnostic(
        .availabilityMismatch,
        "'\(binding.title)' is available where '\(edge.target.title)', which it needs, is not",
        at: edge.parameter.place,
        notes: [
          edge.note,
          edge.target.place.note("'\(edge.target.title)' is \(edge.target.writtenAvailability) here"),
          binding.place.note(
            "write above '\(binding.owningTitle)': \(missing.joined(separator: " "), .attribute)"),
        ])
    }
    return nil
  }
}

extension Binding {
  /// The `@available` attributes, as diagnostics write them.
  var writtenAvailability: String { availability.joined(separator: " ") }
}
