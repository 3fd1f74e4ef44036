// SPDX-License-Identifier: MIT

/// The generated providers that look-ups by type find in the containers of one class.
final class GeneratedProviders: Sendable {
  typealias Entry = (key: DynamicKey, provider: DynamicProvider)
  /// Lists some of them.
  typealias List = @Sendable () -> [Entry]

  let table: DynamicTable

  /// Where several have one key, the last one counts: the root's own, or that of a child container's class.
  fileprivate init(_ lists: [List], after outer: [Entry]) {
    var table = DynamicTable()
    for (key, provider) in outer + lists.flatMap({ $0() }) {
      _ = table.exchange(.passRetained(provider), for: key)
    }
    self.table = table
  }
}

extension _Plan {
  /// What look-ups by type find in the containers of a class; made when first asked for.
  func generated(in type: Container.Type) -> GeneratedProviders {
    let id = ObjectIdentifier(type)
    if let known = generated.withLock({ $0[id] }) { return known }
    let outer = (_getSuperclass(type) as? Container.Type).map(generated)
    let lists = dynamicLists.filter { $0.owner == type }.map(\.list)
    let new = GeneratedProviders(lists, after: outer?.table.all ?? [])
    return generated.withLock { known in
      let first = known[id] ?? new
      known[id] = first
      return first
    }
  }
}
