// SPDX-License-Identifier: MIT

/// A graph in the language of Graphviz, with the same shapes and arrows as ``MermaidText``.
struct DotText {
  private let graph: GraphDocument

  init(_ graph: GraphDocument) { self.graph = graph }

  var text: String {
    let modules = Dictionary(grouping: graph.providers, by: \.module).sorted { $0.key < $1.key }
    let groups = modules.enumerated().flatMap { number, group -> [String] in
      let nodes = group.value.map { "    \(node($0))" }
      return ["  subgraph cluster_\(number) {", "    label=\(group.key.quoted)"] + nodes + ["  }"]
    }
    let head = ["digraph {", "  rankdir=LR", "  node [shape=box]"]
    let lines = head + groups + zip(graph.edges, graph.programWords).map(arrow)
    return lines.joined(separator: "\n") + "\n}\n"
  }

  private func node(_ provider: GraphDocument.Provider) -> String {
    let shape =
      switch provider.kind {
      case .collection: ", shape=folder"
      case .requirement: ", shape=hexagon"
      case .child, .input: ", shape=cds"
      default: provider.lifetime == "transient" ? "" : ", style=rounded"
      }
    return "\(provider.id.quoted) [label=\(provider.label.quoted)\(shape)]"
  }

  private func arrow(_ edge: GraphDocument.Edge, _ word: String?) -> String {
    let style =
      switch edge.kind {
      case .eager, .collection: ""
      case .deferred: " [style=dotted]"
      case .overridePoint, .requirement, .replacement: " [style=bold]"
      }
    let label = (word ?? edge.key).map { " [label=\($0.quoted)]" } ?? ""
    return "  \(edge.from.quoted) -> \(edge.to.quoted)\(style)\(label)"
  }
}

extension String {
  fileprivate var quoted: String { "\"\(writing(["\\": "\\\\", "\"": "\\\""]))\"" }
}
