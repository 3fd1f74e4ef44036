// SPDX-License-Identifier: MIT

/// A dependency that is resolved anew at each call.
///
/// A parameter of this type is given to whoever needs several of something, or the present one each time:
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
/// Each call does what the provider's accessor does: a transient is a new one, what the container keeps is the same
/// one. Like a ``Lazy`` it holds the container, or in what a container keeps a view, which owns nothing.
///
/// For a provider that throws, is asynchronous or isolated, or takes arguments, use a function type instead:
/// `@Sendable () async throws -> Connection`, `(String) -> Greeter`.
///
/// May be called from any thread, whether the value is Sendable or not. A call costs what the accessor does.
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
