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
  /// - Parameter key: The provider.
  @inline(never)
  public mutating func add<T, E: Error>(_ key: Key<@Sendable (Owner) throws(E) -> T>) { add(key, nil) }

  /// Adds a provider that is not the unnamed one of its type; meant for generated code only.
  ///
  /// - Parameters:
  ///   - key: The provider.
  ///   - name: Its name.
  @inline(never)
  public mutating func add<T, E: Error>(
    _ key: Key<@Sendable (Owner) throws(E) -> T>, name: StaticString
  ) {
    add(key, name.description)
  }

  /// Adds nothing: a look-up cannot hand out what cannot be copied. The generator does not know which types that are.
  public mutating func add<T: ~Copyable, E: Error>(_ key: Key<@Sendable (Owner) throws(E) -> T>) {}

  /// Adds nothing, as above.
  public mutating func add<T: ~Copyable, E: Error>(
    _ key: Key<@Sendable (Owner) throws(E) -> T>, name: StaticString
  ) {}

  private mutating func add<T, E: Error>(
    _ key: Key<@Sendable (Owner) throws(E) -> T>, _ name: String?
  ) {
    let (id, make, lifetime) = (key._id, _Maker<Container, T, E>(key._make), key._lifetime)
    // The container keeps what is to be kept. A look-up that gets here has one.
    all.append(
      DynamicProvider(
        [DynamicKey(T.self, name: name)], .transient, inContainerAs: lifetime == .singleton ? id : nil
      ) {
        try $0.container.unsafelyUnwrapped.lookUp(id, by: make, lifetime, for: $0)
      })
  }
}

/// Those of all containers; meant for generated code only.
public typealias _DynamicEntries = _DynamicEntriesOf<Container>
