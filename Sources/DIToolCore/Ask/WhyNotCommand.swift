// SPDX-License-Identifier: MIT

import DIGeneratorCore

/// `whynot TYPE --for KEY`: why the parameters of a provider do not get a value of a type, with the rule that decides.
struct WhyNotCommand: ProgramQuestion {
  private let consumer: String
  let words: AskWords
  let asked: AskedGraph
  static let needsCalls = false

  init(_ words: AskWords) throws(UsageError) {
    (self.words, asked) = (words, try AskedGraph(words.targets))
    guard let consumer = words["--for"] else {
      throw UsageError(message: "'whynot' needs the provider that does not get the type: --for greeter")
    }
    self.consumer = consumer
  }

  func answer(_ reading: AskedGraph.Reading) throws(NoAnswer) -> Section {
    let index = reading.index
    var (texts, failure) = ([String](), NoAnswer?.none)
    // Several providers may have the name, under '#if' for instance, and not all of them a parameter of the type.
    for consumer in try index.demand(consumer) {
      do throws(NoAnswer) {
        let text = try Choice(of: consumer, reading).text(on: words.key)
        texts.append(index.line(on: consumer) + "\n" + text + Self.mistakes(of: consumer, reading))
      } catch { failure = failure ?? error }
    }
    if texts.isEmpty, let failure { throw failure }
    return Section(text: texts.joined(separator: "\n"), data: ["answers": texts])
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
