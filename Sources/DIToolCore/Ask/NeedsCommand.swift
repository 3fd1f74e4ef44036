// SPDX-License-Identifier: MIT

import DIGeneratorCore

/// `needs`: the tree of all that a provider needs, and where its effects enter.
struct NeedsCommand: Question {
  private let key: String
  private let depth: Int
  let asked: AskedGraph
  static let needsCalls = false

  init(_ words: Words) throws(UsageError) {
    let words = try AskWords(words, keyOf: "needs", options: ["--depth"])
    (key, asked) = (words.key, words.asked)
    depth = try words.number(behind: "--depth") ?? .max
  }

  func answer(_ reading: AskedGraph.Reading) throws(NoAnswer) -> Answer {
    let texts = try reading.index.demand(key).map { provider in
      var tree = NeedTree(reading.index, depth: depth)
      return tree.text(of: provider)
    }
    return Answer(text: texts.joined(separator: "\n"))
  }
}

/// A tree of needs. A part that was shown is not shown again.
private struct NeedTree {
  private let index: GraphIndex
  private let depth: Int
  private var shown: Set<String> = []
  private var rows: [[String]] = []

  init(_ index: GraphIndex, depth: Int) { (self.index, self.depth) = (index, depth) }

  mutating func text(of provider: GraphIndex.Provider) -> String {
    shown.insert(provider.id)
    addNeeds(of: provider.id, below: "", 1)
    let all = index.reachOfNeeds(of: [provider.id]).order.count - 1
    let open = provider.openNeeds
    let none = open.isEmpty ? "It needs nothing.\n" : "No parameter of it needs a provider.\n"
    let count =
      (all == 0 ? none : "It needs \(all.counted("provider")).\n") + open.map { "It \($0).\n" }.joined()
    let effects = index.effectLines(of: provider)
    let tree = rows.isEmpty ? "" : "\n\(index.title(of: provider.id))\n\(rows.aligned(indent: ""))"
    return index.line(on: provider) + effects + tree + "\n" + count
  }

  private mutating func addNeeds(of id: String, below indent: String, _ level: Int) {
    let needs = index.needs(of: id)
    for (number, edge) in needs.enumerated() {
      guard let provider = index[edge.to] else { continue }
      let isLast = number == needs.count - 1
      let below = index.needs(of: edge.to)
      let isFolded = !below.isEmpty && (shown.contains(edge.to) || level >= depth)
      let mark = isFolded ? shown.contains(edge.to) ? " (shown above)" : " …" : ""
      rows.append([
        indent + (isLast ? "└─ " : "├─ ") + edge.kind.mark + index.title(of: edge.to) + mark,
        ([index.nature(of: provider)] + index.entering(provider) + provider.openNeeds).joined(
          separator: ", "),
      ])
      shown.insert(edge.to)
      if !isFolded { addNeeds(of: edge.to, below: indent + (isLast ? "   " : "│  "), level + 1) }
    }
  }
}

extension GraphDocument.Edge.Kind {
  /// The word in front of a node of a tree.
  fileprivate var mark: String {
    switch self {
    case .eager: ""
    case .deferred: "later: "
    case .collection: "element: "
    case .overridePoint: "as: "
    case .requirement: "met by: "
    case .replacement: "replaced by: "
    }
  }
}

extension GraphDocument.Provider {
  /// The ways in which it asks a container for values, beside its parameters.
  fileprivate var openNeeds: [String] {
    [
      injected.map { "has injected properties for \($0.joined(separator: ", "))" },
      takesContainer.map { _ in "takes a container and may ask it for anything" },
    ].compactMap(\.self)
  }
}

extension GraphIndex {
  /// The effects that enter the graph at a provider.
  func entering(_ provider: Provider) -> [String] {
    effects(of: provider).filter { $0.source == provider.id }.map { "\($0.words) enters here" }
  }

  /// A line for each effect of a provider, with its source.
  func effectLines(of provider: Provider) -> String {
    effects(of: provider).map { effect in
      let origin =
        effect.source == provider.id
        ? "by itself" : "from \(title(of: effect.source)) (\(self[effect.source]?.place ?? ""))"
      return "\(effect.words): \(origin)\n"
    }.joined()
  }

  private func effects(of provider: Provider) -> [(words: String, source: String)] {
    let effects = provider.effects
    return [
      effects.async.map { ("async", $0.source) },
      effects.throws.map { ("throws \($0.type)", $0.source) },
      effects.actor.map { ("@\($0.name)", $0.source) },
    ].compactMap(\.self)
  }
}
