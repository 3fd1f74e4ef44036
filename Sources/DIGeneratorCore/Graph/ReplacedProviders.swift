// SPDX-License-Identifier: MIT

/// Which provider each replacement has taken the place of, as numbers of providers.
struct ReplacedProviders: Sendable {
  private var replaced: [Int: Int] = [:]
  var count: Int { replaced.count }

  init(_ providers: [Provider]) {
    let new = providers.indices.filter { providers[$0].hasReplaced }
    if new.isEmpty { return }
    let numbers = Dictionary(grouping: providers.indices) { providers[$0].title }
    for number in new {
      let provider = providers[number]
      let elsewhere = provider.elsewhere.flatMap { elsewhere in
        numbers[elsewhere.accessor]?.first { Self.may(elsewhere, replace: providers[$0]) }
      }
      replaced[number] =
        elsewhere ?? numbers[provider.title]?.first { Self.may(provider, replace: providers[$0]) }
    }
  }

  private static func may(_ elsewhere: Provider.Elsewhere, replace old: Provider) -> Bool {
    old.module == elsewhere.module && old.isOffered && old.owner == elsewhere.owner
  }

  private static func may(_ provider: Provider, replace old: Provider) -> Bool {
    old.isReplaced && old.module == provider.module && (old.owner ?? provider.owner) == provider.owner
  }

  /// Replacements and what they have taken the place of.
  var pairs: [(new: Int, old: Int)] { replaced.inOrder().map { ($0.key, $0.value) } }

  /// What a provider has taken the place of.
  func by(_ provider: Int) -> Int? { replaced[provider] }
}
