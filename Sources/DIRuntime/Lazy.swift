// SPDX-License-Identifier: MIT

/// A dependency that is not built before it is first asked for.
///
/// A parameter of this type is given to whoever must not have its dependency at once: because it is expensive and
/// may never be needed, or because the two need each other.
///
/// ```swift
/// // @provide(singleton)
/// final class Exporter: Sendable {
///   private let clock: Lazy<any Clock>
///
///   init(clock: Lazy<any Clock>) { self.clock = clock }
///
///   func export() { print(clock.value.now()) }
/// }
///
/// let exporter = Exporter(clock: Lazy(FrozenClock()))   // by hand, in a test
/// ```
///
/// **Lifetimes.** A transient is built once, at the first read, and then belongs to this `Lazy`. What
/// the container keeps is asked of it at each read, and so is a weak value: so two that hold a `Lazy` of each other
/// are freed with their container. Once that is gone, the next read builds a last one, which is stored.
///
/// **Threads.** It is Sendable if its value is: then it is built once, however many threads read first, while the
/// others wait. A value that needs itself to be built traps, with its path. That of a main-actor provider is built
/// and read on the main actor; a read elsewhere traps.
///
/// **Cost.** An allocation or two when it is made. A read costs an atomic load and the copy; of something kept, also
/// a look whether the container is still there, some tens of nanoseconds.
public final class Lazy<Value> {
  /// Where a value comes from that is not stored.
  private struct Source {
    /// A view.
    let container: Container
    let isKept: Bool
    var isOnMainActor = false
    let make: @Sendable (Container) -> Value
  }

  private let cell = Cell()
  /// Nil if the value was given.
  private let source: Source?

  private init(_ source: Source) { self.source = source }

  /// Wraps a value that is there already, to pass one by hand.
  ///
  /// - Parameter value: What every read returns.
  public init(_ value: Value) {
    source = nil
    cell.set(value)
  }

  /// Defers an accessor; meant for generated code only.
  ///
  /// - Parameters:
  ///   - container: The container, of which a view is held.
  ///   - isKept: Whether the container keeps the value, if only weakly: false for a transient.
  ///   - accessor: Reads the value from a container.
  public convenience init<C: Container>(
    _of container: C, isKept: Bool, _ accessor: @escaping @Sendable (C) -> Value
  ) {
    // Sound because it is asked with the container, or its view, only.
    self.init(
      Source(container: container._view, isKept: isKept) { accessor(unsafeDowncast($0, to: C.self)) })
  }

  /// Defers the accessor of a main-actor provider; meant for generated code only.
  ///
  /// - Parameters:
  ///   - container: The container, of which a view is held.
  ///   - isKept: Whether the container keeps the value, if only weakly: false for a transient.
  ///   - accessor: Reads the value from a container.
  public convenience init<C: Container>(
    _onMainActorOf container: C, isKept: Bool,
    _ accessor: @escaping @MainActor @Sendable (C) -> Value
  ) where Value: Sendable {
    self.init(
      Source(container: container._view, isKept: isKept, isOnMainActor: true) { container in
        MainActor.assumeIsolated { accessor(unsafeDowncast(container, to: C.self)) }
      })
  }

  /// The value, built if this is the first read of a transient.
  ///
  /// May be read from any thread, unless its provider is the main actor's. Traps where that is read elsewhere, and
  /// where the value needs itself to be built.
  public var value: Value {
    guard let source else { return cell.value(as: Value.self).unsafelyUnwrapped }
    if source.isOnMainActor {
      MainActor.preconditionIsolated("a Lazy of a main-actor provider is read elsewhere")
    }
    if let value = cell.value(as: Value.self) { return value }
    let owner = source.container.owner
    if source.isKept, let owner { return source.make(owner) }
    return cell.value(name: { "\(Lazy.self)" }) { source.make(owner ?? source.container) }
  }
}

// Unchecked for the value in the cell: it is handed out as it is, to any thread, so it has to be Sendable itself.
extension Lazy: @unchecked Sendable where Value: Sendable {}
