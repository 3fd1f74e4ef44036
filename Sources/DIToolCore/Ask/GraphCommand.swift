// SPDX-License-Identifier: MIT

import DIGeneratorCore
import Foundation

/// `graph`: prints the graph, or a part of it, for another program.
struct GraphCommand: Question {
  private let words: AskWords
  private let part: Part
  let asked: AskedGraph

  init(_ words: AskWords) throws(UsageError) {
    (self.words, asked) = (words, try AskedGraph(words.targets))
    part = Part(
      around: words["--around"], depth: try words.number(behind: "--depth"), container: words["--container"],
      module: words["--only-module"])
    if part.depth != nil, part.around == nil {
      throw UsageError(message: "'--depth' goes with the provider in the middle: --around KEY")
    }
    if let file = words["--output"] { try asked.targets.guardSources(from: file, "--output") }
  }

  func answer(_ readings: [AskedGraph.Reading]) throws(NoAnswer) -> Answer {
    var (graphs, failures) = ([GraphDocument](), [String]())
    for reading in readings {
      do throws(NoAnswer) { graphs.append(try part.cut(reading.index)) } catch {
        failures.append(error.message)
      }
    }
    if graphs.isEmpty { throw NoAnswer(message: failures.unique.joined(separator: "\n")) }
    var graph = GraphDocument(merging: graphs)
    let isPage = words["--format"] == "html" || words.has("--open")
    // A page has numbers and names unused providers, which may be wrong of the whole graph, or of mended sources.
    let title =
      graph.root + part.title + (readings.diagnostics.isEmpty ? "" : " (from sources with mistakes)")
    if isPage, graphs.count == 1 { graph.root = title }
    let text = isPage ? GraphPage.html(json: GraphJSON.text(of: graph), title: title) : text(of: graph)
    return try words.has("--open") ? shown(text, graph) : written(text)
  }

  private func text(of graph: GraphDocument) -> String {
    switch words["--format"] {
    case "mermaid": MermaidText(graph).text
    case "dot": DotText(graph).text
    default: GraphJSON.text(of: graph)
    }
  }

  private func written(_ text: String) throws(NoAnswer) -> Answer {
    try words["--output"].map { file throws(NoAnswer) in try text.written(to: file) } ?? Answer(text: text)
  }

  /// Shows the page in a browser, or says where it is.
  private func shown(_ text: String, _ graph: GraphDocument) throws(NoAnswer) -> Answer {
    let name = graph.root.filter { $0.isLetter || $0.isNumber }
    let folder = FileManager.default.temporaryDirectory
    let file = words["--output"] ?? folder.appending(path: "di-\(name).html").path
    _ = try text.written(to: file)
    #if os(macOS)
    let opener = "open"
    #else
    let opener = "xdg-open"
    #endif
    let isShown = Program.run([opener, file])?.code == 0
    let hint = isShown ? "" : "; no browser could be started, so open it there"
    return Answer(text: "the page is \(file)\(hint)\n")
  }
}

extension String {
  /// Writes an answer to a file.
  func written(to file: String) throws(NoAnswer) -> Answer {
    do throws(FileSystem.Failure) { try FileSystem.write(Array(utf8), to: file) } catch {
      throw NoAnswer(message: "'\(file)' cannot be written: \(error.reason)")
    }
    return Answer(text: "")
  }
}
