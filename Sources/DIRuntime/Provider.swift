// SPDX-License-Identifier: MIT

/// A dependency that is asked for at each call.
///
/// Take a parameter of this type to get several values, or the present one each time:
///
/// ```swift
/// // @provide
/// final class Pool {
///   private let connection: Provider<Connection>
///
///   init(connection: Provider<Connection>) { self.connection = connection }
///
///   func grow() -> Connection { connection() }
/// }
///
/// let pool = Pool(connection: Provider { FakeConnection() })   // by hand, in a test
/// ```
///
/// Each call does what the accessor does: it makes a new transient value, or returns the kept one. In a transient
/// consumer it owns the container, in a kept one it does not.
///
/// If the provider throws, is async or isolated, or has arguments, take a function instead: `@Sendable () async
/// throws -> Connection`, `(String) -> Greeter`.
///
/// You may call it from any thread, whether the value is Sendable or not. A call costs what the accessor costs.
public struct Provider<Value>: Sendable {
  private let make: @Sendable () -> Value

  /// Wraps a function.
  ///
  /// - Parameter make: Called at each call.
  public init(_ make: @escaping @Sendable () -> Value) {
    self.make = make
  }

  /// Resolves the dependency.
  ///
  /// - Returns: What the provider's accessor gives now.
  public func callAsFunction() -> Value { make() }
}
