// SPDX-License-Identifier: MIT

import DIGeneratorCore
import Foundation

/// `diff`: the differences of two graphs, each from a JSON file, a revision of git, or the files as they are.
struct DiffCommand {
  private let words: AskWords
  private var old: String { words.plain[0] }
  /// The other side; nil for the files as they are.
  private var new: String? { words.plain.dropFirst().first }

  init(_ words: AskWords) throws(UsageError) {
    self.words = words
    // Two files need no targets.
    if new == nil || !words.targets.isEmpty { _ = try AskedGraph(words.targets) }
  }

  /// Runs the command.
  /// - Returns: the exit code.
  func run(_ output: (String) -> Void, _ errors: (String) -> Void) throws(UsageError) -> Int32 {
    do throws(NoAnswer) {
      let text = try text(from: graphs(old), to: graphs(new))
      if let file = words["--output"] { _ = try text.written(to: file) } else { output(text) }
      return words.has("--exit-code") && !text.isEmpty ? 1 : 0
    } catch {
      errors(error.text)
      return 1
    }
  }

  /// A section for each program of one side. Programs with the same differences share one.
  private func text(from old: [GraphDocument], to new: [GraphDocument]) -> String {
    let names = (new + old).map(\.root).unique
    // A graph of one program may have another name, for that was renamed.
    let isPair = old.count == 1 && new.count == 1
    var sections: [(programs: [String], text: String)] = []
    for name in isPair ? Array(names.prefix(1)) : names {
      func side(_ graphs: [GraphDocument]) -> GraphDocument {
        graphs.first { isPair || $0.root == name } ?? GraphDocument(tool: "", root: name)
      }
      let difference = GraphDifference(side(old), side(new))
      let text = words["--format"] == "mermaid" ? difference.mermaid : difference.markdown
      if text.isEmpty { continue }
      if let same = sections.firstIndex(where: { $0.text == text }) {
        sections[same].programs.append(name)
      } else {
        sections.append(([name], text))
      }
    }
    if isPair { return sections.first?.text ?? "" }
    return sections.map { section in
      let text = words["--format"] == "mermaid" ? "```mermaid\n\(section.text)```\n" : section.text
      return "## \(section.programs.joined(separator: ", "))\n\n\(text)"
    }.joined(separator: "\n")
  }

  private func graphs(_ side: String?) throws(NoAnswer) -> [GraphDocument] {
    var isFolder: ObjCBool = false
    // A revision may have the name of a folder.
    if let side, !FileManager.default.fileExists(atPath: side, isDirectory: &isFolder) || isFolder.boolValue {
      return try Revision(side, words.targets).graphs()
    }
    let asked: AskedGraph
    do throws(UsageError) {
      if let side { return try GraphJSON.graph(at: side).programs }
      asked = try AskedGraph(words.targets)
    } catch { throw NoAnswer(message: error.message) }
    let readings = try asked.read(calls: false)
    try readings.demandNoMistakes(for: "diff")
    return readings.map(\.graph)
  }
}
