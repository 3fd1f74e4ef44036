// SPDX-License-Identifier: MIT

/// A container whose providers are registered, changed and looked up by their types while the program runs.
///
/// ```swift
/// let container = DynamicContainer()
///   .register((any Clock).self, lifetime: .singleton) { _ in SystemClock() }
///   .register { r in Greeter(clock: try r.resolve()) }
///
/// let greeter = try container.resolve(Greeter.self)
/// ```
///
/// What the generator can see is better provided by a directive: then it is proven to be there. This is for what only
/// run time knows: plug-ins, feature switches, experiments. ``Container/dynamic`` is one that also finds the generated
/// providers.
///
/// **Errors.** Every look-up that can fail throws: a ``DynamicError``, or what the factory threw, unchanged. Nothing
/// traps and nothing is printed.
///
/// **Ownership.** It owns what is registered and what that keeps. Factories are given a view of it that owns nothing, and
/// may be stored; once the container itself is gone, the view throws ``DynamicError/containerGone(_:route:)``, and what
/// is registered with it is forgotten at once.
///
/// **Threads.** It may be used and changed from any thread, also by factories and by what is being freed. A kept value is
/// built once, while others who need it wait; no other lock is held while a factory runs. A look-up that begins before a
/// change and ends after it sees either.
///
/// **Cost.** A look-up is a search in a table under a lock, and a cast; one that builds, or searches further, costs a
/// microsecond or two. Registering is an allocation, and a search under the lock.
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
    _ keys: [DynamicKey], _ lifetime: DynamicLifetime<T>, arguments: (any DynamicArguments.Type)? = nil,
    _ make: @escaping @Sendable (DynamicRequest) throws -> T
  ) -> DynamicContainer {
    storage?.add(DynamicProvider(keys, lifetime.kind, arguments: arguments, make))
    return self
  }
}
