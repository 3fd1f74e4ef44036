// SPDX-License-Identifier: MIT

extension DynamicContainer {
  /// Registers a factory for a type.
  ///
  /// ```swift
  /// container
  ///   .register((any Clock).self, lifetime: .singleton) { _ in SystemClock() }
  ///   .register(Greeter.self, name: "polite") { r in Greeter(clock: try r.resolve()) }
  /// ```
  ///
  /// It replaces what is registered under the same type and name, with what that has built. Whoever holds a value
  /// keeps it. The factory runs when the value is looked up, and is freed with its registration. You may call this
  /// from any thread, also in a factory. On a view whose container is gone it does nothing.
  ///
  /// - Parameters:
  ///   - type: The type it is looked up by.
  ///   - name: A name, for several of one type.
  ///   - lifetime: How long a value lives; a new one for each look-up if not given.
  ///   - make: Makes a value; given a view of the container that is asked, or for kept values of the one that keeps
  ///     them.
  /// - Returns: This container, so that calls can follow each other.
  @discardableResult
  public func register<T>(
    _ type: T.Type = T.self, name: String? = nil, lifetime: DynamicLifetime<T> = .transient,
    _ make: @escaping @Sendable (_ container: DynamicContainer) throws -> T
  ) -> DynamicContainer {
    register([DynamicKey(type, name: name)], lifetime) { try make($0.passed) }
  }

  /// Registers a factory that needs nothing from the container.
  ///
  /// ```swift
  /// container.register { Greeter(clock: SystemClock()) }
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type it is looked up by.
  ///   - name: A name, for several of one type.
  ///   - lifetime: How long a value lives; a new one for each look-up if not given.
  ///   - make: Makes a value.
  /// - Returns: This container.
  @discardableResult
  public func register<T>(
    _ type: T.Type = T.self, name: String? = nil, lifetime: DynamicLifetime<T> = .transient,
    _ make: @escaping @Sendable () throws -> T
  ) -> DynamicContainer {
    register([DynamicKey(type, name: name)], lifetime) { _ in try make() }
  }

  /// Registers an expression, which is evaluated when the value is looked up.
  ///
  /// ```swift
  /// container.register((any Clock).self, lifetime: .singleton, using: SystemClock())
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type it is looked up by.
  ///   - name: A name, for several of one type.
  ///   - lifetime: How long a value lives; evaluated for each look-up if not given.
  ///   - value: The expression.
  /// - Returns: This container.
  @discardableResult
  public func register<T>(
    _ type: T.Type = T.self, name: String? = nil, lifetime: DynamicLifetime<T> = .transient,
    using value: @escaping @autoclosure @Sendable () throws -> T
  ) -> DynamicContainer {
    register([DynamicKey(type, name: name)], lifetime) { _ in try value() }
  }

  /// Registers a factory under several types, which share what is kept.
  ///
  /// ```swift
  /// container.register(Disk.self, as: (any Reader).self, (any Writer).self, lifetime: .singleton) { _ in Disk() }
  /// ```
  ///
  /// The value is not found by its own type, unless that is in the list. A value that is not of the type in
  /// question is ``DynamicError/wrongType(_:actual:route:)``.
  ///
  /// - Parameters:
  ///   - type: The type of the values.
  ///   - types: The types they are looked up by.
  ///   - name: A name, the same for all types.
  ///   - lifetime: How long a value lives; a new one for each look-up if not given.
  ///   - make: Makes a value.
  /// - Returns: This container.
  @discardableResult
  public func register<T, each Other>(
    _ type: T.Type = T.self, as types: repeat (each Other).Type, name: String? = nil,
    lifetime: DynamicLifetime<T> = .transient,
    _ make: @escaping @Sendable (_ container: DynamicContainer) throws -> T
  ) -> DynamicContainer {
    let keys = DIRuntime.types(repeat each types).map { DynamicKey($0, name: name) }
    return register(keys, lifetime) { try make($0.passed) }
  }

  /// Registers a value type that is shared by reference, in a ``Box``.
  ///
  /// ```swift
  /// container.register(boxed: Settings())
  /// try container.resolve(Box<Settings>.self).withLock { $0.isVerbose = true }
  /// ```
  ///
  /// The box lives as long as the registration, or as long as somebody holds it.
  ///
  /// - Parameters:
  ///   - value: The value at first, evaluated when the box is first looked up.
  ///   - name: A name, for several of one type.
  /// - Returns: This container.
  @discardableResult
  public func register<T: Sendable>(
    boxed value: @escaping @autoclosure @Sendable () throws -> T, name: String? = nil
  ) -> DynamicContainer {
    register(Box<T>.self, name: name, lifetime: .singleton) { Box(try value()) }
  }

  /// Registers a factory that takes arguments from whoever looks it up.
  ///
  /// ```swift
  /// container.register { (r, id: Int) in User(id: id, clock: try r.resolve()) }
  /// let user = try container.resolve(User.self, arguments: 7)
  /// ```
  ///
  /// The arguments of a look-up must have exactly these types, in this order. Otherwise it throws
  /// ``DynamicError/argumentMismatch(_:expected:given:route:)``. A factory may ask for itself with other arguments,
  /// up to 64 times one inside the other.
  ///
  /// - Parameters:
  ///   - type: The type it is looked up by.
  ///   - name: A name, for several of one type.
  ///   - make: Makes a value from a view of the container that is asked and the arguments.
  /// - Returns: This container.
  @discardableResult
  public func register<T, First, each Rest>(
    _ type: T.Type = T.self, name: String? = nil,
    _ make: @escaping @Sendable (_ container: DynamicContainer, First, repeat each Rest) throws -> T
  ) -> DynamicContainer {
    register(
      [DynamicKey(type, name: name)], .transient, arguments: types(First.self, repeat (each Rest).self)
    ) { request in
      // That they are of these types is seen before.
      let (first, rest) = (request.values as! _Remembered<(First, (repeat each Rest))>).value
      return try make(request.passed, first, repeat each rest)
    }
  }
}
