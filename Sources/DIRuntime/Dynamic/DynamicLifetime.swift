// SPDX-License-Identifier: MIT

/// How long the values of a dynamic registration live.
///
/// ```swift
/// container.register((any Clock).self, lifetime: .singleton) { _ in SystemClock() }
/// ```
///
/// A kept value is returned to all who ask, on any thread. So its type must be Sendable: otherwise the registration
/// does not compile. A listing has the lifetime of `any Sendable`.
///
/// You can compare lifetimes.
public struct DynamicLifetime<Value>: Sendable, Equatable, CustomStringConvertible {
  let kind: _Lifetime

  /// A new value at each look-up.
  public static var transient: Self { Self(kind: .transient) }

  /// The lifetime in a word: `singleton`.
  public var description: String { "\(kind)" }
}

extension DynamicLifetime where Value: Sendable {
  /// One value per container, built when it is first asked for, and kept until its registration changes or `drop`
  /// forgets it.
  public static var singleton: Self { Self(kind: .singleton) }

  /// The same object while somebody else holds it. A value that is no object is built at each look-up.
  public static var weak: Self { Self(kind: .weak) }
}
