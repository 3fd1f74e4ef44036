// SPDX-License-Identifier: MIT

import DIGeneratorCore

/// `find`: the providers with a part of a name, a type or a file.
struct FindCommand: PlainQuestion {
  let words: AskWords
  let asked: AskedGraph
  static let needsCalls = false

  func answer(_ reading: AskedGraph.Reading) throws(NoAnswer) -> Section {
    let (index, search) = (reading.index, NameSearch(words.key))
    let ranked = reading.graph.providers.compactMap { provider in
      let names = provider.accessors + provider.types.map(\.withoutAny)
      let whole = [provider.id, provider.path].compactMap(search.rank).filter { $0 < 3 }
      return (names.compactMap(search.rank) + whole).min().map { (rank: $0, provider: provider) }
    }
    // Letters that only stand somewhere in a name are a guess.
    let best = ranked.contains { $0.rank < 3 } ? ranked.filter { $0.rank < 3 } : ranked
    let found = best.sorted { ($0.rank, $0.provider.id) < ($1.rank, $1.provider.id) }.map(\.provider)
    if found.isEmpty { _ = try index.demand(words.key) }
    return Section(text: found.map(index.line).joined(), data: ["found": found])
  }
}
