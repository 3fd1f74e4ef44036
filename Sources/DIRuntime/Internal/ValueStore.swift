// SPDX-License-Identifier: MIT

/// Stores one value, which the first caller builds. All callers use the same type.
protocol ValueStore: Sendable {
  /// The value, if it is built.
  func value<T>(as type: T.Type) -> T?

  /// Stores a value, unless it has one that stays.
  func set<T>(_ value: T)
}

extension ValueStore {
  /// The value, built by the first caller.
  ///
  /// - Parameters:
  ///   - build: The build to run if there is no value.
  ///   - make: Builds it.
  /// - Returns: The value, the same for all.
  /// - Throws: The build's error, or a cycle, also for callers that wait for the build; the next caller tries again.
  func value<T>(builtAs build: @autoclosure () -> Build, by make: () throws -> T) throws -> T {
    var value = value(as: T.self)
    if let value { return value }
    let build = build()
    try build.once {
      value = self.value(as: T.self)
      return value != nil
    } or: {
      let made = try make()
      if try build.mayKeep() { set(made) }
      value = made
    }
    return value.unsafelyUnwrapped
  }

  /// The same for a value that has only a name, and no key.
  func value<T>(
    name: @escaping @Sendable () -> String, throwsCycles: Bool, by make: () throws -> T
  ) throws -> T {
    let place = Build.Place(.cell, of: self as AnyObject)
    return try value(builtAs: Build(of: place, name: name, throwsCycles: throwsCycles), by: make)
  }

  /// Stores a value that another container shares, unless it was built for a look-up that is refused.
  ///
  /// - Returns: The value that stays.
  func shared<T>(_ value: T) -> T {
    if Build.innermost?.lazyRefusal.load() == nil { set(value) }
    return self.value(as: T.self) ?? value
  }

  /// An object of the runtime's own that is stored here, made when first needed. Several threads may each make one.
  func object<Object: AnyObject>(or make: () -> Object) -> Object {
    if let object = value(as: Object.self) { return object }
    set(make())
    return value(as: Object.self).unsafelyUnwrapped
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
  var stored: UnsafeMutableRawPointer? { slots.value(at: number) }

  func value<T>(as type: T.Type) -> T? { stored?.assumingMemoryBound(to: T.self).pointee }

  func set<T>(_ value: T) {
    let mine = KeptValue.allocate(value).value
    if !slots.fill(number, with: mine) { KeptValue.destroy(mine) }
  }
}

/// A slot by itself: its value is built once, and freed with the cell.
class Cell: ValueStore, @unchecked Sendable {
  final let slots = SlotTable(count: 1)

  deinit { slots.destroy() }

  final func value<T>(as type: T.Type) -> T? {
    defer { withExtendedLifetime(self) {} }
    return Slot(0, of: slots).value(as: type)
  }

  final func set<T>(_ value: T) { Slot(0, of: slots).set(value) }
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
      return cell.users > 0 || cell.isFilled ? nil : cells.removeValue(forKey: cell.key)
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

  fileprivate var isFilled: Bool { slots.value(at: 0) != nil }

  fileprivate init(of key: _UncheckedSendable<AnyHashable>, in cells: Cells) {
    (self.key, self.cells) = (key, cells)
  }

  /// Called by each user of the cell, once it has the value or the build has failed.
  func leave() { if !isFilled { cells?.leave(self) } }
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

  var isAlive: Bool { state.withLock { $0.object != nil } }

  func value<T>(as type: T.Type) -> T? {
    let held = state.withLock { state in _UncheckedSendable((object: state.object, bytes: state.bytes)) }
      .value
    guard let object = held.object, let bytes = held.bytes else { return nil }
    // Copied outside the lock: while the object is held, no thread writes the bytes. The copy holds the object by itself.
    return withExtendedLifetime(object) { bytes.assumingMemoryBound(to: T.self).pointee }
  }

  /// Refers to a value, if it is an object.
  func set<T>(_ value: T) {
    guard let object = AnyObject?(in: value) else { return }
    // An `Any` around an `any P` has a box of its own, which is freed with it. The object cast to `T` holds the object itself.
    let value = object as? T ?? value
    let (size, alignment) = (MemoryLayout<T>.size, MemoryLayout<T>.alignment)
    state.withLock { state in
      let bytes = state.bytes ?? .allocate(byteCount: size, alignment: alignment)
      withUnsafePointer(to: value) { bytes.copyMemory(from: $0, byteCount: size) }
      (state.object, state.bytes) = (object, bytes)
    }
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

/// Lets the compiler check that a type is Sendable: that of a kept value, of a value that leaves its actor, or of a captured
/// argument; meant for generated code only.
///
/// Generated code names it for each such type, at the user's line, which shows the error:
///
/// ```swift
/// private func _check_1() { _ = _Kept<Cache>.self }
/// ```
@_spi(Generated)
public enum _Kept<Value: Sendable> {}

/// A value that is captured for later use; meant for generated code only.
///
/// It is Sendable for any value: generated code lets the compiler check the value's type at the user's line, by
/// ``_Kept``, so that the error shows there and nowhere else.
///
/// ```swift
/// let card_ = _UncheckedSendable(card)
/// ```
@frozen
@_spi(Generated)
public struct _UncheckedSendable<Value>: @unchecked Sendable {
  /// The value.
  public let value: Value

  /// Wraps a value; meant for generated code only.
  @inlinable
  public init(_ value: Value) { self.value = value }
}

extension _UncheckedSendable: Equatable where Value: Equatable {}
extension _UncheckedSendable: Hashable where Value: Hashable {}
