// SPDX-License-Identifier: MIT

/// Collects the overrides of a container: functions that build values in place of its providers.
///
/// ```swift
/// let container = Container {
///   $0.override(.clock) { FrozenClock() }
///   $0.override(.greeter) { c, greeting in Greeter(clock: c.clock, greeting: greeting + "!") }
/// }
/// ```
///
/// An override takes the place of one provider, wherever in the graph its value is needed. It keeps the provider's
/// lifetime: an overridden singleton is built once. The closure gets the container, or a view of it for a kept
/// value, and the provider's arguments. If a key is overridden twice, the later override counts.
///
/// A closure may leave the container out. Then its value depends on nothing, and ``Container/overriding(_:)``
/// shares it. The value of a closure that takes the container is a new one there, because the closure may ask for
/// anything:
///
/// ```swift
/// Container { $0.override(.clock) { FrozenClock() } }
/// ```
///
/// The closures are freed with the container. They may be called from any thread. Each costs an allocation, and
/// its captured values.
public struct Overrides {
  /// The override added last, with all earlier overrides and outer layers behind it.
  package private(set) var latest: Override?
  let layer: Int
  private let areFakes: Bool

  /// Begins a layer over the overrides of another container, or over the fakes of the same one.
  package init(over outer: Override?, areFakes: Bool = false) {
    RuntimeCopies.check()
    (latest, layer, self.areFakes) = (outer, (outer?.layer ?? 0) + 1, areFakes)
  }

  @inlinable
  mutating func add<C: Container, each A, T: ~Copyable, E: Error>(
    _ key: KeyID, _ make: _Maker<C, repeat each A, T, E>, mayAskAll: Bool = true
  ) {
    add(key, make.erased, mayAskAll: mayAskAll) { key, make in
      let make = _Maker<C, repeat each A, T, E>(make)
      return _Maker<C, repeat each A, T, E> { (container: C, arguments: repeat each A) throws(E) in
        try container.calling(key) { () throws(E) -> T in try make(container, repeat each arguments) }
      }.erased
    }
  }

  // An asynchronous override may wait for tasks that it starts, so these are part of its call.
  mutating func add<C: Container, each A, T, E: Error>(
    _ key: KeyID, _ make: _AsyncMaker<C, repeat each A, T, E>, mayAskAll: Bool = true
  ) {
    add(key, make.erased, mayAskAll: mayAskAll) { key, make in
      let make = _AsyncMaker<C, repeat each A, T, E>(make)
      return _AsyncMaker<C, repeat each A, T, E> {
        (container: C, arguments: repeat each A) async throws(E) in
        let build = container.overrideCall(of: key, includesTasks: true)
        return try await build.runUncached(
          nestedAtMost: Build.mostNested,
          asynchronously: { () async throws(E) -> T in
            try await make(container, repeat each arguments)
          })
      }.erased
    }
  }

  @usableFromInline
  mutating func add(
    _ key: KeyID, _ make: ErasedMaker, mayAskAll: Bool = true,
    calling: @escaping Override.Calling = { _, make in make }
  ) {
    latest = Override(
      of: key, by: make, calling: calling, mayAskAll: mayAskAll, isFake: areFakes, layer: layer, over: latest)
  }

  /// Builds a provider's value by a function that needs no container.
  ///
  /// ```swift
  /// Container { $0.override(.clock) { FrozenClock() } }
  /// ```
  ///
  /// - Parameters:
  ///   - key: The provider to replace.
  ///   - make: Builds the value, for any arguments.
  @inlinable
  public mutating func override<C: Container, each A, T: ~Copyable, E: Error>(
    _ key: Key<@Sendable (C, repeat each A) throws(E) -> T>,
    with make: @escaping @Sendable () -> T
  ) {
    add(key._id, _Maker<C, repeat each A, T, E> { (_: C, _: repeat each A) in make() }, mayAskAll: false)
  }

  /// Builds a throwing provider's value by a function that needs no container and throws the same.
  ///
  /// - Parameters:
  ///   - key: The provider to replace.
  ///   - make: Builds the value, for any arguments.
  @_disfavoredOverload
  @inlinable
  public mutating func override<C: Container, each A, T: ~Copyable, E: Error>(
    _ key: Key<@Sendable (C, repeat each A) throws(E) -> T>,
    with make: @escaping @Sendable () throws(E) -> T
  ) {
    let maker = _Maker<C, repeat each A, T, E> { (_: C, _: repeat each A) throws(E) in try make() }
    add(key._id, maker, mayAskAll: false)
  }

  /// Builds a provider's value by a function that does not throw. The provider itself may throw.
  ///
  /// ```swift
  /// Container { $0.override(.clock) { _ in FrozenClock() } }
  /// Container { $0.override(.greeter) { c, greeting in Greeter(clock: c.clock, greeting: greeting) } }
  /// ```
  ///
  /// If the provider takes a tuple or a function, write a closure: Swift 6.3 crashes over the name of a function
  /// here.
  ///
  /// - Parameters:
  ///   - key: The provider to replace.
  ///   - make: Builds the value from the container, or a view of it, and the arguments.
  @inlinable
  public mutating func override<C: Container, each A, T: ~Copyable, E: Error>(
    _ key: Key<@Sendable (C, repeat each A) throws(E) -> T>,
    with make: @escaping @Sendable (C, repeat each A) -> T
  ) {
    add(key._id, _Maker<C, repeat each A, T, E>(make))
  }

  /// Builds the value of a throwing provider by another function that throws the same.
  ///
  /// - Parameters:
  ///   - key: The provider to replace.
  ///   - make: Builds the value from the container, or a view of it, and the arguments.
  @_disfavoredOverload
  @inlinable
  public mutating func override<C: Container, each A, T: ~Copyable, E: Error>(
    _ key: Key<@Sendable (C, repeat each A) throws(E) -> T>,
    with make: @escaping @Sendable (C, repeat each A) throws(E) -> T
  ) {
    add(key._id, _Maker(make))
  }

  /// Builds a provider's value by a function of the key's own type, for a provider that only its accessor can call.
  ///
  /// If the closure throws a typed error, give it a name first, with its type.
  ///
  /// - Parameters:
  ///   - key: The provider to replace.
  ///   - make: Builds the value from the container, or a view of it, and the arguments.
  public mutating func override<Maker: Sendable>(_ key: Key<_OpaqueMaker<Maker>>, with make: Maker) {
    add(key._id, ErasedMaker(whole: make))
  }

  /// Never chosen. It lets swiftc say that a closure does not fit, where overloads with parameter packs alone give "failed to
  /// produce diagnostic".
  ///
  /// - Parameters:
  ///   - key: The provider to replace.
  ///   - make: A function that does not fit the provider.
  @available(*, unavailable, message: "the function does not fit the provider")
  @_disfavoredOverload
  public mutating func override<Maker>(_ key: Key<Maker>, with make: Maker) {}
}

extension Container {
  /// Calls an override as a build of its own.
  @usableFromInline
  final func calling<T: ~Copyable, E: Error>(_ key: KeyID, _ call: () throws(E) -> T) throws(E) -> T {
    try overrideCall(of: key).runUncached(nestedAtMost: Build.mostNested, call)
  }

  /// Makes a container with further overrides, which shares all unaffected values with this one.
  ///
  /// ```swift
  /// let scope = container.overriding { $0.override(.user) { User(name: "Ada") } }
  /// scope.profile    // a new one if it needs the user, directly or indirectly
  /// scope.database   // the same as container.database, if that does not
  /// ```
  ///
  /// The new container has its own copy of each kept value that is overridden, and of each one that is built from
  /// such a value, directly or indirectly. It also has its own copy of a kept value that takes the container, that
  /// asks for the current one while it is built, or that comes from an override which takes the container. It
  /// shares all others. This container does not change. Its overrides hold in the new one too, and `original`
  /// reaches them there.
  ///
  /// The new container owns this one. If it is made from a view, for instance in a provider, it does not. Then it
  /// shares kept values while this one exists, and builds new ones afterwards.
  ///
  /// You may call this from any thread. It costs as much as making a container. The first read of a kept value, in the
  /// first container with these keys, also walks through all providers that depend on an overridden one.
  ///
  /// - Parameter overrides: Adds the overrides.
  /// - Returns: The new container.
  public func overriding(_ overrides: (inout Overrides) -> Void) -> Self {
    var collected = Overrides(over: _overrides)
    overrides(&collected)
    return overriding(by: collected.latest)
  }

  /// Makes a container of the same class with only these overrides, which reports its builds to an observer; for `DITesting`
  /// only.
  ///
  /// Its look-ups by type find the registrations of this container. It shares no built value.
  package func observed(by observer: any BuildObserver, _ overrides: Override?) -> Container {
    overriding(by: Override(layer: overrides?.layer ?? 0, over: overrides, observer: observer))
  }
}
