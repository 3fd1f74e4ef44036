// SPDX-License-Identifier: MIT

/// What keeps one value that is built by the first who asks. All who use it mean the same type.
protocol Keeper: AnyObject, Sendable {
  /// The value, if it is there.
  func value<T>(as type: T.Type) -> T?

  /// Keeps a value; nobody else does so at the same time.
  func set<T>(_ value: T)
}

extension Keeper {
  /// The value, built by the first who asks.
  ///
  /// - Parameters:
  ///   - name: The value's name in messages.
  ///   - onCycle: Called, with the path, if the value needs itself.
  ///   - make: Builds it.
  /// - Returns: The value, the same for all.
  /// - Throws: What the build throws; then the next one who asks tries again.
  func value<T, E: Error>(
    name: @escaping @Sendable () -> String, onCycle: ([String]) throws(E) -> Never, by make: () throws(E) -> T
  ) throws(E) -> T {
    if let value = value(as: T.self) { return value }
    var failure: E?
    var value: T?
    let build = Build(of: Build.Place(0, of: self), name: name)
    try build.alone(onCycle: onCycle) {
      value = self.value(as: T.self)
      if value != nil { return }
      build.run {
        do throws(E) { value = try make() } catch { failure = error }
      }
      if let value { set(value) }
    }
    guard let value else { throw failure.unsafelyUnwrapped }
    return value
  }

  /// The same where a value that needs itself traps.
  func value<T, E: Error>(
    name: @escaping @Sendable () -> String, by make: () throws(E) -> T
  ) throws(E) -> T {
    let trap: ([String]) throws(E) -> Never = trapCycle
    return try value(name: name, onCycle: trap, by: make)
  }
}

/// One slot by itself: a value that is built once and freed with the cell.
final class Cell: Keeper {
  private let slots = SlotTable(count: 1)

  deinit { slots.destroy() }

  /// The value, if it is there.
  func value<T>(as type: T.Type) -> T? {
    defer { withExtendedLifetime(self) {} }
    return slots.value(at: 0)?.assumingMemoryBound(to: T.self).pointee
  }

  func set<T>(_ value: T) { slots.fill(0, with: KeptValue.allocate(value)) }
}

/// A cell for each value of the arguments that was ever asked for.
final class Cells<Argument: Hashable>: Sendable {
  // Unchecked because arguments need not be Sendable to be compared, which is all that is done with them.
  private struct Key: Hashable, @unchecked Sendable {
    let argument: Argument
  }

  private let cells = Locked<[Key: Cell]>([:])

  var all: [Cell] { cells.withLock { Array($0.values) } }

  func cell(for argument: Argument) -> Cell {
    let key = Key(argument: argument)
    return cells.withLock { cells in
      if let cell = cells[key] { return cell }
      let cell = Cell()
      cells[key] = cell
      return cell
    }
  }
}
