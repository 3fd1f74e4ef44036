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
  private let owned: DynamicStorage?
  private weak let shown: DynamicStorage?
  /// The container that this one is `dynamic` of, if that is owned.
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
