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
    let name: @Sendable () -> String
    let make: @Sendable (Container) -> Value
  }

  // What a read of something kept needs comes first, so that code of which the compiler knows the value's type finds it
  // without asking for the type of this class.
  @usableFromInline let cell = Cell()
  /// The view of the source; nil if its values are to be asked for by `make` alone.
  @usableFromInline let view: Container?
  /// Where containers keep the value, if there is a view.
  @usableFromInline let kept: KeyID?
  /// Whether only the main actor may read it.
  @usableFromInline let isOnMainActor: Bool
  /// Nil if the value was given.
  private let source: Source?
  /// If so, the one in whose place it was set, which has a source.
  private let replaced: Lazy?

  private init(_ source: Source, keptAs kept: KeyID? = nil, isOnMainActor: Bool = false) {
    (self.source, replaced) = (source, nil)
    self.kept = kept
    self.isOnMainActor = isOnMainActor
    view = kept == nil ? nil : source.container
  }

  /// Wraps a value that is there already, to pass one by hand.
  ///
  /// - Parameter value: What every read returns.
  public convenience init(_ value: Value) { self.init(value, inPlaceOf: nil) }

  /// The same, in place of another one.
  init(_ value: Value, inPlaceOf other: Lazy?) {
    (source, view, kept, isOnMainActor) = (nil, nil, nil, false)
    replaced = other?.source == nil ? other?.replaced : other
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
    self.init(of: container, isKept: isKept, name: { "\(Lazy.self)" }) {
      accessor(unsafeDowncast($0, to: C.self))
    }
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
      Source(
        container: container._view, isKept: isKept, name: { "\(Lazy.self)" },
        make: { container in MainActor.assumeIsolated { accessor(unsafeDowncast(container, to: C.self)) } }),
      isOnMainActor: true)
  }

  /// Defers an accessor under a name of its own in messages; that of a singleton may say by which key it is kept.
  convenience init(
    of container: Container, isKept: Bool, keptAs kept: KeyID? = nil, name: @escaping @Sendable () -> String,
    _ accessor: @escaping @Sendable (Container) -> Value
  ) {
    self.init(Source(container: container._view, isKept: isKept, name: name, make: accessor), keptAs: kept)
  }

  /// The value, built if this is the first read of a transient.
  ///
  /// May be read from any thread, unless its provider is the main actor's. Traps where that is read elsewhere, and
  /// where the value needs itself to be built.
  @inlinable
  public var value: Value {
    // Most reads are of what is stored or what the container has built: all else is a call.
    defer { withExtendedLifetime(self) {} }
    if !isOnMainActor, let value = cell.slots.value(at: 0) {
      return value.assumingMemoryBound(to: Value.self).pointee
    }
    if let kept, let owner = view?.owner {
      defer { withExtendedLifetime(owner) {} }
      if let value = owner._slots.value(at: kept.slot) {
        return value.assumingMemoryBound(to: Value.self).pointee
      }
    }
    return rareValue()
  }

  @usableFromInline
  @inline(never)
  func rareValue() -> Value {
    guard let source else { return cell.value(as: Value.self).unsafelyUnwrapped }
    if isOnMainActor {
      MainActor.preconditionIsolated("a Lazy of a main-actor provider is read elsewhere")
    }
    if let value = cell.value(as: Value.self) { return value }
    let owner = source.container.owner
    if source.isKept, let owner { return source.make(owner) }
    return cell.value(name: source.name) { source.make(owner ?? source.container) }
  }

  /// The value, if it was given.
  var given: Value? { source == nil ? value : nil }

  /// One of the same source, or of the one that this took the place of, that has nothing stored.
  func emptied() -> Lazy {
    source.map { Lazy($0, keptAs: kept, isOnMainActor: isOnMainActor) } ?? replaced?.emptied() ?? self
  }
}

// Unchecked for the value in the cell: it is handed out as it is, to any thread, so it has to be Sendable itself.
extension Lazy: @unchecked Sendable where Value: Sendable {}
