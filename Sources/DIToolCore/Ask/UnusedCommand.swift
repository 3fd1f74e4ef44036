// SPDX-License-Identifier: MIT

import DIGeneratorCore

/// `unused`: providers that nothing needs and no source mentions. It leaves out every provider that may be used.
struct UnusedCommand: Question {
  private let words: AskWords
  private var baseline: String? { words["--baseline"] }
  let asked: AskedGraph

  init(_ words: AskWords) throws(UsageError) {
    (self.words, asked) = (words, try AskedGraph(words.targets))
  }

  /// Of several programs, none uses the providers that are found: one that uses a provider is reason enough to keep it.
  func answer(_ readings: [AskedGraph.Reading]) throws(NoAnswer) -> Answer {
    try readings.demandNoMistakes(for: "unused")
    let accepted = try accepted()
    let search = UnusedSearch(readings)
    let found = search.found.filter { !accepted.contains($0.provider.id) }
    // A list is made to be kept, mostly by a script that ends at the first failure.
    if words.has("--list") { return Answer(text: found.map { $0.provider.id + "\n" }.joined()) }
    let code: Int32 = found.isEmpty ? 0 : 1
    if words.isJSON { return Answer(text: search.json(of: found), code: code) }
    let stale = accepted.subtracting(search.found.map(\.provider.id)).sorted()
    let notes = stale.map { "'\($0)' in \(baseline ?? "") is not unused; drop the line\n" }.joined()
    return Answer(text: search.text(of: found) + notes, code: code)
  }

  /// The IDs in the baseline file, one a line; `#` begins a comment.
  private func accepted() throws(NoAnswer) -> Set<String> {
    guard let baseline else { return [] }
    do throws(FileSystem.Failure) {
      let lines = String(decoding: try FileSystem.read(baseline), as: UTF8.self).split(separator: "\n")
      return Set(lines.filter { !$0.hasPrefix("#") }.map(String.init))
    } catch {
      throw NoAnswer(message: "'\(baseline)' cannot be read: \(error.reason)")
    }
  }
}

/// The search for providers that nothing reaches.
private struct UnusedSearch {
  typealias Found = (provider: GraphIndex.Provider, reason: String)

  /// The providers that nothing reaches, in the order of their IDs.
  let found: [Found]
  private let searches: [UnusedInProgram]
  /// How many providers were spared because they are of another package, are public, and can be looked up.
  private let spared: (foreign: Int, public: Int, lookedUp: Int)

  init(_ readings: [AskedGraph.Reading]) {
    let searches = readings.map(UnusedInProgram.init)
    let used = searches.reduce(into: Set<String>()) { $0.formUnion($1.used) }
    var all: [String: Found] = [:]
    for search in searches {
      for provider in search.found where !used.contains(provider.id) {
        all[provider.id] = all[provider.id] ?? (provider, search.reason(for: provider))
      }
    }
    func count(_ list: KeyPath<UnusedInProgram, [String]>) -> Int {
      Set(searches.flatMap { $0[keyPath: list] }).count
    }
    (found, self.searches) = (all.keys.sorted().compactMap { all[$0] }, searches)
    spared = (count(\.foreign), count(\.public), count(\.lookedUp))
  }

  // MARK: Text

  func text(of found: [Found]) -> String {
    let place = searches.lazy.compactMap(\.lookUp).first ?? ""
    let notes = [
      spared.foreign == 0
        ? "" : "\(spared.foreign.counted("provider")) of other packages may be used there.\n",
      spared.public == 0
        ? "" : "\(spared.public.counted("public provider")) of libraries may be used by other packages.\n",
      spared.lookedUp == 0
        ? "" : "\(spared.lookedUp.counted("provider")) may be looked up by type, as in \(place).\n",
    ].joined()
    if found.isEmpty {
      let accepted = self.found.count
      let all =
        accepted == 0
        ? "Everything is used, as far as can be proven."
        : "Nothing new is unused; the baseline accepts \(accepted.counted("provider"))."
      return all + "\n" + notes
    }
    let rows = found.map { [title(of: $0.provider.id), $0.provider.place, $0.reason] }
    let all = Set(searches.flatMap { $0.index.graph.providers.map(\.id) }).count
    return "\(found.count.counted("provider")) of \(all) \(found.count == 1 ? "is" : "are") not used\n"
      + rows.aligned() + notes
  }

  /// The title in the first program that has the provider.
  private func title(of id: String) -> String {
    searches.first { $0.index[id] != nil }?.index.title(of: id) ?? id
  }

  func json(of found: [Found]) -> String {
    AnswerJSON.text(
      of: searches.map { search in
        let own = found.filter { search.index[$0.provider.id] != nil }
        let rows = own.map { ["id": $0.provider.id, "place": $0.provider.place, "reason": $0.reason] }
        return (search.index.graph.root, ["unused": rows])
      })
  }
}

/// The same search in one program.
private struct UnusedInProgram {
  private typealias Provider = GraphIndex.Provider

  let index: GraphIndex
  /// The providers that nothing reaches, and the ones that something does, or may.
  let found: [GraphIndex.Provider]
  let used: Set<String>
  /// The providers that are spared, by the reason.
  let foreign: [String]
  let `public`: [String]
  let lookedUp: [String]
  /// The first place that looks a value up by its type.
  let lookUp: String?

  init(_ reading: AskedGraph.Reading) {
    index = reading.index
    lookUp = reading.report.lookUp.map { "\($0.path):\($0.line)" }
    // Not all sources of another package are there, such as its tests.
    func isForeign(_ provider: Provider) -> Bool { reading.foreign.contains(provider.module) }
    func isPublic(_ provider: Provider) -> Bool {
      provider.access == "public" && reading.exported.contains(provider.module) && !isForeign(provider)
    }
    func canBeLookedUp(_ provider: Provider) -> Bool {
      reading.report.lookUp != nil && provider.canBeLookedUp
    }
    let providers = reading.graph.providers
    let mentioned = reading.report.mentioned
    let starts = providers.filter { provider in
      provider.eager || provider.kind == .input || provider.kind == .injection
        || !mentioned.isDisjoint(with: provider.accessors)
    }
    let reached = reading.index.reachOfNeeds(of: starts.map(\.id))
    let open = providers.filter {
      !reached.contains($0.id) && (isForeign($0) || isPublic($0) || canBeLookedUp($0))
    }
    foreign = open.filter(isForeign).map(\.id)
    `public` = open.filter(isPublic).map(\.id)
    lookedUp = open.filter { !isForeign($0) && !isPublic($0) }.map(\.id)
    let all = reading.index.reachOfNeeds(of: (starts + open).map(\.id))
    let left = providers.filter { !all.contains($0.id) }
    // Each module has its own accessor of a collection, so one that some module takes is used.
    let taken = Set(providers.filter { $0.kind == .collection && all.contains($0.id) }.map(\.type))
    found = left.filter { $0.kind != .collection || !taken.contains($0.type) }
    used = Set(providers.map(\.id)).subtracting(found.map(\.id))
  }

  func reason(for provider: GraphIndex.Provider) -> String {
    let users = Set(index.users(of: provider.id).map { index.title(of: $0.from) }).sorted()
    if users.count == 1 { return "only \(users[0]) needs it, which is not used" }
    if !users.isEmpty {
      let rest = users.count > 3 ? " and \(users.count - 3) more" : ""
      return "only \(users.prefix(3).joined(separator: ", "))\(rest) need it, which are not used"
    }
    switch provider.kind {
    case .collection: return "no parameter takes the collection"
    case .child: return "no source makes the child container"
    case .requirement: return "nothing in '\(provider.module)' needs the requirement"
    default: return "nothing needs it, and no source asks for it"
    }
  }
}

extension GraphDocument.Provider {
  /// Whether a look-up by type can find it: one without arguments that is made at once.
  fileprivate var canBeLookedUp: Bool {
    arguments.isEmpty && effects.async == nil && kind != .requirement && kind != .child
      && kind != .injection
  }
}
