// SPDX-License-Identifier: MIT

/// A graph as a Mermaid flowchart, which code hosts draw where Markdown has it.
///
/// Boxes are values that are new each time, rounded ones are kept. Dotted arrows are asked for later.
struct MermaidText {
  private let graph: GraphDocument
  private let names: [String: String]
  /// The modules that have edges to others. Mermaid draws any other from top to bottom, unless it has a direction of its own.
  /// These have none, because their edges would then end at the border of the module.
  private let joined: Set<String>

  init(_ graph: GraphDocument) {
    self.graph = graph
    let modules = Dictionary(uniqueKeysWithValues: graph.providers.map { ($0.id, $0.module) })
    let ends = graph.edges.map { [$0.from, $0.to].compactMap { modules[$0] } }
    joined = Set(ends.filter { $0.first != $0.last }.joined())
    names = Dictionary(uniqueKeysWithValues: graph.providers.enumerated().map { ($1.id, "n\($0)") })
  }

  var text: String { lines.map { $0 + "\n" }.joined() }

  /// The flowchart with colours for some providers, and words at the arrows that came or went.
  func text(
    marking marks: [(name: String, ids: Set<String>, style: String)], isGone: (GraphDocument.Edge) -> Bool,
    isNew: (GraphDocument.Edge) -> Bool
  ) -> String {
    let arrows = graph.edges.map { arrow($0, isGone($0) ? "gone" : isNew($0) ? "new" : nil) }
    let styles = marks.flatMap { mark in
      let nodes = mark.ids.compactMap { names[$0] }.sorted()
      return nodes.isEmpty
        ? []
        : [
          "  classDef \(mark.name) fill:\(mark.style)",
          "  class \(nodes.joined(separator: ",")) \(mark.name)",
        ]
    }
    return (lines.dropLast(graph.edges.count) + arrows + styles).map { $0 + "\n" }.joined()
  }

  private var lines: [String] {
    let modules = Dictionary(grouping: graph.providers, by: \.module).sorted { $0.key < $1.key }
    let groups = modules.enumerated().flatMap { number, group -> [String] in
      let nodes = group.value.map { "    \(node($0))" }
      let head = "  subgraph m\(number)[\"\(group.key.escaped)\"]"
      return [head] + direction(of: group.key) + nodes + ["  end"]
    }
    return ["flowchart LR"] + groups + zip(graph.edges, graph.programWords).map(arrow)
  }

  private func direction(of module: String) -> [String] {
    joined.contains(module) ? [] : ["    direction LR"]
  }

  private func node(_ provider: GraphDocument.Provider) -> String {
    let label = "\"\(provider.label.escaped)\""
    let name = names[provider.id] ?? ""
    switch provider.kind {
    case .collection: return "\(name)[[\(label)]]"
    case .requirement: return "\(name){{\(label)}}"
    case .child, .input: return "\(name)>\(label)]"
    default: return provider.lifetime == "transient" ? "\(name)[\(label)]" : "\(name)([\(label)])"
    }
  }

  /// The arrow, with a word at it: the program, if not all programs have it.
  private func arrow(_ edge: GraphDocument.Edge, _ word: String?) -> String {
    let sign =
      switch edge.kind {
      case .eager, .collection: "-->"
      case .deferred: "-.->"
      case .overridePoint, .requirement, .replacement: "==>"
      }
    let label = (word ?? edge.key).map { "|\"\($0.escaped)\"|" } ?? ""
    return "  \(names[edge.from] ?? "") \(sign)\(label) \(names[edge.to] ?? "")"
  }
}

extension String {
  /// The text inside a quoted label: signs that Mermaid or HTML reads as something else are written by their numbers.
  fileprivate var escaped: String { writing(Self.special) }

  private static let special = Dictionary(
    uniqueKeysWithValues: "#\"<>&%".unicodeScalars.map { ($0, "#\($0.value);") })
}
