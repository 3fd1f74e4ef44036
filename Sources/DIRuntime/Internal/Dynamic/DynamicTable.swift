// SPDX-License-Identifier: MIT

/// The generated providers of a plan, for look-ups by type; made when one is first needed.
final class DynamicTable: Sendable {
  private let providers: [DynamicKey: DynamicProvider]
  let all: [(key: DynamicKey, provider: DynamicProvider)]

  /// Where modules have providers of one key, that of the last one counts: the root's own.
  init(_ modules: [TiedModule]) {
    let entries = modules.flatMap { module in
      var entries = _DynamicEntries()
      module.dynamic?(&entries)
      return entries.all
    }
    let providers = Dictionary(entries.map { ($0.key, $0.provider) }) { _, last in last }
    self.providers = providers
    all = entries.filter { providers[$0.key] === $0.provider }
  }

  func provider(for key: DynamicKey) -> DynamicProvider? { providers[key] }
}
