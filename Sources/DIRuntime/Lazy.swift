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
/// one it does not, so two that hold a `Lazy` of each other are freed with their container. A read after that stops
/// a debug build. A release build then builds the value at each read.
///
/// **Threads.** It is Sendable if its value is. However many threads read first, the value is built once, and the
/// others wait. A value that needs itself stops the program, which prints the way. A `Lazy` of a main-actor value
/// is read on the main actor; a read elsewhere stops the program.
///
/// **Cost.** Making one takes one to three allocations. A read costs an atomic load and the copy. A read of a kept
/// value from inside a kept value also takes a weak reference.
public final class Lazy<Value> {
  /// Where a value comes from that is not stored.
  private struct Source {
    let container: Container
    let isKept: Bool
    /// By which the container keeps the value in a slot of its own.
    let key: KeyID?
    let isOnMainActor: Bool
    let name: @Sendable () -> String
    let make: @Sendable (Container) -> Value
  }

  // What a read needs comes first, so that code of which the compiler knows the value's type finds it without asking for
  // the type of this class.
  /// Where the value is once it is there: in the cell or in the container, which keep these; nowhere if it must be asked for.
  @usableFromInline let slots: SlotTable
  @usableFromInline let slot: Int
  /// Nil of what the container keeps.
  private let cell: Cell?
  /// Nil if there is nothing but the value that was given.
  private let source: Source?
  private let isGiven: Bool

  private init(_ source: Source?, given value: Value? = nil) {
    (self.source, isGiven) = (source, value != nil)
    let cell = value == nil && source?.isKept == true ? nil : Cell()
    self.cell = cell
    if let value { cell?.set(value) }
    if value == nil, let source, source.isKept || source.isOnMainActor {
      // Main-actor ones are not found, for whoever asks has to be looked at.
      slots = source.isOnMainActor || source.key == nil ? SlotTable(count: 0) : source.container._slots
      slot = source.key?.slot ?? 0
    } else {
      (slots, slot) = (cell.unsafelyUnwrapped.slots, 0)
    }
  }

  /// Wraps a value that is there already, to pass one by hand.
  ///
  /// - Parameter value: What every read returns.
  public convenience init(_ value: Value) { self.init(nil, given: value) }

  /// The same, in place of what another one has.
  convenience init(_ value: Value, inPlaceOf other: Lazy) { self.init(other.source, given: value) }

  /// Defers an accessor; meant for generated code only.
  ///
  /// - Parameters:
  ///   - container: The container or view, which is held.
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
  ///   - container: The container or view, which is held.
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
  ///   - container: The container or view, which is held.
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
    // In line, and most of it by nothing that releases: else whoever has this in a property would retain it for each read.
    @inline(__always) get {
      // It owns what is copied.
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

  /// The same, made by a function that may fail.
  func value(throwsCycles: Bool, by make: (Container) throws -> Value) throws -> Value {
    if let value = slots.stored(at: slot) { return value.assumingMemoryBound(to: Value.self).pointee }
    // What is given is stored: all else has a source.
    let source = source.unsafelyUnwrapped
    if source.isOnMainActor { trapUnlessOnMainActor("'\(source.name())' is read elsewhere") }
    guard let cell else { return try make(source.container) }
    return try cell.value(name: source.name, throwsCycles: throwsCycles) { try make(source.container) }
  }

  /// The value, if it was given.
  var given: Value? { isGiven ? value : nil }

  /// One of the same source that has nothing stored.
  func emptied() -> Lazy {
    source == nil ? self : Lazy(source)
  }
}

// Unchecked for the value in the cell: it is handed out as it is, to any thread, so it has to be Sendable itself.
extension Lazy: @unchecked Sendable where Value: Sendable {}

/// A dependency that is asked for at each call.
///
/// Take a parameter of this type to get several values, or the present one each time:
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
  /// - Parameter make: Called at each call.
  public init(_ make: @escaping @Sendable () -> Value) {
    self.make = make
  }

  /// Resolves the dependency.
  ///
  /// - Returns: What the provider's accessor gives now.
  public func callAsFunction() -> Value { make() }
}
