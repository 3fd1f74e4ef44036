// SPDX-License-Identifier: MIT

import DIRuntime

/// Kept by the container, provided here.
public protocol Clock: Sendable {
  /// Tells where it comes from.
  var hour: Int { get }
}

// @provide(public, singleton, as: Clock)
struct SystemClock: Clock { let hour = 1 }

/// Has elements here and in the program.
public protocol Rule: Sendable {
  /// The place among them.
  var number: Int { get }
}

// @provide(into: Rule)
struct FirstRule: Rule { let number = 1 }

// @require
/// Provided by the program.
public protocol Storage: Sendable {
  /// Tells where it comes from.
  var size: Int { get }
}

// @provide(public)
/// Needs values of both.
public struct Root: Sendable {
  /// From the program.
  public let storage: any Storage
  /// From both.
  public let rules: [any Rule]
}

// @provide(public, singleton)
/// Its slot has the number of one of the program's, if there are two copies.
public final class Thing: Sendable {
  /// Tells it from others.
  public let size = 4
}

/// Asks for the current container.
public final class Banner {
  /// From the current container.
  @Injected(.clock) public var clock

  /// Makes one.
  public init() {}
}
