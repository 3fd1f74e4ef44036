// SPDX-License-Identifier: MIT

/// How long the values of a dynamic registration live.
///
/// ```swift
/// container.register((any Clock).self, lifetime: .singleton) { _ in SystemClock() }
/// ```
///
/// What is kept is handed to all who ask, on any thread: a kept lifetime of a type that is not Sendable does not
/// compile.
public struct DynamicLifetime<Value>: Sendable {
  let kind: DynamicLifetimeKind

  /// A new one at each look-up.
  public static var transient: Self { Self(kind: .transient) }
}

extension DynamicLifetime where Value: Sendable {
  /// One per container, built when first asked for, and kept until its registration is changed or it is dropped.
  public static var singleton: Self { Self(kind: .singleton) }

  /// The same while somebody holds it, which the container does not. A value that is no object is built anew each time.
  public static var weak: Self { Self(kind: .weak) }
}

/// The lifetime of a registration, in a listing.
///
/// ```swift
/// let kept = container.registrations.filter { $0.lifetime != .transient }
/// ```
///
/// It is Sendable and costs nothing.
public enum DynamicLifetimeKind: Sendable {
  /// A new one at each look-up.
  case transient
  /// One per container.
  case singleton
  /// The same while somebody holds it.
  case weak
  /// One per value of its arguments.
  case keyed
}
