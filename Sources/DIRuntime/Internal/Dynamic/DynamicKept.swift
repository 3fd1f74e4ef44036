// SPDX-License-Identifier: MIT

/// Where a dynamic registration keeps what it has built. A registration that forgets gets a new one.
enum DynamicKept: Sendable {
  case nothing
  case one(Cell)
  case weak(DynamicWeak)
  case keyed(DynamicCells)

  /// Empty, for a lifetime.
  init(_ kind: DynamicLifetimeKind) {
    switch kind {
    case .transient: self = .nothing
    case .singleton: self = .one(Cell())
    case .weak: self = .weak(DynamicWeak())
    case .keyed: self = .keyed(DynamicCells())
    }
  }

  /// What has been built so far.
  func built<T>(as type: T.Type) -> [T] {
    switch self {
    case .nothing: []
    case .one(let cell): cell.value(as: type).map { [$0] } ?? []
    case .weak(let weak): weak.value(as: type).map { [$0] } ?? []
    case .keyed(let cells): cells.all.compactMap { $0.value(as: type) }
    }
  }
}

/// Refers to an object without keeping it alive; and builds it when it is gone.
final class DynamicWeak: Sendable {
  private struct State {
    weak var object: (AnyObject & Sendable)?
  }

  private let state = Locked(State())

  func value<T>(as type: T.Type) -> T? {
    guard let object = state.withLock({ $0.object }) else { return nil }
    return object as? T
  }

  /// Refers to a value from now on, if it is an object.
  func set<T>(_ value: T) {
    guard type(of: value as Any) is AnyObject.Type else { return }
    // Only lifetimes of Sendable types are weak.
    let object = unsafeBitCast(value as AnyObject, to: (AnyObject & Sendable).self)
    state.withLock { $0.object = object }
  }

  /// The value, built by the first who asks when it is gone; a value that needs itself is an error.
  func valueOrThrow<T>(name: @escaping @Sendable () -> String, by make: () throws -> T) throws -> T {
    if let value = value(as: T.self) { return value }
    let build = Build(of: Build.Place(0, of: self), name: name)
    var result: Result<T, any Error>?
    try build.aloneOrThrow {
      if let value = value(as: T.self) {
        result = .success(value)
        return
      }
      build.run { result = Result { try make() } }
      if case .success(let value) = result { set(value) }
    }
    return try result.unsafelyUnwrapped.get()
  }
}

/// A cell for each value of the arguments that was ever asked for.
final class DynamicCells: Sendable {
  private let cells = Locked<[DynamicArgumentIdentity: Cell]>([:])

  var all: [Cell] { cells.withLock { Array($0.values) } }

  func cell(for arguments: DynamicArgumentIdentity) -> Cell {
    cells.withLock { cells in
      if let cell = cells[arguments] { return cell }
      let cell = Cell()
      cells[arguments] = cell
      return cell
    }
  }
}
