// SPDX-License-Identifier: MIT

/// The generated providers of a plan, for look-ups by type; made when one is first needed.
final class GeneratedProviders: Sendable {
  private let table: DynamicTable
  let all: [(key: DynamicKey, provider: DynamicProvider)]

  /// Where modules have providers of one key, that of the last one counts: the root's own.
  init(_ modules: [TiedModule]) {
    var entries = _DynamicEntries()
    for module in modules { module.dynamic?(&entries) }
    var table = DynamicTable()
    for entry in entries.all {
      var provider: DynamicProvider? = entry.provider
      table.exchange(&provider, for: entry.key)
    }
    all = entries.all.filter { table.provider(for: $0.key)?.takeUnretainedValue() === $0.provider }
    self.table = table
  }

  /// Where containers keep the value of a singleton.
  func slot(of key: DynamicKey) -> Int? {
    table.provider(for: key).flatMap { $0._withUnsafeGuaranteedRef { $0.kept?.slot } }
  }

  func provider(for key: DynamicKey) -> DynamicProvider? { table.provider(for: key)?.takeUnretainedValue() }
}
