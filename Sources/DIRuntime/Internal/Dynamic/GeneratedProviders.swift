// SPDX-License-Identifier: MIT

/// The generated providers that look-ups by type find in the containers of one class.
final class GeneratedProviders: Sendable {
  typealias Entry = (key: DynamicKey, provider: DynamicProvider)
  /// Lists some of them.
  typealias List = @Sendable () -> [Entry]

  private let table: DynamicTable
  private let own: [Entry]
  /// Those of the class above, if this is one of child containers: they come next.
  private let outer: GeneratedProviders?

  /// Where several have one key, the last one counts: the root's own.
  fileprivate init(_ lists: [List], before outer: GeneratedProviders?) {
    let entries = lists.flatMap { $0() }
    var table = DynamicTable()
    for entry in entries {
      var provider: DynamicProvider? = entry.provider
      table.exchange(&provider, for: entry.key)
    }
    own = entries.filter { table.provider(for: $0.key)?.takeUnretainedValue() === $0.provider }
    self.table = table
    self.outer = outer
  }

  /// A list that generated code writes.
  static func list<Owner: Container>(_ add: @escaping @Sendable (inout _DynamicEntriesOf<Owner>) -> Void)
    -> List
  {
    {
      var entries = _DynamicEntriesOf<Owner>()
      add(&entries)
      return entries.all
    }
  }

  func provider(for key: DynamicKey) -> DynamicProvider? {
    table.provider(for: key)?.takeUnretainedValue() ?? outer?.provider(for: key)
  }

  /// All of them, without those of which another one is found.
  var all: [Entry] {
    (outer?.all ?? []).filter { table.provider(for: $0.key) == nil } + own
  }

  /// Where every container keeps the value of a singleton; asked only where there is none above.
  func slot(of key: DynamicKey) -> Int? {
    table.provider(for: key).flatMap { $0._withUnsafeGuaranteedRef { $0.kept?.slot } }
  }
}

extension _Plan {
  /// What look-ups by type find in the containers of a class; made when first asked for.
  func generated(in type: Container.Type) -> GeneratedProviders {
    let id = ObjectIdentifier(type)
    if let known = generated.withLock({ $0[id] }) { return known }
    let outer = (_getSuperclass(type) as? Container.Type).map(generated)
    let lists =
      outer == nil ? modules.compactMap(\.dynamic) : childLists.filter { $0.child == type }.map(\.list)
    let new = GeneratedProviders(lists, before: outer)
    return generated.withLock { known in
      let first = known[id] ?? new
      known[id] = first
      return first
    }
  }
}
