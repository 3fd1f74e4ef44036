// SPDX-License-Identifier: MIT

/// How long the values of a dynamic registration live.
///
/// ```swift
/// container.register((any Clock).self, lifetime: .singleton) { _ in SystemClock() }
/// ```
///
/// What is kept is handed to all who ask, on any thread: a kept lifetime of a type that is not Sendable does not
/// compile. In a listing it is that of `any Sendable`.
///
/// It can be compared, and costs nothing.
public struct DynamicLifetime<Value>: Sendable, Equatable, CustomStringConvertible {
  let kind: _Lifetime

  /// A new one at each look-up.
  public static var transient: Self { Self(kind: .transient) }

  /// The lifetime in a word: `singleton`.
  public var description: String { "\(kind)" }
}

extension DynamicLifetime where Value: Sendable {
  /// One per container, built when first asked for, and kept until its registration is changed or it is dropped.
  public static var singleton: Self { Self(kind: .singleton) }

  /// The same while somebody holds it, which the container does not. A value that is no object is built anew each time.
  public static var weak: Self { Self(kind: .weak) }
}
