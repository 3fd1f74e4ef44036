// SPDX-License-Identifier: MIT

import DIGeneratorCore

/// `needs`: the tree of all that a provider needs, and where its effects enter.
struct NeedsCommand: ProgramQuestion {
  private let depth: Int
  let words: AskWords
  let asked: AskedGraph
  static let needsCalls = false

  init(_ words: AskWords) throws(UsageError) {
    depth = try words.number(behind: "--depth") ?? .max
    (self.words, asked) = (words, try AskedGraph(words.targets))
  }

  func answer(_ reading: AskedGraph.Reading) throws(NoAnswer) -> Section {
    let providers = try reading.index.demand(words.key)
    let texts = providers.map { provider in
      var tree = NeedTree(reading.index, depth: depth)
      return tree.text(of: provider)
    }
    return Section(
      text: texts.joined(separator: "\n"), data: ["answers": providers.map { data(on: $0, reading.index) }])
  }

  private func data(on provider: GraphIndex.Provider, _ index: GraphIndex) -> NeedsData {
    let reach = index.reachOfNeeds(of: [provider.id])
    let needs = reach.order.dropFirst().filter { (reach.distances[$0] ?? 0) <= depth }.map { id in
      NeedsData.Need(
        id: id, distance: reach.distances[id] ?? 0, step: reach.way(from: id).first)
    }
    return NeedsData(provider: provider.id, effects: provider.effects, needs: needs)
  }
}

/// The answer as JSON: all that a provider needs, nearest first.
private struct NeedsData: Encodable {
  struct Need: Encodable {
    var id: String
    var distance: Int
    /// The last step of the shortest way.
    var step: GraphDocument.Edge?
  }

  var provider: String
  var effects: GraphDocument.Effects
  var needs: [Need]
}

/// A tree of needs. A part that was shown is not shown again.
private struct NeedTree {
  private let index: GraphIndex
  private let depth: Int
  private var shown: Set<Reach.State> = []
  private var rows: [[String]] = []

  init(_ index: GraphIndex, depth: Int) { (self.index, self.depth) = (index, depth) }

  mutating func text(of provider: GraphIndex.Provider) -> String {
    let needs = Needs(of: provider.id, index)
    shown.insert(needs.state)
    add(needs, below: "", 1)
    let all = index.reachOfNeeds(of: [provider.id]).order.count - 1
    let open = provider.openNeeds
    let none = open.isEmpty ? "It needs nothing.\n" : "No parameter of it needs a provider.\n"
    let count =
      (all == 0 ? none : "It needs \(all.counted("provider")).\n") + open.map { "It \($0).\n" }.joined()
    let effects = index.effectLines(of: provider)
    let tree = rows.isEmpty ? "" : "\n\(index.title(of: provider.id))\n\(rows.aligned(indent: ""))"
    return index.line(on: provider) + effects + tree + "\n" + count
  }

  private mutating func add(_ needs: Needs, below indent: String, _ level: Int) {
    let edges = needs.edges
    for (number, edge) in edges.enumerated() {
      guard let provider = index[edge.to] else { continue }
      let isLast = number == edges.count - 1
      let below = needs.behind(edge)
      let isKnown = shown.contains(below.state)
      let isFolded = !below.edges.isEmpty && (isKnown || level >= depth)
      let mark = isFolded ? isKnown ? " (shown above)" : " …" : ""
      rows.append([
        indent + (isLast ? "└─ " : "├─ ") + edge.mark + index.title(of: edge.to) + mark,
        ([index.nature(of: provider)] + index.entering(provider) + provider.openNeeds).joined(
          separator: ", "),
      ])
      shown.insert(below.state)
      if !isFolded { add(below, below: indent + (isLast ? "   " : "│  "), level + 1) }
    }
  }
}

extension GraphDocument.Edge {
  /// The words in front of a node of a tree.
  fileprivate var mark: String {
    switch kind {
    case .eager: ""
    case .deferred: "later: "
    case .collection: "element\(placeInCollection): "
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
