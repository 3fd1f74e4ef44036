// SPDX-License-Identifier: MIT

import DIGeneratorCore

/// `graph`: prints the graph for another program.
struct GraphCommand {
  private let asked: AskedGraph

  init(_ words: Words) throws(UsageError) {
    var (words, others) = (words, [String]())
    while let word = words.next() {
      switch word {
      case "--format": _ = try words.value(behind: word)
      default: others.append(word)
      }
    }
    asked = try AskedGraph(others)
  }

  func run(_ output: (String) -> Void, _ errors: (String) -> Void) -> Int32 {
    output(GraphJSON.text(of: asked.read().graph))
    return 0
  }
}
