// SPDX-License-Identifier: MIT

/// The reason why a parameter does not get a provider of its type.
struct Rejection {
  private let consumer: GraphIndex.Provider
  private let graph: GraphDocument
  /// The modules that the consumer's module sees.
  private let visible: Set<String>
  /// Whether a provider has only the type inside an optional that the parameter asks for.
  private let isInside: (GraphIndex.Provider) -> Bool

  init(
    _ consumer: GraphIndex.Provider, _ graph: GraphDocument, isInside: @escaping (GraphIndex.Provider) -> Bool
  ) {
    (self.consumer, self.graph, self.isInside) = (consumer, graph, isInside)
    visible = Set(graph.modules.first { $0.name == consumer.module }?.dependsOn ?? [])
  }

  /// The rule by which a candidate is not chosen.
  func reason(
    against candidate: GraphIndex.Provider, _ parameter: GraphDocument.Parameter,
    _ chosen: [GraphIndex.Provider]
  ) -> String {
    if parameter.filledBy == .argument {
      return "the caller supplies an @arg"
    }
    if chosen.first?.isLayer == true { return "a decorator gets the value whose place it takes" }
    if let reason = outOfSight(candidate) ?? outOfReach(candidate) { return reason }
    if chosen.first.map(isInside) == false, isInside(candidate) {
      return "\(ParameterRule.optional.number): a provider of '\(parameter.type)' comes first"
    }
    if let reason = otherName(candidate, parameter, chosen) { return reason }
    if let condition = candidate.condition { return "it is there only under '#if \(condition)'" }
    if chosen.isEmpty { return "the build says why" }
    // In one module; the build reports it.
    return chosen[0].condition == nil ? "it is one too many of this type and name" : "another one is chosen"
  }

  private func otherName(
    _ candidate: GraphIndex.Provider, _ parameter: GraphDocument.Parameter, _ chosen: [GraphIndex.Provider]
  ) -> String? {
    if let named = parameter.named {
      return candidate.name == named
        ? nil : "\(ParameterRule.named.number): @named(\(named)) takes the provider of that name only"
    }
    if let name = candidate.name, name != parameter.label {
      return
        "\(ParameterRule.label.number): it has the name '\(name)', which only @named(\(name)) or that label takes"
    }
    return chosen.first?.name == parameter.label
      ? "\(ParameterRule.label.number): a provider whose name is the label comes first" : nil
  }

  private func outOfSight(_ candidate: GraphIndex.Provider) -> String? {
    if candidate.kind == .replacement { return "it replaces another module's provider" }
    if candidate.isLayer == true { return "only what takes its place gets it" }
    if candidate.module == consumer.module { return nil }
    if [.collection, .requirement].contains(candidate.kind) { return "it serves '\(candidate.module)' only" }
    if !visible.contains(candidate.module) {
      return "'\(consumer.module)' does not import '\(candidate.module)'"
    }
    return isForbidden(candidate) ? "it is \(candidate.access) to '\(candidate.module)'" : nil
  }

  /// Whether it is of a module that the consumer imports, but not visible there.
  func isForbidden(_ candidate: GraphIndex.Provider) -> Bool {
    candidate.module != consumer.module && visible.contains(candidate.module)
      && ![.collection, .requirement, .replacement].contains(candidate.kind)
      && !["public", "package"].contains(candidate.access)
  }

  private func outOfReach(_ candidate: GraphIndex.Provider) -> String? {
    let parents = Dictionary(graph.containers.map { ($0.name, $0.parent) }) { first, _ in first }
    var owner: String? = consumer.owner
    while let name = owner, name != candidate.owner { owner = parents[name] ?? nil }
    return owner == nil ? "it belongs to \(candidate.owner), which \(consumer.owner) cannot reach" : nil
  }
}

extension GraphDocument.Parameter {
  /// The element type of an array or dictionary.
  var element: String? { type.elementType }
}

extension String {
  /// The element type of an array, or the type of a dictionary's values.
  var elementType: String? {
    guard hasPrefix("["), hasSuffix("]") else { return nil }
    let inside = dropFirst().dropLast()
    return (inside.firstRange(of: ": ").map { inside[$0.upperBound...] } ?? inside).withoutAny
  }
}
