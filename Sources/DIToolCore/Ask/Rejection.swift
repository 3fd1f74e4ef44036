// SPDX-License-Identifier: MIT

/// The reason why a parameter does not get a provider of its type.
struct Rejection {
  private let consumer: GraphIndex.Provider
  private let graph: GraphDocument
  /// The modules that the consumer's module sees.
  private let visible: Set<String>

  init(_ consumer: GraphIndex.Provider, _ graph: GraphDocument) {
    (self.consumer, self.graph) = (consumer, graph)
    visible = Set(graph.modules.first { $0.name == consumer.module }?.dependsOn ?? [])
  }

  /// The rule by which a candidate is not chosen.
  func reason(
    against candidate: GraphIndex.Provider, _ parameter: GraphDocument.Parameter,
    _ chosen: [GraphIndex.Provider]
  ) -> String {
    if parameter.filledBy == .argument {
      return "the caller supplies an @arg; drop the @arg to have it provided"
    }
    if let reason = outOfSight(candidate) ?? outOfReach(candidate) { return reason }
    if chosen.first.map({ !parameter.takesInside(of: $0) }) == true, parameter.takesInside(of: candidate) {
      return "\(ParameterRule.optional.number): a provider of '\(parameter.type)' comes first"
    }
    if let reason = otherName(candidate, parameter, chosen) { return reason }
    if let condition = candidate.condition { return "it is there only under '#if \(condition)'" }
    return chosen.isEmpty ? "the build says why" : "another one is chosen"
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
    if candidate.module == consumer.module { return nil }
    if [.collection, .requirement].contains(candidate.kind) { return "it serves '\(candidate.module)' only" }
    if candidate.kind == .replacement { return "it replaces another module's provider" }
    if !visible.contains(candidate.module) {
      return "'\(consumer.module)' does not import '\(candidate.module)'"
    }
    let isVisible = ["public", "package"].contains(candidate.access)
    return isVisible
      ? nil : "it is \(candidate.access) to '\(candidate.module)'; add to its directive: public"
  }

  private func outOfReach(_ candidate: GraphIndex.Provider) -> String? {
    let parents = Dictionary(graph.containers.map { ($0.name, $0.parent) }) { first, _ in first }
    var owner: String? = consumer.owner
    while let name = owner, name != candidate.owner { owner = parents[name] ?? nil }
    return owner == nil ? "it belongs to \(candidate.owner), which \(consumer.owner) cannot reach" : nil
  }
}

extension GraphDocument.Parameter {
  /// The types whose providers may fill it: its own, and the ones that it asks for later or may be nil.
  var wants: Set<String> {
    let bare = type.withoutAny
    var types: Set = [type, bare]
    if bare.hasSuffix("?") { types.insert(bare.dropLast().withoutParentheses) }
    for form in ["Lazy<", "Provider<"] where bare.hasPrefix(form) && bare.hasSuffix(">") {
      types.insert(bare.dropFirst(form.count).dropLast().withoutAny)
    }
    if let arrow = bare.ranges(of: "-> ").last { types.insert(bare[arrow.upperBound...].withoutAny) }
    return types
  }

  /// The element type of an array.
  var element: String? {
    type.hasPrefix("[") && type.hasSuffix("]") ? type.dropFirst().dropLast().withoutAny : nil
  }

  /// Whether it is an optional, and a provider has the type inside only.
  func takesInside(of provider: GraphIndex.Provider) -> Bool {
    type.hasSuffix("?") && provider.exposedAs.contains(type.dropLast().withoutParentheses)
      && !provider.exposedAs.contains(type)
  }
}

extension Substring {
  fileprivate var withoutParentheses: String {
    (hasPrefix("(") && hasSuffix(")") ? dropFirst().dropLast() : self).withoutAny
  }
}
