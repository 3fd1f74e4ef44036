// SPDX-License-Identifier: MIT

/// What a container builds differently, collected while it is created.
///
/// ```swift
/// let container = Container {
///   $0.override(.clock) { _ in FrozenClock() }
///   $0.override(.greeter) { c, greeting in Greeter(clock: c.clock, greeting: greeting + "!") }
/// }
/// ```
///
/// An override takes the place of one provider, wherever in the graph its value is asked for, and keeps its
/// lifetime: what was built once per container still is. It is called with what the provider would be built with: for what
/// is kept a view of the container, which may be kept without keeping that alive. When the same key is overridden twice,
/// the later one wins.
///
/// A closure may do without the container. What it makes then depends on nothing, so a container made by
/// ``Container/overriding(_:)`` shares it unless the key itself is overridden there; what takes the container may ask for
/// anything, and is made anew:
///
/// ```swift
/// Container { $0.override(.clock) { FrozenClock() } }
/// ```
///
/// The closures are freed together with the container. They may be called from any thread. Each costs an allocation, and
/// what it captures.
public struct Overrides {
  /// With all that it lies over.
  private(set) var latest: Override?
  let layer: Int

  /// Those of a layer over others.
  init(over outer: Override?) { (latest, layer) = (outer, (outer?.layer ?? 0) + 1) }

  @usableFromInline
  mutating func add(_ key: KeyID, _ make: ErasedMaker, mayAskAll: Bool = true) {
    latest = Override(of: key, by: make, mayAskAll: mayAskAll, layer: layer, over: latest)
  }

  /// Builds a provider's value by a function that needs no container: what it gives depends on nothing.
  ///
  /// ```swift
  /// Container { $0.override(.clock) { FrozenClock() } }
  /// ```
  ///
  /// - Parameters:
  ///   - key: The provider to replace.
  ///   - make: Builds the value, whatever the arguments are.
  @inlinable
  public mutating func override<C: Container, each A, T: ~Copyable, E: Error>(
    _ key: Key<@Sendable (C, repeat each A) throws(E) -> T>,
    with make: @escaping @Sendable () throws(E) -> T
  ) {
    let maker = _Maker<C, repeat each A, T, E> { (_: C, _: repeat each A) throws(E) in try make() }
    add(key._id, maker.erased, mayAskAll: false)
  }

  /// Builds a provider's value by a function that does not throw; the provider may.
  ///
  /// ```swift
  /// Container { $0.override(.clock) { _ in FrozenClock() } }
  /// Container { $0.override(.greeter) { c, greeting in Greeter(clock: c.clock, greeting: greeting) } }
  /// ```
  ///
  /// Where the provider takes a tuple or a function, write a closure: swiftc 6.3 crashes at the name of a function here.
  ///
  /// - Parameters:
  ///   - key: The provider to replace.
  ///   - make: Builds the value from the container, or a view of it, and the arguments.
  @inlinable
  public mutating func override<C: Container, each A, T: ~Copyable, E: Error>(
    _ key: Key<@Sendable (C, repeat each A) throws(E) -> T>,
    with make: @escaping @Sendable (C, repeat each A) -> T
  ) {
    add(key._id, _Maker<C, repeat each A, T, E>(make).erased)
  }

  /// Builds the value of a throwing provider by another function that throws the same.
  ///
  /// - Parameters:
  ///   - key: The provider to replace.
  ///   - make: Builds the value from the container, or a view of it, and the arguments.
  @inlinable
  @_disfavoredOverload
  public mutating func override<C: Container, each A, T: ~Copyable, E: Error>(
    _ key: Key<@Sendable (C, repeat each A) throws(E) -> T>,
    with make: @escaping @Sendable (C, repeat each A) throws(E) -> T
  ) {
    add(key._id, _Maker(make).erased)
  }

  /// Builds a provider's value by a function of the key's own type: for arguments that only their owner can hand on.
  ///
  /// A closure with typed throws is better given a name first, with its type.
  ///
  /// - Parameters:
  ///   - key: The provider to replace.
  ///   - make: Builds the value from the container, or a view of it, and the arguments.
  public mutating func override<Maker: Sendable>(_ key: Key<_Whole<Maker>>, with make: Maker) {
    add(key._id, ErasedMaker(whole: make))
  }

  /// Never chosen: what swiftc compares a closure with that does not fit, where it has no words for parameter packs
  /// ("failed to produce diagnostic").
  ///
  /// - Parameters:
  ///   - key: The provider to replace.
  ///   - make: What does not fit it.
  @available(*, unavailable, message: "the function does not fit the provider")
  @_disfavoredOverload
  public mutating func override<Maker>(_ key: Key<Maker>, with make: Maker) {}
}
