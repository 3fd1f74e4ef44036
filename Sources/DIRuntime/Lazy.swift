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
/// two atomic operations, by which a container that is dropped in the meantime knows of it.
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
  /// The lease of the source's container; nil if its values are to be asked for by `make` alone.
  @usableFromInline let lease: UnsafePointer<Lease>?
  /// Where containers keep the value, if there is a lease.
  @usableFromInline let kept: KeyID?
  /// Whether what is stored is read as it is: not where a container is to be asked, or the main actor to be checked, first.
  @usableFromInline let isReadAsStored: Bool
  /// Whether only the main actor may read it.
  private let isOnMainActor: Bool
  /// Nil if there is nothing but the value that was given.
  private let source: Source?
  private let isGiven: Bool

  private init(
    _ source: Source?, keptAs kept: KeyID? = nil, isOnMainActor: Bool = false, given value: Value? = nil
  ) {
    (self.source, self.kept, self.isOnMainActor, isGiven) = (source, kept, isOnMainActor, value != nil)
    lease = kept == nil ? nil : source?.container.lease
    isReadAsStored = value != nil || kept == nil && !isOnMainActor
    if let value { cell.set(value) }
  }

  /// Wraps a value that is there already, to pass one by hand.
  ///
  /// - Parameter value: What every read returns.
  public convenience init(_ value: Value) { self.init(nil, given: value) }

  /// The same, in place of what another one has.
  convenience init(_ value: Value, inPlaceOf other: Lazy) {
    self.init(other.source, keptAs: other.kept, isOnMainActor: other.isOnMainActor, given: value)
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

  /// Defers a singleton; meant for generated code only.
  ///
  /// - Parameters:
  ///   - container: The container, of which a view is held.
  ///   - key: The provider.
  public convenience init<C: Container>(_of container: Container, kept key: Key<@Sendable (C) -> Value>) {
    let (id, make) = (key._id, _Maker<Container, Value, Never>(key._make))
    self.init(of: container, isKept: container.keeps(id, true), inSlotOf: id, name: { id.name }) {
      $0._fill(id, make)
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
  ) {
    self.init(of: container, isKept: isKept, isOnMainActor: true, name: { "\(Lazy.self)" }) { container in
      // Asked on the main actor only, which is where the value goes too.
      MainActor.assumeIsolated { _Remembered(accessor(unsafeDowncast(container, to: C.self))) }.value
    }
  }

  /// Defers an accessor under a name of its own in messages; that of a singleton may say by which key it is kept.
  convenience init(
    of container: Container, isKept: Bool, inSlotOf key: KeyID? = nil, isOnMainActor: Bool = false,
    name: @escaping @Sendable () -> String, _ accessor: @escaping @Sendable (Container) -> Value
  ) {
    let source = Source(container: container._view, isKept: isKept, name: name, make: accessor)
    self.init(source, keptAs: isKept ? key : nil, isOnMainActor: isOnMainActor)
  }

  /// The value, built if this is the first read of a transient.
  ///
  /// May be read from any thread, unless its provider is the main actor's. Traps where that is read elsewhere, and
  /// where the value needs itself to be built.
  @inlinable
  public var value: Value {
    // In line, and most of it by nothing that releases: else whoever has this in a property would retain it for each read.
    @inline(__always) get {
      // It owns what is copied.
      defer { withExtendedLifetime(self) {} }
      if isReadAsStored, let value = cell.stored() {
        return value.assumingMemoryBound(to: Value.self).pointee
      }
      if let kept, let lease, let value = lease.pointee.enter(kept) {
        defer { lease.pointee.leave() }
        return value.assumingMemoryBound(to: Value.self).pointee
      }
      return askedValue()
    }
  }

  @usableFromInline
  @inline(never)
  func askedValue() -> Value {
    value(throwsCycles: false) { source.unsafelyUnwrapped.make($0) }
  }

  /// The same, made by a function that may fail.
  func value<E: Error>(
    throwsCycles: Bool, by make: (Container) throws(E) -> Value
  ) throws(E) -> Value {
    if isOnMainActor { MainActor.preconditionIsolated("a Lazy of a main-actor provider is read elsewhere") }
    if let value = cell.stored() { return value.assumingMemoryBound(to: Value.self).pointee }
    // What is given is stored: all else has a source.
    let source = source.unsafelyUnwrapped
    let owner = source.container.owner
    if source.isKept, let owner { return try make(owner) }
    return try cell.value(name: source.name, throwsCycles: throwsCycles) { () throws(E) in
      defer { withExtendedLifetime(owner) {} }
      // The view, which may be of another class than its owner.
      return try make(source.container)
    }
  }

  /// The value, if it was given.
  var given: Value? { isGiven ? value : nil }

  /// One of the same source that has nothing stored.
  func emptied() -> Lazy {
    source == nil ? self : Lazy(source, keptAs: kept, isOnMainActor: isOnMainActor)
  }
}

// Unchecked for the value in the cell: it is handed out as it is, to any thread, so it has to be Sendable itself.
extension Lazy: @unchecked Sendable where Value: Sendable {}
