// SPDX-License-Identifier: MIT

/// A container in which you register, change and look up providers by type while the program runs.
///
/// ```swift
/// let container = DynamicContainer()
///   .register((any Clock).self, lifetime: .singleton) { _ in SystemClock() }
///   .register { r in Greeter(clock: try r.resolve()) }
///
/// let greeter = try container.resolve(Greeter.self)
/// ```
///
/// Prefer a directive wherever the generator can see the provider, because then the build proves that it is there.
/// This container is for providers that only a running program knows: plug-ins, feature switches, experiments.
/// ``Container/dynamic`` is one that also finds the generated providers.
///
/// **Errors.** A look-up that can fail throws a ``DynamicError``, or the factory's error. Nothing stops the
/// program, and nothing is printed.
///
/// **Ownership.** It owns its registrations, and their kept values. A factory gets a view, which does not own it and
/// may be stored. After the container is gone, the view throws ``DynamicError/containerGone(_:route:)``.
///
/// **Threads.** You may use and change it from any thread, also in a factory. A kept value is built once, and other
/// threads that need it wait. No other lock is held while a factory runs. A look-up that runs during a change sees
/// the state before or after it.
///
/// **Cost.** A look-up that finds a built singleton under its very type takes about 50 ns and allocates nothing, if the
/// owner of the container asks, not a view. Every other look-up takes a microsecond or two, and the time of the build.
public final class DynamicContainer: Sendable {
  // Sendable without a promise: all properties are constant, and the storage has its own lock.
  let owned: DynamicStorage?
  private weak let shown: DynamicStorage?
  /// The container or view whose `dynamic` this one is; nil if it was made in another way.
  let container: Container?

  /// Makes a container without registrations.
  ///
  /// - Parameters:
  ///   - match: Which providers a look-up considers if none is registered for the type itself; each look-up may say
  ///     otherwise.
  ///   - fallback: The containers to ask, in order, for types that are not registered here; owned by this one. A fallback
  ///     container builds its kept values without the registrations made here; its transients see these.
  public convenience init(match: DynamicMatch = .exact, fallback: [DynamicContainer] = []) {
    self.init(of: DynamicStorage(match: match, fallback: fallback))
  }

  init(of storage: DynamicStorage, isView: Bool = false, owning container: Container? = nil) {
    owned = isView ? nil : storage
    shown = isView ? storage : nil
    self.container = container
  }

  /// Nil for a view whose container is gone.
  var storage: DynamicStorage? { owned ?? shown }

  /// The same container without ownership.
  var view: DynamicContainer { owned?.view ?? self }

  /// Registers a factory under some keys.
  func register<T>(
    _ keys: [DynamicKey], _ lifetime: DynamicLifetime<T>, arguments: [Any.Type] = [],
    _ make: @escaping @Sendable (DynamicRequest) throws -> T
  ) -> DynamicContainer {
    let provider = DynamicProvider(keys, lifetime.kind, arguments: arguments, make)
    storage?.change(keys) { _ in provider }
    return self
  }
}

extension Container {
  /// Finds values by type while the program runs: first among the registrations, then among the generated providers.
  ///
  /// ```swift
  /// container.dynamic.register(Greeter.self) { r in Greeter(clock: try r.resolve()) }
  /// let greeter = try container.dynamic.resolve(Greeter.self)
  /// let clock: any Clock = try container.dynamic.resolve()   // the same as container.clock
  /// ```
  ///
  /// It finds a generated provider by its types and names, if the accessor has no arguments, is not async, and is
  /// not isolated to an actor. The accessor may throw. Registrations come first. They never change what an accessor
  /// returns.
  ///
  /// A container made by ``overriding(_:)`` has registrations of its own, and so has a child container. After these
  /// it finds the registrations of the container that it was made from. Providers of a child container are found there,
  /// and not in the parent.
  ///
  /// The result owns this container. The result of a view does not. If a view's container is gone, its
  /// registrations are gone too.
  ///
  /// You may use it from any thread. Each use costs an allocation. The first use makes the table of the generated
  /// providers.
  public var dynamic: DynamicContainer {
    DynamicContainer(of: dynamicStorage, isView: shown != nil, owning: self)
  }

  /// The registrations of this container, or of the container that this view shows; created when first needed.
  var dynamicStorage: DynamicStorage {
    if let storage = shown?.dynamicStorage { return storage }
    let make = { DynamicStorage(match: .exact, fallback: [], generated: self._view) }
    // A view does not store it, because the storage holds the view.
    return isView ? make() : unsafeDowncast(lazyRegistrations.object(or: make), to: DynamicStorage.self)
  }

  /// The containers that this one was made from, by `overriding` or as a child, the nearest first.
  var bases: some Sequence<Container> { sequence(first: self) { ($0.shown ?? $0).base }.dropFirst() }

  /// The address of a provider's value; nil if it is not built, or if a container that this one was made from has a
  /// registration under the key.
  func stored(_ id: KeyID, unless key: DynamicKey) -> UnsafeMutableRawPointer? {
    base?.isRegistered(key) == true ? nil : slot(of: id).address
  }

  /// Whether this container, or one that it was made from, has a registration under a key.
  func isRegistered(_ key: DynamicKey) -> Bool {
    dynamicStorage.provider(for: key) != nil || (shown ?? self).base?.isRegistered(key) == true
  }
}

extension DynamicContainer {
  /// The container with an identifier, which the whole program shares. It is made when it is first asked for.
  ///
  /// ```swift
  /// DynamicContainer.named("plugins").register((any Plugin).self) { _ in PDFPlugin() }
  /// let plugin = try DynamicContainer.named("plugins").resolve((any Plugin).self)
  /// ```
  ///
  /// Two identifiers are the same if they are equal and of one type: `1` and `1.0` name two containers.
  ///
  /// It is isolated from all others. It lives until it is removed, and then as long as something holds it. You may
  /// call this from any thread. `==` and `hash(into:)` of the identifier run under a lock, and must not call this.
  ///
  /// - Parameter identifier: The identifier, of any type.
  /// - Returns: The container.
  public static func named(_ identifier: some Hashable & Sendable) -> DynamicContainer {
    let identifier = identity(identifier)
    return all.withLock { all in
      if let container = all[identifier] { return container }
      let container = DynamicContainer()
      all[identifier] = container
      return container
    }
  }

  /// Removes the container with an identifier. The next call that asks for it gets a new one.
  ///
  /// The values that it keeps are freed when nothing holds it any more. You may call this from any thread.
  ///
  /// - Parameter identifier: The identifier.
  /// - Returns: Whether there was one.
  @discardableResult
  public static func remove(_ identifier: some Hashable & Sendable) -> Bool {
    let identifier = identity(identifier)
    // Freed outside the lock.
    let old = all.withLock { $0.removeValue(forKey: identifier) }
    return old != nil
  }

  private static let all = BrieflyLocked<[_UncheckedSendable<[AnyHashable]>: DynamicContainer]>([:])

  // With the type, because `AnyHashable` takes equal numbers, or texts, of different types for one.
  private static func identity(_ identifier: some Hashable & Sendable) -> _UncheckedSendable<[AnyHashable]> {
    _UncheckedSendable([ObjectIdentifier(type(of: identifier)), identifier])
  }
}
