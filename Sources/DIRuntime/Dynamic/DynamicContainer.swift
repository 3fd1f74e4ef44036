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
/// This container is for what only a running program knows: plug-ins, feature switches, experiments.
/// ``Container/dynamic`` is one that also finds the generated providers.
///
/// **Errors.** A look-up that can fail throws a ``DynamicError``, or what the factory threw. Nothing stops the
/// program, and nothing is printed.
///
/// **Ownership.** It owns its registrations, and what they keep. A factory gets a view, which does not own it and
/// may be stored. After the container is gone, the view throws ``DynamicError/containerGone(_:route:)``.
///
/// **Threads.** You may use and change it from any thread, also in a factory. A kept value is built once, and
/// others who need it wait. No other lock is held while a factory runs. A look-up that runs during a change sees
/// the state before or after it.
///
/// **Cost.** A look-up searches a table under a lock, and casts. It takes a microsecond or two.
public final class DynamicContainer: Sendable {
  // Sendable by what it holds: the storage has its own lock.
  let owned: DynamicStorage?
  private weak let shown: DynamicStorage?
  /// The container or view that this one is `dynamic` of, if that is owned.
  let container: Container?

  /// Makes a container without registrations.
  ///
  /// - Parameters:
  ///   - match: Which providers a look-up considers when none is registered for the very type; each look-up may say
  ///     otherwise.
  ///   - fallback: The containers to ask, in order, for what this one has not; owned by it. They do not know of it, and
  ///     keep what they keep; their transients see what is registered here.
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

  /// Registers how the values of a type are made.
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
  /// Finds values by type while the program runs: what is registered here, then the generated providers.
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
  /// it finds those of the container that it was made from. What belongs to a child container is found there, and
  /// not in the parent.
  ///
  /// The result owns this container. The result of a view does not. If a view's container is gone, its
  /// registrations are gone too.
  ///
  /// You may use it from any thread. Each use costs an allocation. The first use makes the table of the generated
  /// providers.
  public var dynamic: DynamicContainer {
    DynamicContainer(of: dynamicStorage, isView: owner != nil, owning: self)
  }

  /// The registrations of a container, or of a view's, made when first asked for.
  var dynamicStorage: DynamicStorage {
    if let storage = owner?.dynamicStorage { return storage }
    let make = { DynamicStorage(match: .exact, fallback: [], generated: self._view) }
    // Not stored in a view, which it refers to.
    return isView ? make() : lazyDynamic.object(or: make)
  }

  /// The containers that this one was made from, by `overriding` or as a child, the nearest first.
  var bases: some Sequence<Container> { sequence(first: self) { ($0.owner ?? $0).base }.dropFirst() }

  /// Where the value of a provider is, if it is built, and nothing is registered under a key in what this one was made from.
  func stored(_ id: KeyID, unless key: DynamicKey) -> UnsafeMutableRawPointer? {
    base?.isRegistered(key) == true ? nil : slot(of: id).stored
  }

  /// Whether something is registered under a key in this one or in those that it was made from.
  func isRegistered(_ key: DynamicKey) -> Bool {
    dynamicStorage.provider(for: key) != nil || (owner ?? self).base?.isRegistered(key) == true
  }
}

extension DynamicContainer {
  /// The container of an identifier, which the whole program shares. It is made when it is first asked for.
  ///
  /// ```swift
  /// DynamicContainer.named("plugins").register((any Plugin).self) { _ in PDFPlugin() }
  /// let plugin = try DynamicContainer.named("plugins").resolve((any Plugin).self)
  /// ```
  ///
  /// Two identifiers are the same if they are equal and of one type: `1` and `1.0` name two containers.
  ///
  /// It is isolated from all others. It lives until it is removed, and then as long as somebody holds it. You may
  /// call this from any thread. `==` and `hash(into:)` of the identifier run under a lock, and must not call this.
  ///
  /// - Parameter identifier: What tells it from others, of any type.
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

  /// Removes the container of an identifier. The next who asks gets a new one.
  ///
  /// What it keeps is freed when nobody holds it any more. You may call this from any thread.
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

  private static let all = BrieflyLocked<[_Remembered<[AnyHashable]>: DynamicContainer]>([:])

  // With the type, for `AnyHashable` takes numbers of different types, and texts, for one.
  private static func identity(_ identifier: some Hashable & Sendable) -> _Remembered<[AnyHashable]> {
    _Remembered([ObjectIdentifier(type(of: identifier)), identifier])
  }
}
