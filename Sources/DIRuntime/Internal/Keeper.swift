// SPDX-License-Identifier: MIT

/// What keeps one value that is built by the first who asks. All who use it mean the same type.
protocol Keeper: Sendable {
  /// The value, if it is there.
  func value<T>(as type: T.Type) -> T?

  /// Keeps a value, unless there is one that stays.
  func set<T>(_ value: T)
}

extension Keeper {
  /// What tells a value from others of the same provider: its cell. Not an argument, for hashing that may run code of the
  /// user, which must not be under a lock of all.
  var argument: AnyHashable? { (self as? KeyedCell).map { ObjectIdentifier($0) } }

  /// The value, built by the first who asks.
  ///
  /// - Parameters:
  ///   - build: The build that it takes.
  ///   - make: Builds it.
  /// - Returns: The value, the same for all.
  /// - Throws: What the build throws, or a cycle, also to those who wait for it; the next one who asks tries again.
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

  /// The same of a value that is known by a name only.
  func value<T>(
    name: @escaping @Sendable () -> String, throwsCycles: Bool, by make: () throws -> T
  ) throws -> T {
    let place = Build.Place(0, of: self as AnyObject)
    return try value(builtAs: Build(of: place, name: name, throwsCycles: throwsCycles), by: make)
  }

  /// What it keeps if that is an object of the runtime's own, made by the first who asks, or by several at once.
  func object<Object: AnyObject>(or make: () -> Object) -> Object {
    if let object = value(as: Object.self) { return object }
    set(make())
    return value(as: Object.self).unsafelyUnwrapped
  }
}

/// One slot of a container.
struct Slot: Keeper {
  private let slots: SlotTable
  private let number: Int

  init(_ number: Int, of slots: SlotTable) {
    self.slots = slots
    self.number = number
  }

  /// Where the value is, if it is there.
  var stored: UnsafeMutableRawPointer? { slots.value(at: number) }

  func value<T>(as type: T.Type) -> T? { stored?.assumingMemoryBound(to: T.self).pointee }

  func set<T>(_ value: T) {
    let mine = KeptValue.allocate(value)
    if !slots.fill(number, with: mine) { KeptValue.destroy(mine) }
  }
}

/// One slot by itself: a value that is built once and freed with the cell.
class Cell: Keeper, @unchecked Sendable {
  final let slots = SlotTable(count: 1)

  deinit { slots.destroy() }

  final func value<T>(as type: T.Type) -> T? {
    defer { withExtendedLifetime(self) {} }
    return Slot(0, of: slots).value(as: type)
  }

  final func set<T>(_ value: T) { Slot(0, of: slots).set(value) }
}

/// A cell for each value of the arguments that something is kept for, or just being built.
final class Cells: Sendable {
  // Remembered, because arguments need not be Sendable to be compared, which is all that is done with them.
  private let cells = BrieflyLocked<[_Remembered<AnyHashable>: KeyedCell]>([:])

  /// The cell of an argument, which stays that until everybody who got it has left it.
  func cell(for key: _Remembered<AnyHashable>) -> KeyedCell {
    cells.withLock { cells in
      let cell = cells[key] ?? KeyedCell(of: key, in: self)
      cells[key] = cell
      cell.users += 1
      return cell
    }
  }

  /// Forgets a cell that nobody has filled, once nobody will: else each failed build would leave one.
  fileprivate func leave(_ cell: KeyedCell) {
    // Freed outside of the lock, because that may run code of the user.
    let forgotten = cells.withLock { cells in
      cell.users -= 1
      return cell.users > 0 || cell.isFilled ? nil : cells.removeValue(forKey: cell.key)
    }
    withExtendedLifetime(forgotten) {}
  }
}

/// One of the cells for different arguments.
final class KeyedCell: Cell, @unchecked Sendable {
  fileprivate let key: _Remembered<AnyHashable>
  private weak let cells: Cells?
  // Unchecked for this, which is counted under the lock of the cells.
  fileprivate var users = 0

  fileprivate var isFilled: Bool { slots.value(at: 0) != nil }

  fileprivate init(of key: _Remembered<AnyHashable>, in cells: Cells) {
    (self.key, self.cells) = (key, cells)
  }

  /// To be called by everybody who got it, once he has its value or knows that it failed.
  func leave() { if !isFilled { cells?.leave(self) } }
}

/// Refers to a value without keeping it alive; nil once it is gone, or before there is one.
///
/// A `weak` variable cannot be of a protocol's type. So there is one for the object, and beside it the bytes of
/// the value as it was, which count as no reference. While the object is alive they are a value again.
///
/// It is not generic, and so has no metadata to be looked up at each read: one slot always has values of one type.
final class WeakReference: Keeper {
  // Unchecked because a key does not say that its values are Sendable; but generated code makes sure of it.
  private struct State: @unchecked Sendable {
    weak var object: AnyObject?
    var bytes: UnsafeMutableRawPointer?
  }

  private let state = BrieflyLocked(State())

  deinit { state.withLock { $0.bytes?.deallocate() } }

  func value<T>(as type: T.Type) -> T? {
    let held = state.withLock { state in _Remembered((object: state.object, bytes: state.bytes)) }.value
    guard let object = held.object, let bytes = held.bytes else { return nil }
    // Copied outside the lock: as long as the object is held, nobody writes the bytes. The copy holds it by itself.
    return withExtendedLifetime(object) { bytes.assumingMemoryBound(to: T.self).pointee }
  }

  /// Refers to a value, if it is an object.
  func set<T>(_ value: T) {
    guard let object = AnyObject?(in: value) else { return }
    // An `Any` around an `any P` has a box of its own, which would be gone with it: made of the object, it holds that itself.
    let value = object as? T ?? value
    let (size, alignment) = (MemoryLayout<T>.size, MemoryLayout<T>.alignment)
    state.withLock { state in
      let bytes = state.bytes ?? .allocate(byteCount: size, alignment: alignment)
      withUnsafePointer(to: value) { bytes.copyMemory(from: $0, byteCount: size) }
      (state.object, state.bytes) = (object, bytes)
    }
  }
}

/// An optional whose type is not known.
protocol OptionalValue {
  var unwrapped: Any? { get }
}

extension Optional: OptionalValue {
  var unwrapped: Any? { self }
}

extension AnyObject? {
  /// The object that a value is, be it an optional one; nil for what is no object.
  init(in value: Any) {
    if let optional = value as? any OptionalValue {
      self = optional.unwrapped.flatMap { Self(in: $0) }
    } else {
      self = type(of: value) is AnyObject.Type ? value as AnyObject : nil
    }
  }
}

/// Asks the compiler whether the type of a value that is kept, or leaves its actor, is Sendable; meant for generated code
/// only.
///
/// Generated code names it with each such type, under the own line of the directive that provides it:
///
/// ```swift
/// private typealias _check_cache = _Kept<Cache>
/// ```
public enum _Kept<Value: Sendable> {}

/// An argument that is remembered until something is asked for later; meant for generated code only.
///
/// It says that its value is Sendable, whatever that is: generated code asks the compiler at the user's line, by
/// ``_Kept``, so that the error shows there and nowhere else.
///
/// ```swift
/// let card_ = _Remembered(card)
/// ```
@frozen
public struct _Remembered<Value>: @unchecked Sendable {
  /// The argument.
  public let value: Value

  /// Wraps an argument; meant for generated code only.
  @inlinable
  public init(_ value: Value) { self.value = value }
}

extension _Remembered: Equatable where Value: Equatable {}
extension _Remembered: Hashable where Value: Hashable {}
