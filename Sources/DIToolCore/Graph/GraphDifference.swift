// SPDX-License-Identifier: MIT

/// The differences of two graphs, for a review.
struct GraphDifference {
  private typealias Provider = GraphDocument.Provider

  private let old: GraphIndex
  private let new: GraphIndex
  private let added: [GraphDocument.Provider]
  private let removed: [GraphDocument.Provider]
  /// The providers that are elsewhere now.
  private let moved: [(old: GraphDocument.Provider, new: GraphDocument.Provider)]
  private let both: [(old: GraphDocument.Provider, new: GraphDocument.Provider)]
  /// The old edges between the providers as they are called now: one that is elsewhere has the same edges.
  private let oldEdges: [GraphDocument.Edge]
  private let before: Set<Step>
  private let after: Set<Step>

  /// An edge by its ends and its kind.
  private struct Step: Hashable {
    let from: String
    let to: String
    let kind: GraphDocument.Edge.Kind
    let place: String

    init(_ edge: GraphDocument.Edge) {
      (from, to, kind, place) = (edge.from, edge.to, edge.kind, edge.placeInCollection)
    }
  }

  init(_ one: GraphDocument, _ other: GraphDocument) {
    (old, new) = (GraphIndex(one), GraphIndex(other))
    let (old, new) = (old, new)
    let gone = one.providers.filter { new[$0.id] == nil }
    let come = other.providers.filter { old[$0.id] == nil }
    // A provider of the same accessor and type is taken for the same one.
    let elsewhere = gone.compactMap { provider in
      come.first { $0.accessor == provider.accessor && $0.type == provider.type }.map {
        (old: provider, new: $0)
      }
    }
    let same = other.providers.compactMap { provider in old[provider.id].map { (old: $0, new: provider) } }
    let (from, to) = (Set(elsewhere.map(\.old.id)), Set(elsewhere.map(\.new.id)))
    (removed, added) = (gone.filter { !from.contains($0.id) }, come.filter { !to.contains($0.id) })
    moved = elsewhere + same.filter { $0.old.path != $0.new.path }
    both = same + elsewhere
    let names = Dictionary(both.map { ($0.old.id, $0.new.id) }) { first, _ in first }
    oldEdges = one.edges.map { edge in
      var edge = edge
      (edge.from, edge.to) = (names[edge.from] ?? edge.from, names[edge.to] ?? edge.to)
      return edge
    }
    (before, after) = (Set(oldEdges.map(Step.init)), Set(other.edges.map(Step.init)))
  }

  /// The differences as Markdown; empty if there are none.
  var markdown: String {
    let sections = [
      section(
        "Added", added.map { "\(code($0.id)): \(new.nature(of: $0)), \(place($0))\(users(of: $0, new))" }),
      section("Removed", removed.map { "\(code($0.id)): \(old.nature(of: $0))" }),
      section("Moved", moved.map(move)), section("Changed", both.flatMap(changes)),
      section("New effects", effects), section("Effects that are gone", goneEffects),
      section("New dependencies between modules", modules),
      section("Other dependencies", edges), section("Deeper, or needed by more", growth),
    ]
    return sections.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// The changed part as a Mermaid flowchart: new, gone and changed providers, with their neighbours. Empty if nothing changed.
  var mermaid: String {
    let changed = Set(both.filter { !changes($0).isEmpty || $0.old.id != $0.new.id }.map(\.new.id))
    let gone = Set(removed.map(\.id))
    let center = changed.union(added.map(\.id)).union(gone)
    var graph = new.graph
    graph.providers += removed
    graph.edges = (graph.edges + oldEdges.filter(isGone)).filter {
      center.contains($0.from) || center.contains($0.to) || isNew($0) || isGone($0)
    }
    let shown = center.union(graph.edges.flatMap { [$0.from, $0.to] })
    graph.providers = graph.providers.filter { shown.contains($0.id) }
    if graph.providers.isEmpty { return "" }
    let marks = [
      ("added", Set(added.map(\.id)), "#dafbe1,stroke:#1a7f37,color:#1f2328"),
      ("removed", gone, "#ffebe9,stroke:#cf222e,stroke-dasharray:4,color:#1f2328"),
      ("changed", changed, "#fff8c5,stroke:#9a6700,color:#1f2328"),
    ]
    return MermaidText(graph).text(marking: marks, isGone: isGone, isNew: isNew)
  }

  private func isNew(_ edge: GraphDocument.Edge) -> Bool { !before.contains(Step(edge)) }

  private func isGone(_ edge: GraphDocument.Edge) -> Bool { !after.contains(Step(edge)) }

  private func section(_ title: String, _ lines: [String]) -> String {
    lines.isEmpty ? "" : "### \(title)\n\n" + lines.map { "- \($0)\n" }.joined()
  }

  private func code(_ text: String) -> String { "`\(text)`" }

  private func place(_ provider: GraphDocument.Provider) -> String { "\(provider.path):\(provider.line)" }

  private func users(of provider: GraphDocument.Provider, _ index: GraphIndex) -> String {
    let names = Set(index.users(of: provider.id).map(\.from)).sorted().map(code)
    return names.isEmpty ? "" : ", needed by \(names.joined(separator: ", "))"
  }

  // MARK: Providers

  private func move(_ pair: (old: GraphDocument.Provider, new: GraphDocument.Provider)) -> String {
    let (one, other) = (pair.old, pair.new)
    return one.id == other.id
      ? "\(code(one.id)): from \(one.path) to \(other.path)"
      : "\(code(one.id)) is now \(code(other.id)), \(place(other))"
  }

  private func changes(_ pair: (old: GraphDocument.Provider, new: GraphDocument.Provider)) -> [String] {
    let (one, other) = (pair.old, pair.new)
    let values: [(String, String, String)] = [
      ("lifetime", one.lifetime, other.lifetime), ("owner", one.owner, other.owner),
      ("type", one.type, other.type),
      ("provided as", one.exposedAs.joined(separator: ", "), other.exposedAs.joined(separator: ", ")),
      ("made by", one.kind.rawValue, other.kind.rawValue),
      ("arguments", one.signature, other.signature),
      ("container it takes", one.takesContainer ?? "none", other.takesContainer ?? "none"),
      ("name", one.name ?? "none", other.name ?? "none"), ("access", one.access, other.access),
      ("condition", one.condition ?? "none", other.condition ?? "none"),
      ("availability", one.availability.joined(separator: " "), other.availability.joined(separator: " ")),
      ("eager", one.eager ? "yes" : "no", other.eager ? "yes" : "no"),
      ("live", one.live == true ? "yes" : "no", other.live == true ? "yes" : "no"),
      ("onClose", one.onClose ?? "none", other.onClose ?? "none"),
    ]
    return values.filter { $0.1 != $0.2 }.map {
      "\(code(other.id)): \($0.0) was \(shown($0.1)), is \(shown($0.2)), \(place(other))"
    }
  }

  private func shown(_ value: String) -> String { value.isEmpty ? "none" : code(value) }

  // MARK: Effects

  /// A line for each place where an effect enters that was not there, with all providers that have it now.
  private var effects: [String] {
    var reached: [String: [String]] = [:]
    for (one, other) in both + added.map({ ($0.withoutEffects, $0) }) {
      let known = Set(one.effectWords.map(\.words))
      for effect in other.effectWords where !known.contains(effect.words) {
        reached["\(effect.words) enters at \(code(effect.source))", default: []].append(other.id)
      }
    }
    return reached.sorted { $0.key < $1.key }.map {
      "\($0) and reaches \($1.sorted().map(code).joined(separator: ", "))"
    }
  }

  /// A line for each effect that some providers do not have any more.
  private var goneEffects: [String] {
    var left: [String: [String]] = [:]
    for (one, other) in both {
      let words = Set(other.effectWords.map(\.words))
      for effect in one.effectWords where !words.contains(effect.words) {
        left[effect.words, default: []].append(other.id)
      }
    }
    return left.sorted { $0.key < $1.key }.map {
      "\($0) no longer reaches \($1.sorted().map(code).joined(separator: ", "))"
    }
  }

  // MARK: Edges

  /// The modules of the two ends of an edge.
  private struct Ends: Hashable {
    let from: String
    let to: String

    init?(_ edge: GraphDocument.Edge, _ index: GraphIndex) {
      guard let from = index[edge.from]?.module, let to = index[edge.to]?.module, from != to else {
        return nil
      }
      (self.from, self.to) = (from, to)
    }
  }

  private func isBetweenNewModules(_ edge: GraphDocument.Edge, _ known: Set<Ends>) -> Bool {
    Ends(edge, new).map { !known.contains($0) } ?? false
  }

  private var knownEnds: Set<Ends> { Set(old.graph.edges.compactMap { Ends($0, old) }) }

  private var modules: [String] {
    let known = knownEnds
    return new.graph.edges.filter { isBetweenNewModules($0, known) }.map { edge in
      "\(code(new[edge.from]?.module ?? "")) → \(code(new[edge.to]?.module ?? "")): \(words(edge)), \(edge.path):\(edge.line)"
    }
  }

  private func words(_ edge: GraphDocument.Edge) -> String {
    "\(code(edge.from)) \(edge.kind.verb) \(code(edge.to))\(edge.placeInCollection)"
  }

  private var edges: [String] {
    let known = knownEnds
    let kept = Set(both.map(\.new.id))
    let more = new.graph.edges.filter {
      isNew($0) && kept.contains($0.from) && !isBetweenNewModules($0, known)
    }
    let less = oldEdges.filter { isGone($0) && kept.contains($0.from) }
    return unique(more.map { "\(words($0)), \($0.path):\($0.line)" })
      + unique(less.map { "no longer: \(words($0))" })
  }

  private func unique(_ lines: [String]) -> [String] { Set(lines).sorted() }

  // MARK: Growth

  private var growth: [String] {
    let (before, after) = (old.depths, new.depths)
    func fanIn(_ index: GraphIndex, _ id: String) -> Int { Set(index.users(of: id).map(\.from)).count }
    return both.flatMap { pair -> [String] in
      let (one, other) = (pair.old.id, pair.new.id)
      let (depth, deeper) = (before[one] ?? 0, after[other] ?? 0)
      let (users, more) = (fanIn(old, one), fanIn(new, other))
      return
        (deeper > depth
        ? ["\(code(other)): its longest chain of needs grew from \(depth + 1) to \(deeper + 1)"] : [])
        + (more > users ? ["\(code(other)): needed by \(more), was \(users)"] : [])
    }
  }
}

extension GraphDocument.Provider {
  /// The arguments with their types.
  var signature: String { arguments.map { "\($0.label): \($0.type)" }.joined(separator: ", ") }

  fileprivate var effectWords: [(words: String, source: String)] {
    [
      effects.async.map { ("`async`", $0.source) }, effects.throws.map { ("`throws \($0.type)`", $0.source) },
      effects.actor.map { ("`@\($0.name)`", $0.source) },
    ].compactMap(\.self)
  }

  fileprivate var withoutEffects: Self {
    var copy = self
    copy.effects = .init()
    return copy
  }
}
