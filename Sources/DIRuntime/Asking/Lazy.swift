// SPDX-License-Identifier: MIT

/// A dependency that is built when it is first asked for.
///
/// Take a parameter of this type if the dependency is expensive and may never be needed, or if two values need each
/// other:
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
/// **Lifetimes.** A transient value is built once, at the first read, and belongs to this `Lazy`. A kept or weak
/// value is asked of the container at each read. In a transient consumer, the `Lazy` owns the container. In a kept
/// one it does not, so two kept values with a `Lazy` of each other are freed with their container. A read after that
/// stops a debug build. A release build then builds the value at each read.
///
/// **Threads.** It is Sendable if its value is. However many threads read first, the value is built once, and the
/// others wait. A value that needs itself stops the program, which prints the cycle. A `Lazy` of a main-actor value
/// is read on the main actor; a read elsewhere stops the program.
///
/// **Cost.** Making one takes one to three allocations. A read costs an atomic load and the copy. A read of a kept
/// value from inside a kept value also takes a weak reference.
public final class Lazy<Value> {
  /// The source of a value that was not given.
  private struct Source {
    let container: Container
    let isKept: Bool
    /// The key of the container's slot for the value, if the value has a slot of its own.
    let key: KeyID?
    let isOnMainActor: Bool
    let name: @Sendable () -> String
    let make: @Sendable (Container) -> Value
  }

  // The properties that a read needs come first, so that code that is compiled for the value's type finds them without the
  // metadata of this class.
  /// The table of the value's slot: that of the cell or of the container. An empty one if every read has to ask the source.
  @usableFromInline let slots: SlotTable
  @usableFromInline let slot: Int
  /// Nil if the container keeps the value.
  private let cell: Cell?
  /// Nil if there is only a given value.
  private let source: Source?
  private let isGiven: Bool

  private init(_ source: Source?, given value: Value? = nil) {
    (self.source, isGiven) = (source, value != nil)
    let cell = value == nil && source?.isKept == true ? nil : Cell()
    self.cell = cell
    if let value { _ = cell?.keep(KeptValue.allocate(value).value) }
    if value == nil, let source, source.isKept || source.isOnMainActor {
      // A main-actor value is never found in a slot, because every read has to check its actor.
      slots = source.isOnMainActor || source.key == nil ? SlotTable(count: 0) : source.container._slots
      slot = source.key?.slot ?? 0
    } else {
      (slots, slot) = (cell.unsafelyUnwrapped.slots, 0)
    }
  }

  /// Wraps an existing value, to pass one by hand.
  ///
  /// - Parameter value: The value that every read returns.
  public convenience init(_ value: Value) { self.init(nil, given: value) }

  /// Wraps a value that was set in place of another one's; `emptied` restores the source.
  convenience init(_ value: Value, inPlaceOf other: Lazy) { self.init(other.source, given: value) }

  /// Defers an accessor; meant for generated code only.
  public convenience init<C: Container>(
    _of container: C, isKept: Bool, _ accessor: @escaping @Sendable (C) -> Value
  ) {
    // Sound because the accessor is only called with the container, or its view.
    self.init(of: container, isKept: isKept, name: { "\(Lazy.self)" }) {
      accessor(unsafeDowncast($0, to: C.self))
    }
  }

  /// Defers a singleton; meant for generated code only.
  public convenience init<C: Container>(_of container: Container, kept key: Key<@Sendable (C) -> Value>) {
    let (id, make) = (key._id, _Maker<Container, Value, Never>(key._make))
    self.init(of: container, isKept: container.keeps(id, true), inSlotOf: id, name: { id.name }) {
      $0._fill(id, make)
    }
  }

  /// Defers the accessor of a main-actor provider; meant for generated code only.
  public convenience init<C: Container>(
    _onMainActorOf container: C, isKept: Bool,
    _ accessor: @escaping @MainActor @Sendable (C) -> Value
  ) {
    self.init(of: container, isKept: isKept, isOnMainActor: true, name: { "\(Lazy.self)" }) { container in
      // Called on the main actor only, and the value is only returned there.
      MainActor.assumeIsolated { _UncheckedSendable(accessor(unsafeDowncast(container, to: C.self))) }.value
    }
  }

  /// Defers an accessor under a name of its own in messages, and possibly with the key of a singleton's slot.
  convenience init(
    of container: Container, isKept: Bool, inSlotOf key: KeyID? = nil, isOnMainActor: Bool = false,
    name: @escaping @Sendable () -> String, _ accessor: @escaping @Sendable (Container) -> Value
  ) {
    self.init(
      Source(
        container: container._handle, isKept: isKept, key: isKept ? key : nil, isOnMainActor: isOnMainActor,
        name: name, make: accessor))
  }

  /// The value, built if this is the first read of a transient.
  ///
  /// You may read it from any thread. If its provider is on the main actor, a read elsewhere stops the program. A
  /// value that needs itself does, too.
  @inlinable
  public var value: Value {
    // Inlined, and the usual path releases nothing: otherwise an object with this in a property would retain it for each read.
    @inline(__always) get {
      // The value is copied before this object may be released.
      defer { withExtendedLifetime(self) {} }
      guard let value = slots.stored(at: slot) else { return askedValue() }
      return value.assumingMemoryBound(to: Value.self).pointee
    }
  }

  @usableFromInline
  @inline(never)
  func askedValue() -> Value {
    try! value(throwsCycles: false) { source.unsafelyUnwrapped.make($0) }
  }

  /// The value, made by a function that may fail.
  func value(throwsCycles: Bool, by make: (Container) throws -> Value) throws -> Value {
    if let value = slots.stored(at: slot) { return value.assumingMemoryBound(to: Value.self).pointee }
    // A given value is stored: without one there is a source.
    let source = source.unsafelyUnwrapped
    if source.isOnMainActor { trapUnlessOnMainActor("'\(source.name())' is read elsewhere") }
    guard let cell else { return try make(source.container) }
    return try cell.value(of: cell, name: source.name, throwsCycles: throwsCycles) {
      try make(source.container)
    }
  }

  /// The value, if it was given.
  var given: Value? { isGiven ? value : nil }

  /// A `Lazy` of the same source that has nothing stored.
  func emptied() -> Lazy {
    source == nil ? self : Lazy(source)
  }
}

// Unchecked because of the value in the cell: any thread may read it, so it has to be Sendable itself.
extension Lazy: @unchecked Sendable where Value: Sendable {}

/// A dependency that is asked for at each call.
///
/// Take a parameter of this type to get several values, or the current one each time:
///
/// ```swift
/// // @provide
/// final class Pool {
///   private let connection: Provider<Connection>
///
///   init(connection: Provider<Connection>) { self.connection = connection }
///
///   func grow() -> Connection { connection() }
/// }
///
/// let pool = Pool(connection: Provider { FakeConnection() })   // by hand, in a test
/// ```
///
/// Each call does what the accessor does: it makes a new transient value, or returns the kept one. In a transient
/// consumer it owns the container, in a kept one it does not.
///
/// If the provider throws, is async or isolated, or has arguments, take a function instead: `@Sendable () async
/// throws -> Connection`, `(String) -> Greeter`.
///
/// You may call it from any thread, whether the value is Sendable or not. A call costs what the accessor costs.
public struct Provider<Value>: Sendable {
  private let make: @Sendable () -> Value

  /// Wraps a function.
  ///
  /// - Parameter make: Makes a value; runs at each call.
  public init(_ make: @escaping @Sendable () -> Value) {
    self.make = make
  }

  /// Gets a value of the dependency.
  ///
  /// - Returns: The value that the provider's accessor returns now.
  public func callAsFunction() -> Value { make() }
}
