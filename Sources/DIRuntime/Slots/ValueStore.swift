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

  /// The same, kept by an object unless something else keeps it.
  func kept(by owner: AnyObject) -> Stored { Stored(address: address, keeper: keeper ?? owner) }

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

  /// The address of the value, if it is built.
  var address: UnsafeMutableRawPointer? { slots.value(at: number) }

  var stored: Stored? { address.map { Stored(address: $0) } }

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
