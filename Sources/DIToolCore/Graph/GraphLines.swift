// SPDX-License-Identifier: MIT

/// A graph as sorted lines, a paragraph for each provider: the text that `di lock` keeps in the repository.
///
/// Lines and columns are left out, so that only changes of the graph change it.
enum GraphLines {
  static func text(of graph: GraphDocument) -> String {
    let index = GraphIndex(graph)
    let head = "# The graph of \(graph.root), written by 'swift package di lock'\n"
    return head + graph.providers.map { "\n" + paragraph(on: $0, index) }.joined()
  }

  private static func paragraph(on provider: GraphDocument.Provider, _ index: GraphIndex) -> String {
    let isValue = [.initializer, .function, .property, .replacement].contains(provider.kind)
    let words =
      [isValue ? provider.lifetime : provider.kind.rawValue] + provider.marks
      + (isValue ? provider.making : [])
    let types = provider.exposedAs.isEmpty ? provider.type : provider.exposedAs.joined(separator: ", ")
    let needs = index.needs(of: provider.id).map { "  \($0.kind.verb) \($0.to)\n" }
    return "\(provider.id): \(types), \(words.joined(separator: ", "))\n" + Set(needs).sorted().joined()
  }
}

extension GraphDocument.Provider {
  /// The properties of a provider beside its types and lifetime, as words.
  var marks: [String] {
    [
      ["internal", "private", "fileprivate"].contains(access) ? nil : access, eager ? "eager" : nil,
      live == true ? "live" : nil,
    ].compactMap(\.self) + effectMarks + (onClose.map { ["closed by \($0)"] } ?? []) + availability
  }

  /// The effects of asking for it, as words.
  var effectMarks: [String] {
    [
      effects.async.map { _ in "async" }, effects.throws.map { "throws \($0.type)" },
      effects.actor.map { "@\($0.name)" },
    ].compactMap(\.self)
  }

  /// How its value is made, as words.
  fileprivate var making: [String] {
    [
      exposedAs.contains(type) ? nil : "made as \(type)",
      arguments.isEmpty ? nil : "given \(signature)",
      takesContainer.map { "takes a \($0)" },
    ].compactMap(\.self)
  }
}
