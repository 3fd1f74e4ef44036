// SPDX-License-Identifier: MIT

import DIGeneratorCore

/// `who`: all providers that need one, directly or through others.
struct WhoCommand: PlainQuestion {
  let words: AskWords
  let asked: AskedGraph

  func answer(_ reading: AskedGraph.Reading) throws(NoAnswer) -> Section {
    let providers = try reading.index.demand(words.key)
    return Section(
      text: providers.map { text(on: $0, reading) }.joined(separator: "\n"),
      data: ["answers": providers.map { data(on: $0, reading) }])
  }

  private func data(on provider: GraphIndex.Provider, _ reading: AskedGraph.Reading) -> UsersData {
    let reach = reading.index.reachOfUsers(of: [provider.id])
    let users = reach.order.dropFirst().map { id in
      UsersData.User(
        id: id, distance: reach.distances[id] ?? 0, step: reach.way(from: id).first)
    }
    return UsersData(
      provider: provider.id, users: users, calls: reading.index.calls(of: provider.id),
      callsElsewhere: reading.report.callsElsewhere.filter { $0.id == provider.id })
  }

  private func text(on provider: GraphIndex.Provider, _ reading: AskedGraph.Reading) -> String {
    let index = reading.index
    let reach = index.reachOfUsers(of: [provider.id])
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
      + (all.isEmpty
        ? "\nNothing needs it, and no call was found that asks for it.\n\(index.openAskers)" : all)
  }

  private static func list(_ title: String, _ calls: [GraphDocument.Call]) -> String {
    calls.isEmpty ? "" : "\n\(title)\n" + calls.map { "  \($0.place)\n" }.joined()
  }

  private func list(_ title: String, _ ids: [String], _ reach: Reach, _ index: GraphIndex) -> String {
    if ids.isEmpty { return "" }
    let rows = ids.compactMap { id in
      reach.way(from: id).first.map { edge in
        [
          index.title(of: id), reach.distances[id] == 1 ? edge.stepToIt : index.step(edge), edge.place,
        ]
      }
    }
    return "\n\(title) \(ids.count) of \(index.graph.providers.count) providers\n\(rows.aligned())"
  }
}

/// The answer as JSON: all that need a provider, nearest first.
private struct UsersData: Encodable {
  struct User: Encodable {
    var id: String
    var distance: Int
    /// The first step of the shortest way.
    var step: GraphDocument.Edge?
  }

  var provider: String
  var users: [User]
  var calls: [GraphDocument.Call]
  /// The calls in tests and in other targets.
  var callsElsewhere: [GraphDocument.Call]
}

extension GraphIndex {
  /// A line on the providers that take a container; empty if there are none.
  var openAskers: String {
    let askers = graph.providers.filter { $0.takesContainer != nil }.map { title(of: $0.id) }
    if askers.isEmpty { return "" }
    return
      "\(askers.joined(separator: ", ")) \(askers.count == 1 ? "takes" : "take") a container and may ask it for anything.\n"
  }
}
