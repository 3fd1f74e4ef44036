// SPDX-License-Identifier: MIT

import DIGeneratorCore

/// `graph`: prints the graph, or a part of it, for another program.
struct GraphCommand: Question {
  /// The forms in which a graph is printed.
  enum Format: String, CaseIterable {
    case json, html, mermaid, dot
  }

  private let format: Format
  private let part: Part
  let asked: AskedGraph

  init(_ words: Words) throws(UsageError) {
    let words = try AskWords(
      words, options: ["--format", "--around", "--depth", "--container", "--only-module"])
    let name = words["--format"] ?? Format.json.rawValue
    guard let format = Format(rawValue: name) else {
      let all = Format.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError(message: "'\(name)' is no form of graphs; there are \(all)")
    }
    (self.format, asked) = (format, words.asked)
    part = Part(
      around: words["--around"], depth: try words.number(behind: "--depth"), container: words["--container"],
      module: words["--only-module"])
  }

  func answer(_ reading: AskedGraph.Reading) throws(NoAnswer) -> Answer {
    var graph = try part.cut(reading.index)
    switch format {
    case .json: return Answer(text: GraphJSON.text(of: graph))
    case .html:
      // A page has numbers and names unused providers, which may be wrong of the whole graph, or of mended sources.
      graph.root += part.title + (reading.diagnostics.isEmpty ? "" : " (from sources with mistakes)")
      return Answer(text: GraphPage.html(json: GraphJSON.text(of: graph), title: graph.root))
    case .mermaid: return Answer(text: MermaidText(graph).text)
    case .dot: return Answer(text: DotText(graph).text)
    }
  }
}
