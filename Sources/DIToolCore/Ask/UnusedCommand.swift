// SPDX-License-Identifier: MIT

import DIGeneratorCore

/// `unused`: providers that nothing needs and no source mentions. It leaves out every provider that may be used.
struct UnusedCommand: Question {
  private let baseline: String?
  private let listsOnly: Bool
  let asked: AskedGraph

  init(_ words: Words) throws(UsageError) {
    let words = try AskWords(words, options: ["--baseline"], flags: ["--list"])
    (baseline, listsOnly, asked) = (words["--baseline"], words["--list"] != nil, words.asked)
  }

  func answer(_ reading: AskedGraph.Reading) throws(NoAnswer) -> Answer {
    try reading.demandNoMistakes(for: "unused")
    let accepted = try accepted()
    let search = UnusedSearch(reading)
    let found = search.found.filter { !accepted.contains($0.id) }
    // A list is made to be kept, mostly by a script that ends at the first failure.
    if listsOnly { return Answer(text: found.map { $0.id + "\n" }.joined()) }
    let stale = accepted.subtracting(search.found.map(\.id)).sorted()
    let notes = stale.map { "'\($0)' in \(baseline ?? "") is not unused; drop the line\n" }.joined()
    return Answer(text: search.text(of: found) + notes, code: found.isEmpty ? 0 : 1)
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
  private typealias Provider = GraphIndex.Provider

  private let index: GraphIndex
  private let reading: AskedGraph.Reading
  /// The providers that nothing reaches, in the order of their IDs.
  let found: [GraphIndex.Provider]
  /// How many providers were spared because they are of another package, are public, and can be looked up.
  private let spared: (foreign: Int, public: Int, lookedUp: Int)

  init(_ reading: AskedGraph.Reading) {
    (index, self.reading) = (reading.index, reading)
    // Not all sources of another package are there, such as its tests.
    func isForeign(_ provider: GraphIndex.Provider) -> Bool { reading.foreign.contains(provider.module) }
    func isPublic(_ provider: GraphIndex.Provider) -> Bool {
      provider.access == "public" && reading.exported.contains(provider.module) && !isForeign(provider)
    }
    func canBeLookedUp(_ provider: GraphIndex.Provider) -> Bool {
      reading.report.lookUp != nil && provider.canBeLookedUp
    }
    let providers = reading.graph.providers
    let mentioned = reading.report.mentioned
    let starts = providers.filter { provider in
      provider.eager || provider.kind == .input || !mentioned.isDisjoint(with: provider.accessors)
    }
    let reached = reading.index.reachOfNeeds(of: starts.map(\.id))
    let open = providers.filter {
      !reached.contains($0.id) && (isForeign($0) || isPublic($0) || canBeLookedUp($0))
    }
    spared = (
      open.count(where: isForeign), open.count(where: isPublic),
      open.count { !isForeign($0) && !isPublic($0) }
    )
    let all = reading.index.reachOfNeeds(of: (starts + open).map(\.id))
    let left = providers.filter { !all.contains($0.id) }
    // Each module has its own accessor of a collection, so one that some module takes is used.
    let taken = Set(providers.filter { $0.kind == .collection && all.contains($0.id) }.map(\.type))
    found = left.filter { $0.kind != .collection || !taken.contains($0.type) }
  }

  // MARK: Text

  func text(of found: [GraphIndex.Provider]) -> String {
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
    let rows = found.map { [index.title(of: $0.id), $0.place, reason(for: $0)] }
    return
      "\(found.count.counted("provider")) of \(index.graph.providers.count) \(found.count == 1 ? "is" : "are") not used\n"
      + rows.aligned() + notes
  }

  private var place: String { reading.report.lookUp.map { "\($0.path):\($0.line)" } ?? "" }

  private func reason(for provider: GraphIndex.Provider) -> String {
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
  }
}
