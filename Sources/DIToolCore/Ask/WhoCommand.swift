// SPDX-License-Identifier: MIT

import DIGeneratorCore

/// `who`: all providers that need one, directly or through others.
struct WhoCommand: Question {
  private let key: String
  let asked: AskedGraph

  init(_ words: Words) throws(UsageError) {
    let words = try AskWords(words, keyOf: "who")
    (key, asked) = (words.key, words.asked)
  }

  func answer(_ reading: AskedGraph.Reading) throws(NoAnswer) -> Answer {
    let texts = try reading.index.demand(key).map { text(on: $0, reading) }
    return Answer(text: texts.joined(separator: "\n"))
  }

  private func text(on provider: GraphIndex.Provider, _ reading: AskedGraph.Reading) -> String {
    let index = reading.index
    let reach = index.reachOfUsers(of: provider.id)
    let users = reach.order.dropFirst()
    let direct = users.filter { reach.distances[$0] == 1 }
    let others = users.filter { reach.distances[$0] != 1 }
    let calls = index.calls(of: provider.id)
    let elsewhere = reading.report.callsElsewhere.filter { $0.id == provider.id }
    let perhaps =
      calls.isEmpty && elsewhere.isEmpty && users.isEmpty
      ? reading.report.doubtful.filter { $0.id == provider.id } : []
    let parts = [
      list("Needed directly by", direct, reach, index),
      list("Needed through others by", others, reach, index),
      Self.list("Asked for in", calls), Self.list("Asked for in tests or other targets", elsewhere),
      Self.list("Perhaps asked for in", perhaps),
    ]
    let all = parts.joined()
    return index.line(on: provider)
      + (all.isEmpty ? "\nNothing needs it, and no call was found that asks for it.\n" : all)
  }

  private static func list(_ title: String, _ calls: [GraphDocument.Call]) -> String {
    calls.isEmpty ? "" : "\n\(title)\n" + calls.map { "  \($0.place)\n" }.joined()
  }

  private func list(_ title: String, _ ids: [String], _ reach: Reach, _ index: GraphIndex) -> String {
    if ids.isEmpty { return "" }
    let rows = ids.compactMap { id in
      reach.edges[id].map { edge in
        [
          index.title(of: id), reach.distances[id] == 1 ? "\(edge.kind.verb) it" : index.step(edge),
          edge.place,
        ]
      }
    }
    return "\n\(title) \(ids.count) of \(index.graph.providers.count) providers\n\(rows.aligned())"
  }
}
