// SPDX-License-Identifier: MIT

import DIGeneratorCore

/// `why`: the shortest ways to a provider from the places that start something: calls on a container, and eager providers.
struct WhyCommand: PlainQuestion {
  /// How many ways are shown.
  private static let limit = 5

  let words: AskWords
  let asked: AskedGraph

  func answer(_ reading: AskedGraph.Reading) throws(NoAnswer) -> Section {
    let index = reading.index
    let all = try index.demand(words.key).map { Ways(to: $0, reading) }
    let limit = words.has("--all") ? .max : Self.limit
    let texts = all.map { index.line(on: $0.provider) + "\n" + $0.text(limit: limit) }
    return Section(text: texts.joined(separator: "\n"), data: ["answers": all.map { $0.data(limit: limit) }])
  }
}

/// The ways to a provider.
private struct Ways {
  let provider: GraphIndex.Provider
  private let reading: AskedGraph.Reading
  private let reach: Reach
  /// The places that may be calls, by provider.
  private let doubtful: [String: [GraphDocument.Call]]
  /// The calls in files beside the graph's modules, by provider.
  private let elsewhere: [String: [GraphDocument.Call]]

  init(to provider: GraphIndex.Provider, _ reading: AskedGraph.Reading) {
    (self.provider, self.reading) = (provider, reading)
    reach = reading.index.reachOfUsers(of: [provider.id])
    doubtful = Dictionary(grouping: reading.report.doubtful, by: \.id)
    elsewhere = Dictionary(grouping: reading.report.callsElsewhere, by: \.id)
  }

  private var index: GraphIndex { reading.index }

  func text(limit: Int) -> String {
    let starts = starts
    if !starts.isEmpty { return text(from: starts, limit: limit) }
    let perhaps = reach.order.filter { doubtful[$0] != nil }
    if perhaps.isEmpty { return withoutStart(limit: limit) }
    return
      "No call was found on a value that is known to be a container, and warmUp() does not build it. These may be calls:\n\n"
      + text(from: perhaps, limit: limit)
  }

  /// The providers that a call or warmUp() begins with, nearest first. A call in the code of a provider is a step of a way from that.
  private var starts: [String] {
    let all = reach.order.filter { !index.calls(of: $0).isEmpty || index[$0]?.eager == true }
    let own = all.filter { id in
      index[id]?.eager == true || index.calls(of: id).contains { $0.by == nil || reach.order.count == 1 }
    }
    return own.isEmpty ? all : own
  }

  /// The ways from the places that start something, as JSON.
  func data(limit: Int) -> WaysData {
    let ways = starts.prefix(limit).map { start in
      WaysData.Way(
        start: start, eager: index[start]?.eager == true, calls: index.calls(of: start),
        steps: reach.way(from: start))
    }
    return WaysData(provider: provider.id, ways: ways, more: starts.count - ways.count)
  }

  /// The ways from some providers, nearest first.
  private func text(from starts: [String], limit: Int) -> String {
    let ways = starts.prefix(limit).map { way(from: $0) }.joined(separator: "\n")
    let rest = starts.count - min(limit, starts.count)
    return ways + (rest == 0 ? "" : "\n\(rest.counted("more way")); --all shows them\n")
  }

  private func way(from start: String) -> String {
    var rows = [[index.title(of: start), reason(of: start)].filter { !$0.isEmpty }]
    for (depth, edge) in reach.way(from: start).enumerated() {
      rows.append([String(repeating: "  ", count: depth + 1) + index.step(edge), edge.place])
    }
    return rows.aligned(indent: "")
  }

  private func reason(of start: String) -> String {
    let all = index.calls(of: start)
    let own = all.contains { $0.by == nil } ? all.filter { $0.by == nil } : all
    let (calls, perhaps) = (own.isEmpty ? elsewhere[start] ?? [] : own, doubtful[start] ?? [])
    let isEager = index[start]?.eager == true
    let reasons = [
      calls.isEmpty ? nil : "asked for in \(index.places(of: calls))", isEager ? "built by warmUp()" : nil,
      calls.isEmpty && !isEager && !perhaps.isEmpty
        ? "perhaps asked for in \(index.places(of: perhaps))" : nil,
    ]
    return reasons.compactMap(\.self).joined(separator: ", ")
  }

  /// The text where no call and no eager provider leads here: the providers that nothing else needs.
  private func withoutStart(limit: Int) -> String {
    let tops = reach.order.filter { index.users(of: $0).isEmpty && $0 != provider.id }
    let seen = tops.isEmpty ? [provider.id] : tops
    let isOpen = seen.contains { id in
      index[id].map { $0.access == "public" && reading.exported.contains($0.module) } == true
    }
    let files = reading.report.searched == 1 ? "the file" : "the \(reading.report.searched) files"
    let modules = reading.graph.modules.filter(\.isRead).map(\.name).joined(separator: ", ")
    let nothing =
      "No call was found that leads to it in \(files) of \(modules), and warmUp() does not build it.\n"
    let others = reach.order.filter { elsewhere[$0] != nil }
    if !others.isEmpty {
      return nothing + "\nTests or other targets ask for it:\n\n" + text(from: others, limit: limit)
    }
    let open = isOpen ? "It is public, so other packages may ask for it.\n" : ""
    if tops.isEmpty { return nothing + (open.isEmpty ? "Nothing needs it.\n" : open) + index.openAskers }
    return nothing + "\nThese need it, and nothing needs them:\n\n"
      + tops.prefix(10).map { way(from: $0) }.joined(separator: "\n")
  }
}

/// The answer as JSON: the ways to a provider.
private struct WaysData: Encodable {
  struct Way: Encodable {
    var start: String
    /// Whether warmUp() builds the start, and the calls that ask for it.
    var eager: Bool
    var calls: [GraphDocument.Call]
    var steps: [GraphDocument.Edge]
  }

  var provider: String
  var ways: [Way]
  /// How many ways are left out.
  var more: Int
}
