// SPDX-License-Identifier: MIT

/// The memory of a kept value that was just made, see `KeptValue`. Whoever gets it owns it.
typealias MadeValue = UnsafeMutableRawPointer

/// The place of a value, and the object that keeps it there.
// Not generic, as most of what builds a value: types that have to be made at run time were a third of the cost of a first build.
// Unchecked because generated code lets the compiler check that kept values are Sendable.
struct Stored: @unchecked Sendable {
  let address: UnsafeMutableRawPointer
  /// Nil if the caller keeps the value, because it holds the container.
  var keeper: AnyObject?

  /// The same, kept by a container unless something else keeps it.
  func kept(by container: Container) -> Stored { Stored(address: address, keeper: keeper ?? container) }

  /// The value. All callers use the type that it was made with.
  func value<T>() -> T {
    withExtendedLifetime(keeper) { address.assumingMemoryBound(to: T.self).pointee }
  }
}

/// Stores one value, which the first caller builds.
protocol ValueStore: Sendable {
  /// The value, if it is built.
  var stored: Stored? { get }

  /// Stores a value, unless there is one that stays.
  ///
  /// - Returns: The value that stays.
  func keep(_ made: MadeValue) -> Stored
}

extension ValueStore {
  /// The value of a store that has only a name and no key, built by the first caller.
  ///
  /// - Parameters:
  ///   - owner: Has this store and no other.
  ///   - name: The name of the value, in messages.
  ///   - throwsCycles: Whether a cycle is an error and no trap.
  ///   - make: Builds the value.
  /// - Returns: The value, the same for all.
  /// - Throws: The build's error, or a cycle, also for callers that wait for the build; the next caller tries again.
  func value<T>(
    of owner: AnyObject, name: @escaping @Sendable () -> String, throwsCycles: Bool, by make: () throws -> T
  ) throws -> T {
    if let stored { return stored.value() }
    return try Build(of: Build.Place(.value, of: owner), name: name, throwsCycles: throwsCycles)
      .once(in: self) { KeptValue.allocate(try make()).value }.value()
  }

  /// An object of the runtime's own that is stored here, made when first needed. Several threads may each make one.
  func object<Object: AnyObject>(or make: () -> Object) -> Object {
    (stored ?? keep(KeptValue.allocate(make()).value)).value()
  }
}

/// One slot of a container.
struct Slot: ValueStore {
  private let slots: SlotTable
  private let number: Int

  init(_ number: Int, of slots: SlotTable) { (self.slots, self.number) = (slots, number) }

  /// The slot of a value that a container has no slot for.
  static var missing: Slot { Slot(0, of: SlotTable(count: 0)) }

  var stored: Stored? { slots.value(at: number).map { Stored(address: $0) } }

  func keep(_ made: MadeValue) -> Stored {
    if slots.fill(number, with: made) { return Stored(address: made) }
    KeptValue.destroy(made)
    return stored.unsafelyUnwrapped
  }
}

/// A slot by itself: its value is built once, and freed with the cell.
class Cell: ValueStore, @unchecked Sendable {
  final let slots = SlotTable(count: 1)

  init() {}

  deinit { slots.destroy() }

  final var stored: Stored? { slots.value(at: 0).map { Stored(address: $0, keeper: self) } }

  final func keep(_ made: MadeValue) -> Stored {
    Stored(address: Slot(0, of: slots).keep(made).address, keeper: self)
  }

  /// A value that lives as long as somebody holds it.
  static func holding(_ made: MadeValue) -> Stored { Cell().keep(made) }
}

/// A cell for each argument whose value is kept or being built.
final class Cells: Sendable {
  // `_UncheckedSendable`, because arguments need not be Sendable: they are only compared.
  private let cells = BrieflyLocked<[_UncheckedSendable<AnyHashable>: KeyedCell]>([:])

  /// The cell of an argument, which stays in the table at least until all who got it have left it.
  func cell(for key: _UncheckedSendable<AnyHashable>) -> KeyedCell {
    cells.withLock { cells in
      let cell = cells[key] ?? KeyedCell(of: key, in: self)
      cells[key] = cell
      cell.users += 1
      return cell
    }
  }

  /// Removes a cell that is still empty when its last user leaves: otherwise each failed build would leave a cell behind.
  fileprivate func leave(_ cell: KeyedCell) {
    // Freed outside the lock, because that may run user code.
    let forgotten = cells.withLock { cells in
      cell.users -= 1
      return cell.users > 0 || cell.stored != nil ? nil : cells.removeValue(forKey: cell.key)
    }
    withExtendedLifetime(forgotten) {}
  }
}

/// A cell for one argument.
final class KeyedCell: Cell, @unchecked Sendable {
  fileprivate let key: _UncheckedSendable<AnyHashable>
  private weak let cells: Cells?
  // Unchecked because of this count, which only changes under the lock of the cells.
  fileprivate var users = 0

  fileprivate init(of key: _UncheckedSendable<AnyHashable>, in cells: Cells) {
    (self.key, self.cells) = (key, cells)
  }

  /// Called by each user of the cell, once it has the value or the build has failed.
  func leave() { if stored == nil { cells?.leave(self) } }
}

/// Refers to a value without keeping it alive; nil once it is gone, or before there is one.
///
/// A `weak` variable cannot have a protocol's type. So the state has a weak reference to the object, and beside it the bytes
/// of the value, which count as no reference. While the object is alive, the bytes are a valid value.
///
/// It is not generic, so that a read looks up no metadata: one slot always has values of one type.
final class WeakReference: ValueStore {
  // Unchecked because a key does not prove that its values are Sendable; generated code makes sure of it.
  private struct State: @unchecked Sendable {
    weak var object: AnyObject?
    var bytes: UnsafeMutableRawPointer?
  }

  private let state = BrieflyLocked(State())

  deinit { state.withLock { $0.bytes?.deallocate() } }

  // Copied outside the lock: while the object is held, no thread writes the bytes. The copy holds the object by itself.
  var stored: Stored? {
    state.withLock { state in
      guard let object = state.object, let bytes = state.bytes else { return nil }
      return Stored(address: bytes, keeper: object)
    }
  }

  /// Refers to a value, if it is an object.
  func keep(_ made: MadeValue) -> Stored {
    func refer<T>(as type: T.Type) {
      let value = made.assumingMemoryBound(to: T.self).pointee
      guard let object = AnyObject?(in: value) else { return }
      // An `Any` around an `any P` has a box of its own, which is freed with it. The object cast to `T` holds the object itself.
      let held = object as? T ?? value
      let (size, alignment) = (MemoryLayout<T>.size, MemoryLayout<T>.alignment)
      state.withLock { state in
        let bytes = state.bytes ?? .allocate(byteCount: size, alignment: alignment)
        withUnsafePointer(to: held) { bytes.copyMemory(from: $0, byteCount: size) }
        (state.object, state.bytes) = (object, bytes)
      }
    }
    _openExistential(KeptValue.type(of: made), do: refer)
    return Cell.holding(made)
  }
}

/// An optional of an unknown type.
protocol OptionalValue {
  var unwrapped: Any? { get }
}

extension Optional: OptionalValue {
  var unwrapped: Any? { self }
}

extension AnyObject? {
  /// The object that a value is, or that an optional contains; nil for a value that is no object.
  init(in value: Any) {
    if let optional = value as? any OptionalValue {
      self = optional.unwrapped.flatMap { Self(in: $0) }
    } else {
      self = type(of: value) is AnyObject.Type ? value as AnyObject : nil
    }
  }
}
