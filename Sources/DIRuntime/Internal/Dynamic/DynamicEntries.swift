// SPDX-License-Identifier: MIT

/// The generated providers that can be looked up by their types; meant for generated code only.
///
/// A module's generated code has one function that lists their keys, and one more for each child container that it adds to;
/// they are called when `dynamic` of such a container is first used:
///
/// ```swift
/// private func _App_dynamic(_ entries: inout _DynamicEntries) {
///   entries.add(.clock)
///   entries.add(.mainQueue, name: "mainQueue")
///   entries.add(.ticket)
/// }
/// ```
///
/// Keys, because they are there already, with all that a look-up needs: a build function handed over by itself is
/// compiled once more, as a function of a type that is not known. For the compiler's sake too, nothing is given that can
/// be left out, and a list this long is of functions that are not inlined.
public struct _DynamicEntriesOf<Owner: Container> {
  private(set) var all: [DynamicProvider] = []

  /// Adds a provider without arguments; meant for generated code only.
  ///
  /// - Parameters:
  ///   - key: The provider.
  ///   - name: Its name, where it is not the unnamed one of its type.
  @inline(never)
  public mutating func add<T, E: Error>(
    _ key: Key<@Sendable (Owner) throws(E) -> T>, name: StaticString? = nil
  ) {
    let (id, make, lifetime) = (key._id, _Maker<Container, T, E>(key._make), key._lifetime)
    // The container keeps what is to be kept. A look-up that gets here has one.
    all.append(
      DynamicProvider([DynamicKey(T.self, name: name?.description)], .transient) {
        try $0.container.unsafelyUnwrapped.value(of: id, by: make, lifetime, for: $0)
      })
  }

  /// Adds nothing: a look-up cannot hand out what cannot be copied. The generator does not know which types that are.
  public mutating func add<T: ~Copyable, E: Error>(
    _ key: Key<@Sendable (Owner) throws(E) -> T>, name: StaticString? = nil
  ) {}
}

/// Those of all containers; meant for generated code only.
public typealias _DynamicEntries = _DynamicEntriesOf<Container>

extension _Plan {
  /// What look-ups by type find in the containers of a class; made when first asked for.
  ///
  /// Where several have one key, the last one counts: the root's own, or that of a child container's class.
  func generated(in type: Container.Type) -> DynamicTable {
    let id = ObjectIdentifier(type)
    if let known = generated.withLock({ $0[id] }) { return known }
    var table = (_getSuperclass(type) as? Container.Type).map(generated) ?? [:]
    for list in dynamicLists where list.owner == type {
      for provider in list.providers() { table[provider.keys[0]] = provider }
    }
    generated.withLock { [table] in $0[id] = table }
    return table
  }
}
