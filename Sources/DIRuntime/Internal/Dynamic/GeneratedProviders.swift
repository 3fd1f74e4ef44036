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

extension Container {
  /// What a provider's accessor gives, for a look-up by type: where that would trap, this throws.
  ///
  /// It cannot where an accessor is to blame that is asked on the way: that trap is the accessor's own.
  func lookUp<T, E: Error>(
    _ key: KeyID, by make: _Maker<Container, T, E>, _ lifetime: _Lifetime, for request: DynamicRequest
  ) throws -> T {
    if let replacement = replacement(of: key), let build = replacement.build {
      return try lookUp(
        replacement.key, by: _Maker<Container, T, E>(build), replacement.lifetime, for: request)
    }
    if lifetime == .transient {
      guard let override = standIn(for: key) else { return try make(self) }
      return try callOverride(of: key, throwsCycles: true) { () throws in
        try _Maker<Container, T, E>(override)(_view)
      }
    }
    if let source = source(of: key) { return try source.lookUp(key, by: make, lifetime, for: request) }
    let build = beginBuild(of: key, throwsCycles: true)
    if isView { return try build.pass { () throws in try newValue(of: key, by: make) } }
    return try keeper(of: key, lifetime).value(builtAs: build) { () throws in
      if isClosed { throw request.closed }
      return try builder(of: key).newValue(of: key, by: make)
    }
  }

  /// What keeps a provider's value here.
  func keeper(of key: KeyID, _ lifetime: _Lifetime) -> any Keeper {
    lifetime == .weak ? slotObject(of: key) { WeakReference() } : slot(of: key)
  }
}
