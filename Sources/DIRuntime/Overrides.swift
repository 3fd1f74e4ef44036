// SPDX-License-Identifier: MIT

/// What a container builds differently, collected while it is created.
///
/// ```swift
/// let container = Container {
///   $0.override(.clock) { _ in FrozenClock() }
///   $0.override(.greeter) { c, greeting in Greeter(clock: c.clock, greeting: greeting + "!") }
/// }
/// ```
///
/// An override takes the place of one provider, wherever in the graph its value is asked for, and keeps its
/// lifetime: what was built once per container still is. It is called with a view of the container, which
/// gives it everything else and may be kept without keeping the container alive. When the same key is
/// overridden twice, the later one wins.
///
/// The closures are freed together with the container. They may be called from any thread.
public struct Overrides {
  private(set) var makers: [KeyID: any AnyMakerBox] = [:]
  /// Hears of every build, where a test wants to.
  var observer: (any BuildObserver)?

  init() {}

  // Two overloads for each number of arguments, and a generic one for the rest: the way a function is put in
  // here has to be the way it is taken out, see `Makers.swift`. The box remembers which it was. What cannot fail may take
  // the place of what can: it is put in as a function of the key's own type, whether that throws or not.

  private mutating func set<Maker>(_ key: Key<Maker>, _ make: Maker, keepsError: Bool = false) {
    makers[key._id] = MakerBox(make, keepsError: keepsError)
  }

  private mutating func set<Maker, Plain, E: Error>(
    _ key: Key<Maker>, _ error: E.Type, _ make: Maker, orPlain plain: Plain
  ) {
    makers[key._id] =
      E.self == Never.self ? MakerBox(plain, keepsError: false) : MakerBox(make, keepsError: true)
  }

  /// Builds a provider's value by another function.
  ///
  /// This one takes any function of the key's own type, so also one with more arguments than the others. A
  /// closure with typed throws is better given a name first, with its type. In code that is generic over `Maker`
  /// it cannot be used with keys of throwing providers that have up to six arguments: the program stops with a
  /// message when the override is asked for.
  ///
  /// - Parameters:
  ///   - key: The provider to replace.
  ///   - make: Builds the value from a view of the container and the arguments.
  @_disfavoredOverload
  public mutating func override<Maker: Sendable>(_ key: Key<Maker>, with make: Maker) {
    set(key, make)
  }

  /// Builds the value of a provider without arguments by a function that does not throw; the provider may.
  ///
  /// ```swift
  /// Container { $0.override(.clock) { _ in FrozenClock() } }
  /// ```
  ///
  /// - Parameters:
  ///   - key: The provider to replace.
  ///   - make: Builds the value from a view of the container.
  public mutating func override<T, E: Error>(
    _ key: Key<@Sendable (Container) throws(E) -> T>,
    with make: @escaping @Sendable (Container) -> T
  ) {
    set(key, E.self, make, orPlain: make)
  }

  /// Builds the value of a throwing provider without arguments by another function.
  ///
  /// - Parameters:
  ///   - key: The provider to replace.
  ///   - make: Builds the value from a view of the container.
  @_disfavoredOverload
  public mutating func override<T, E: Error>(
    _ key: Key<@Sendable (Container) throws(E) -> T>,
    with make: @escaping @Sendable (Container) throws(E) -> T
  ) {
    set(key, make, keepsError: true)
  }

  /// Builds the value of a provider with one argument by a function that does not throw; the provider may.
  ///
  /// ```swift
  /// Container { $0.override(.greeter) { c, greeting in Greeter(clock: c.clock, greeting: greeting) } }
  /// ```
  ///
  /// - Parameters:
  ///   - key: The provider to replace.
  ///   - make: Builds the value from a view of the container and the argument.
  public mutating func override<A1, T, E: Error>(
    _ key: Key<@Sendable (Container, A1) throws(E) -> T>,
    with make: @escaping @Sendable (Container, A1) -> T
  ) {
    set(key, E.self, make, orPlain: make)
  }

  /// Builds the value of a throwing provider with one argument by another function.
  ///
  /// - Parameters:
  ///   - key: The provider to replace.
  ///   - make: Builds the value from a view of the container and the argument.
  @_disfavoredOverload
  public mutating func override<A1, T, E: Error>(
    _ key: Key<@Sendable (Container, A1) throws(E) -> T>,
    with make: @escaping @Sendable (Container, A1) throws(E) -> T
  ) {
    set(key, make, keepsError: true)
  }

  /// Builds the value of a provider with two arguments by a function that does not throw; the provider may.
  ///
  /// - Parameters:
  ///   - key: The provider to replace.
  ///   - make: Builds the value from a view of the container and the arguments.
  public mutating func override<A1, A2, T, E: Error>(
    _ key: Key<@Sendable (Container, A1, A2) throws(E) -> T>,
    with make: @escaping @Sendable (Container, A1, A2) -> T
  ) {
    set(key, E.self, make, orPlain: make)
  }

  /// Builds the value of a throwing provider with two arguments by another function.
  ///
  /// - Parameters:
  ///   - key: The provider to replace.
  ///   - make: Builds the value from a view of the container and the arguments.
  @_disfavoredOverload
  public mutating func override<A1, A2, T, E: Error>(
    _ key: Key<@Sendable (Container, A1, A2) throws(E) -> T>,
    with make: @escaping @Sendable (Container, A1, A2) throws(E) -> T
  ) {
    set(key, make, keepsError: true)
  }

  /// Builds the value of a provider with three arguments by a function that does not throw; the provider may.
  ///
  /// - Parameters:
  ///   - key: The provider to replace.
  ///   - make: Builds the value from a view of the container and the arguments.
  public mutating func override<A1, A2, A3, T, E: Error>(
    _ key: Key<@Sendable (Container, A1, A2, A3) throws(E) -> T>,
    with make: @escaping @Sendable (Container, A1, A2, A3) -> T
  ) {
    set(key, E.self, make, orPlain: make)
  }

  /// Builds the value of a throwing provider with three arguments by another function.
  ///
  /// - Parameters:
  ///   - key: The provider to replace.
  ///   - make: Builds the value from a view of the container and the arguments.
  @_disfavoredOverload
  public mutating func override<A1, A2, A3, T, E: Error>(
    _ key: Key<@Sendable (Container, A1, A2, A3) throws(E) -> T>,
    with make: @escaping @Sendable (Container, A1, A2, A3) throws(E) -> T
  ) {
    set(key, make, keepsError: true)
  }

  /// Builds the value of a provider with four arguments by a function that does not throw; the provider may.
  ///
  /// - Parameters:
  ///   - key: The provider to replace.
  ///   - make: Builds the value from a view of the container and the arguments.
  public mutating func override<A1, A2, A3, A4, T, E: Error>(
    _ key: Key<@Sendable (Container, A1, A2, A3, A4) throws(E) -> T>,
    with make: @escaping @Sendable (Container, A1, A2, A3, A4) -> T
  ) {
    set(key, E.self, make, orPlain: make)
  }

  /// Builds the value of a throwing provider with four arguments by another function.
  ///
  /// - Parameters:
  ///   - key: The provider to replace.
  ///   - make: Builds the value from a view of the container and the arguments.
  @_disfavoredOverload
  public mutating func override<A1, A2, A3, A4, T, E: Error>(
    _ key: Key<@Sendable (Container, A1, A2, A3, A4) throws(E) -> T>,
    with make: @escaping @Sendable (Container, A1, A2, A3, A4) throws(E) -> T
  ) {
    set(key, make, keepsError: true)
  }

  /// Builds the value of a provider with five arguments by a function that does not throw; the provider may.
  ///
  /// - Parameters:
  ///   - key: The provider to replace.
  ///   - make: Builds the value from a view of the container and the arguments.
  public mutating func override<A1, A2, A3, A4, A5, T, E: Error>(
    _ key: Key<@Sendable (Container, A1, A2, A3, A4, A5) throws(E) -> T>,
    with make: @escaping @Sendable (Container, A1, A2, A3, A4, A5) -> T
  ) {
    set(key, E.self, make, orPlain: make)
  }

  /// Builds the value of a throwing provider with five arguments by another function.
  ///
  /// - Parameters:
  ///   - key: The provider to replace.
  ///   - make: Builds the value from a view of the container and the arguments.
  @_disfavoredOverload
  public mutating func override<A1, A2, A3, A4, A5, T, E: Error>(
    _ key: Key<@Sendable (Container, A1, A2, A3, A4, A5) throws(E) -> T>,
    with make: @escaping @Sendable (Container, A1, A2, A3, A4, A5) throws(E) -> T
  ) {
    set(key, make, keepsError: true)
  }

  /// Builds the value of a provider with six arguments by a function that does not throw; the provider may.
  ///
  /// - Parameters:
  ///   - key: The provider to replace.
  ///   - make: Builds the value from a view of the container and the arguments.
  public mutating func override<A1, A2, A3, A4, A5, A6, T, E: Error>(
    _ key: Key<@Sendable (Container, A1, A2, A3, A4, A5, A6) throws(E) -> T>,
    with make: @escaping @Sendable (Container, A1, A2, A3, A4, A5, A6) -> T
  ) {
    set(key, E.self, make, orPlain: make)
  }

  /// Builds the value of a throwing provider with six arguments by another function.
  ///
  /// - Parameters:
  ///   - key: The provider to replace.
  ///   - make: Builds the value from a view of the container and the arguments.
  @_disfavoredOverload
  public mutating func override<A1, A2, A3, A4, A5, A6, T, E: Error>(
    _ key: Key<@Sendable (Container, A1, A2, A3, A4, A5, A6) throws(E) -> T>,
    with make: @escaping @Sendable (Container, A1, A2, A3, A4, A5, A6) throws(E) -> T
  ) {
    set(key, make, keepsError: true)
  }
}
