// SPDX-License-Identifier: MIT

import DIGeneratorCore

/// `whynot TYPE --for KEY`: why the parameters of a provider do not get a value of a type, with the rule that decides.
struct WhyNotCommand: Question {
  private let key: String
  private let consumer: String
  let asked: AskedGraph
  static let needsCalls = false

  init(_ words: Words) throws(UsageError) {
    let words = try AskWords(words, keyOf: "whynot", options: ["--for"])
    guard let consumer = words["--for"] else {
      throw UsageError(message: "'whynot' needs the provider that does not get the type: --for greeter")
    }
    (key, self.consumer, asked) = (words.key, consumer, words.asked)
  }

  func answer(_ reading: AskedGraph.Reading) throws(NoAnswer) -> Answer {
    let index = reading.index
    var (texts, failure) = ([String](), NoAnswer?.none)
    // Several providers may have the name, under '#if' for instance, and not all of them a parameter of the type.
    for consumer in try index.demand(consumer) {
      do throws(NoAnswer) {
        let text = try Choice(of: consumer, reading).text(on: key)
        texts.append(index.line(on: consumer) + "\n" + text + Self.mistakes(of: consumer, reading))
      } catch { failure = failure ?? error }
    }
    if texts.isEmpty, let failure { throw failure }
    return Answer(text: texts.joined(separator: "\n"))
  }

  /// The diagnostics at the provider, which know more than the graph: types without a directive, for instance.
  private static func mistakes(of consumer: GraphIndex.Provider, _ reading: AskedGraph.Reading) -> String {
    let own = reading.diagnostics.filter { diagnostic in
      diagnostic.place.path.hasSuffix(consumer.path) && diagnostic.message.contains("'\(consumer.accessor)'")
        || diagnostic.notes.contains { $0.message.contains("'\(consumer.accessor)'") }
    }
    return own.isEmpty ? "" : "\nThe build says\n\n" + own.map(\.text).joined()
  }
}
