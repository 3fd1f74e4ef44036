// SPDX-License-Identifier: MIT

import DIGeneratorCore

/// `graph`: prints the graph, or a part of it, for another program.
struct GraphCommand: Question {
  let asked: AskedGraph

  init(_ words: Words) throws(UsageError) {
    let words = try AskWords(words, options: ["--format"])
    asked = words.asked
  }

  func answer(_ reading: AskedGraph.Reading) throws(NoAnswer) -> Answer {
    Answer(text: GraphJSON.text(of: reading.graph))
  }
}
