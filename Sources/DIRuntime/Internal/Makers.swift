// SPDX-License-Identifier: MIT

// What has to be spelt for throwing build functions, once for each number of arguments.
//
// swiftc 6.3 passes the error of a function that is stored as a generic parameter (`Maker`) in one way where
// its type is `throws(E)` with a generic E, and in another where E is a certain type, or none. A function
// that is put in by one kind of code and taken out by the other overwrites memory or registers when it
// returns, and nothing warns. So for a throwing function both ends are generic over E; their names are their
// own because one that does not throw must not get here.

extension Key {
  /// Makes the key of a throwing provider without arguments; meant for generated code only.
  @inlinable
  public init<T, E: Error>(
    throwing base: borrowing _SlotBase, _ index: Int,
    _ make: @escaping @Sendable (Container) throws(E) -> T, _ name: StaticString = #function
  ) where Maker == @Sendable (Container) throws(E) -> T {
    self.init(base, index, make, name)
  }

  /// Makes the key of a throwing provider with one argument; meant for generated code only.
  @inlinable
  public init<A1, T, E: Error>(
    throwing base: borrowing _SlotBase, _ index: Int,
    _ make: @escaping @Sendable (Container, A1) throws(E) -> T, _ name: StaticString = #function
  ) where Maker == @Sendable (Container, A1) throws(E) -> T {
    self.init(base, index, make, name)
  }

  /// Makes the key of a throwing provider with two arguments; meant for generated code only.
  @inlinable
  public init<A1, A2, T, E: Error>(
    throwing base: borrowing _SlotBase, _ index: Int,
    _ make: @escaping @Sendable (Container, A1, A2) throws(E) -> T, _ name: StaticString = #function
  ) where Maker == @Sendable (Container, A1, A2) throws(E) -> T {
    self.init(base, index, make, name)
  }

  /// Makes the key of a throwing provider with three arguments; meant for generated code only.
  @inlinable
  public init<A1, A2, A3, T, E: Error>(
    throwing base: borrowing _SlotBase, _ index: Int,
    _ make: @escaping @Sendable (Container, A1, A2, A3) throws(E) -> T, _ name: StaticString = #function
  ) where Maker == @Sendable (Container, A1, A2, A3) throws(E) -> T {
    self.init(base, index, make, name)
  }

  /// Makes the key of a throwing provider with four arguments; meant for generated code only.
  @inlinable
  public init<A1, A2, A3, A4, T, E: Error>(
    throwing base: borrowing _SlotBase, _ index: Int,
    _ make: @escaping @Sendable (Container, A1, A2, A3, A4) throws(E) -> T, _ name: StaticString = #function
  ) where Maker == @Sendable (Container, A1, A2, A3, A4) throws(E) -> T {
    self.init(base, index, make, name)
  }

  /// Makes the key of a throwing provider with five arguments; meant for generated code only.
  @inlinable
  public init<A1, A2, A3, A4, A5, T, E: Error>(
    throwing base: borrowing _SlotBase, _ index: Int,
    _ make: @escaping @Sendable (Container, A1, A2, A3, A4, A5) throws(E) -> T,
    _ name: StaticString = #function
  ) where Maker == @Sendable (Container, A1, A2, A3, A4, A5) throws(E) -> T {
    self.init(base, index, make, name)
  }

  /// Makes the key of a throwing provider with six arguments; meant for generated code only.
  @inlinable
  public init<A1, A2, A3, A4, A5, A6, T, E: Error>(
    throwing base: borrowing _SlotBase, _ index: Int,
    _ make: @escaping @Sendable (Container, A1, A2, A3, A4, A5, A6) throws(E) -> T,
    _ name: StaticString = #function
  ) where Maker == @Sendable (Container, A1, A2, A3, A4, A5, A6) throws(E) -> T {
    self.init(base, index, make, name)
  }
}

extension Container {
  /// The override of a throwing provider without arguments; meant for generated code only.
  @inlinable
  @inline(__always)
  public final func _override<T, E: Error>(
    ofThrowing key: Key<@Sendable (Container) throws(E) -> T>
  ) -> (@Sendable (Container) throws(E) -> T)? {
    _overrides?.maker(for: key._id, keepsError: true)
  }

  /// The override of a throwing provider with one argument; meant for generated code only.
  @inlinable
  @inline(__always)
  public final func _override<A1, T, E: Error>(
    ofThrowing key: Key<@Sendable (Container, A1) throws(E) -> T>
  ) -> (@Sendable (Container, A1) throws(E) -> T)? {
    _overrides?.maker(for: key._id, keepsError: true)
  }

  /// The override of a throwing provider with two arguments; meant for generated code only.
  @inlinable
  @inline(__always)
  public final func _override<A1, A2, T, E: Error>(
    ofThrowing key: Key<@Sendable (Container, A1, A2) throws(E) -> T>
  ) -> (@Sendable (Container, A1, A2) throws(E) -> T)? {
    _overrides?.maker(for: key._id, keepsError: true)
  }

  /// The override of a throwing provider with three arguments; meant for generated code only.
  @inlinable
  @inline(__always)
  public final func _override<A1, A2, A3, T, E: Error>(
    ofThrowing key: Key<@Sendable (Container, A1, A2, A3) throws(E) -> T>
  ) -> (@Sendable (Container, A1, A2, A3) throws(E) -> T)? {
    _overrides?.maker(for: key._id, keepsError: true)
  }

  /// The override of a throwing provider with four arguments; meant for generated code only.
  @inlinable
  @inline(__always)
  public final func _override<A1, A2, A3, A4, T, E: Error>(
    ofThrowing key: Key<@Sendable (Container, A1, A2, A3, A4) throws(E) -> T>
  ) -> (@Sendable (Container, A1, A2, A3, A4) throws(E) -> T)? {
    _overrides?.maker(for: key._id, keepsError: true)
  }

  /// The override of a throwing provider with five arguments; meant for generated code only.
  @inlinable
  @inline(__always)
  public final func _override<A1, A2, A3, A4, A5, T, E: Error>(
    ofThrowing key: Key<@Sendable (Container, A1, A2, A3, A4, A5) throws(E) -> T>
  ) -> (@Sendable (Container, A1, A2, A3, A4, A5) throws(E) -> T)? {
    _overrides?.maker(for: key._id, keepsError: true)
  }

  /// The override of a throwing provider with six arguments; meant for generated code only.
  @inlinable
  @inline(__always)
  public final func _override<A1, A2, A3, A4, A5, A6, T, E: Error>(
    ofThrowing key: Key<@Sendable (Container, A1, A2, A3, A4, A5, A6) throws(E) -> T>
  ) -> (@Sendable (Container, A1, A2, A3, A4, A5, A6) throws(E) -> T)? {
    _overrides?.maker(for: key._id, keepsError: true)
  }
}
