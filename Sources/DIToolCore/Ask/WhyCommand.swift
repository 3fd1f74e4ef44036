// SPDX-License-Identifier: MIT

import DIGeneratorCore

/// `why`: the shortest ways to a provider from the places that start something: calls on a container, and eager providers.
struct WhyCommand: Question {
  /// How many ways are shown.
  private static let limit = 5

  private let key: String
  private let showsAll: Bool
  let asked: AskedGraph

  init(_ words: Words) throws(UsageError) {
    let words = try AskWords(words, keyOf: "why", flags: ["--all"])
    (key, showsAll, asked) = (words.key, words["--all"] != nil, words.asked)
  }

  func answer(_ reading: AskedGraph.Reading) throws(NoAnswer) -> Answer {
    let index = reading.index
    let texts = try index.demand(key).map { provider in
      index.line(on: provider) + "\n"
        + Ways(to: provider, index, reading.exported).text(limit: showsAll ? .max : Self.limit)
    }
    return Answer(text: texts.joined(separator: "\n"))
  }
}

/// The ways to a provider.
private struct Ways {
  private let provider: GraphIndex.Provider
  private let index: GraphIndex
  private let exported: Set<String>
  private let reach: Reach

  init(to provider: GraphIndex.Provider, _ index: GraphIndex, _ exported: Set<String>) {
    (self.provider, self.index, self.exported) = (provider, index, exported)
    reach = index.reachOfUsers(of: provider.id)
  }

  /// The providers that start a way, nearest first.
  private var starts: [String] {
    reach.order.filter { !index.calls(of: $0).isEmpty || index[$0]?.eager == true }
  }

  func text(limit: Int) -> String {
    let starts = starts
    if starts.isEmpty { return withoutStart }
    let ways = starts.prefix(limit).map { way(from: $0) }.joined(separator: "\n")
    let rest = starts.count - min(limit, starts.count)
    return ways + (rest == 0 ? "" : "\n\(rest.counted("more way")); --all shows them\n")
  }

  private func way(from start: String) -> String {
    var rows = [[index.title(of: start), reason(of: start)]]
    var (id, depth) = (start, 1)
    while id != provider.id, let edge = reach.edges[id] {
      rows.append([String(repeating: "  ", count: depth) + index.step(edge), edge.place])
      (id, depth) = (edge.to, depth + 1)
    }
    return rows.aligned(indent: "")
  }

  private func reason(of start: String) -> String {
    let calls = index.calls(of: start)
    let isEager = index[start]?.eager == true ? "built by warmUp()" : ""
    let isCalled = calls.isEmpty ? "" : "asked for in \(index.places(of: calls))"
    return [isCalled, isEager].filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// The text where no call and no eager provider leads here: the providers that nothing else needs.
  private var withoutStart: String {
    let tops = reach.order.filter { index.users(of: $0).isEmpty && $0 != provider.id }
    let seen = tops.isEmpty ? [provider.id] : tops
    let open = seen.filter { index[$0].map { $0.access == "public" && exported.contains($0.module) } == true }
    let nothing = "No call was found that leads to it, and warmUp() does not build it.\n"
    if tops.isEmpty {
      return nothing
        + (open.isEmpty ? "Nothing needs it.\n" : "It is public, so other packages may ask for it.\n")
    }
    return nothing + "\nThese need it, and nothing needs them:\n\n"
      + tops.prefix(10).map { way(from: $0) }.joined(separator: "\n")
  }
}
