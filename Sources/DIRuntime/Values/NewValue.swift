// SPDX-License-Identifier: MIT

/// Builds new values. ``Container/fresh`` and ``Container/original`` are of this type.
///
/// ```swift
/// let session = container.fresh(.session)
/// let greeter = container.fresh(.greeter, "Hello")
/// ```
///
/// The provider's arguments follow its key. If an argument is an optional function, wrap the closure: `Optional {
/// @Sendable in … }`.
public struct NewValue: Sendable {
  let container: Container
  let isOriginal: Bool

  /// Builds the value of a provider with any number of arguments.
  ///
  /// - Parameters:
  ///   - key: The provider.
  ///   - arguments: Its arguments, if it takes any.
  /// - Returns: The new value.
  /// - Throws: The build's error.
  public func callAsFunction<each A, T: ~Copyable, E: Error>(
    _ key: Key<@Sendable (Container, repeat each A) throws(E) -> T>, _ arguments: repeat each A
  ) throws(E) -> T {
    try container._newValue(of: key, isOriginal: isOriginal, repeat each arguments)
  }
}

extension Container {
  /// Builds a new value, beside the one that is kept.
  ///
  /// ```swift
  /// container.fresh(.session) !== container.session
  /// ```
  ///
  /// The kept value stays as it is. If there is none yet, none is kept. An override of the key is called as usual.
  /// The dependencies of the new value come from the container. For a provider of several types, a new instance is built.
  ///
  /// You may call this from any thread. It costs as much as the build.
  public var fresh: NewValue {
    NewValue(container: self, isOriginal: false)
  }
}

extension Container {
  /// Builds the value that an override replaces, so that the override can decorate it.
  ///
  /// ```swift
  /// let container = Container {
  ///   $0.override(.clock) { c in LoggingClock(around: c.original(.clock)) }
  /// }
  /// ```
  ///
  /// Call it on the container that the override gets. It calls the provider, or, in a container made by
  /// ``overriding(_:)``, the override that the other container has. Each call builds a new value, which nothing keeps.
  /// The dependencies of the value come from this container, with its overrides. If the provider keeps one instance for
  /// several types, and the override of one of these types asks, it gets that instance.
  ///
  /// You may call this from any thread.
  public var original: NewValue {
    NewValue(container: self, isOriginal: true)
  }
}
