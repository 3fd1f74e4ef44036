// SPDX-License-Identifier: MIT

/// A graph as a Mermaid flowchart, which code hosts draw where Markdown has it.
///
/// Boxes are values that are new each time, rounded ones are kept. Dotted arrows are asked for later.
struct MermaidText {
  private let graph: GraphDocument
  private let index: GraphIndex
  private let names: [String: String]

  init(_ graph: GraphDocument) {
    (self.graph, index) = (graph, GraphIndex(graph))
    names = Dictionary(uniqueKeysWithValues: graph.providers.enumerated().map { ($1.id, "n\($0)") })
  }

  var text: String {
    let modules = Dictionary(grouping: graph.providers, by: \.module).sorted { $0.key < $1.key }
    let groups = modules.enumerated().flatMap { number, group in
      ["  subgraph m\(number)[\"\(group.key.escaped)\"]"] + group.value.map { "    " + node($0) } + ["  end"]
    }
    return (["flowchart LR"] + groups + graph.edges.map(arrow)).map { $0 + "\n" }.joined()
  }

  private func node(_ provider: GraphDocument.Provider) -> String {
    let label = "\"\(provider.ownedAccessor.escaped)\""
    let name = names[provider.id] ?? ""
    switch provider.kind {
    case .collection: return "\(name)[[\(label)]]"
    case .requirement: return "\(name){{\(label)}}"
    case .child, .input: return "\(name)>\(label)]"
    default: return provider.lifetime == "transient" ? "\(name)[\(label)]" : "\(name)([\(label)])"
    }
  }

  private func arrow(_ edge: GraphDocument.Edge) -> String {
    let sign =
      switch edge.kind {
      case .eager, .collection: "-->"
      case .deferred: "-.->"
      case .overridePoint, .requirement, .replacement: "==>"
      }
    return "  \(names[edge.from] ?? "") \(sign) \(names[edge.to] ?? "")"
  }
}

extension String {
  /// The text inside a quoted label: signs that Mermaid or HTML reads as something else are written by their numbers.
  fileprivate var escaped: String { writing(Self.special) }

  private static let special = Dictionary(
    uniqueKeysWithValues: "#\"<>&%".unicodeScalars.map { ($0, "#\($0.value);") })
}
