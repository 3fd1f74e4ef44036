// SPDX-License-Identifier: MIT

import DIGeneratorCore
import Foundation

/// `diff`: the differences of two graphs, each from a JSON file, a revision of git, or the files as they are.
struct DiffCommand {
  private let old: String
  /// The other side; nil for the files as they are.
  private let new: String?
  private let targets: [String]

  init(_ words: Words) throws(UsageError) {
    var (words, sides, others) = (words, [String](), [String]())
    while let word = words.next() {
      let isSide = others.isEmpty && sides.count < 2 && !word.hasPrefix("-") && !word.hasPrefix("@")
      if isSide { sides.append(word) } else { others.append(word) }
    }
    guard let old = sides.first else {
      throw UsageError(
        message: "'diff' needs a JSON file or a revision of git to compare with, as in: di diff main")
    }
    (self.old, new, targets) = (old, sides.dropFirst().first, others)
    // Two files need no targets.
    if new == nil || !others.isEmpty { _ = try AskedGraph(others) }
  }

  /// Runs the command.
  /// - Returns: the exit code.
  func run(_ output: (String) -> Void, _ errors: (String) -> Void) throws(UsageError) -> Int32 {
    do throws(NoAnswer) {
      output(GraphDifference(try graph(old), try graph(new)).markdown)
      return 0
    } catch {
      errors(error.text)
      return 1
    }
  }

  private func graph(_ side: String?) throws(NoAnswer) -> GraphDocument {
    if let side, !FileManager.default.fileExists(atPath: side) { return try Revision(side, targets).graph() }
    let asked: AskedGraph
    do throws(UsageError) {
      if let side { return try GraphJSON.graph(at: side) }
      asked = try AskedGraph(targets)
    } catch { throw NoAnswer(message: error.message) }
    let reading = try asked.read(calls: false)
    try reading.demandNoMistakes(for: "diff")
    return reading.graph
  }
}
