// SPDX-License-Identifier: MIT

extension _Plan {
  /// What look-ups by type find in the containers of a class; made when first asked for.
  ///
  /// Where several have one key, the last one counts: the root's own, or that of a child container's class.
  func generated(in type: Container.Type) -> DynamicTable {
    let id = ObjectIdentifier(type)
    if let known = generated.withLock({ $0[id] }) { return known }
    var table = (_getSuperclass(type) as? Container.Type).map(generated) ?? DynamicTable()
    for list in dynamicLists where list.owner == type {
      for provider in list.providers() { table.exchange(provider, for: provider.keys[0]) }
    }
    generated.withLock { [table] in $0[id] = table }
    return table
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
        try _Maker<Container, T, E>(override)(_handle)
      }
    }
    return try value(
      of: key, in: { $0.keeper(of: $1, lifetime) }, by: { c throws in try c.newValue(of: key, by: make) },
      for: request)
  }

  /// What keeps a provider's value here.
  func keeper(of key: KeyID, _ lifetime: _Lifetime) -> any Keeper {
    lifetime == .weak ? slotObject(of: key) { WeakReference() } : slot(of: key)
  }
}
