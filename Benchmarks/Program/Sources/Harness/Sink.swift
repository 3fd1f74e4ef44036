// SPDX-License-Identifier: MIT

/// Takes an object as any other code would, of which the optimiser knows nothing.
@_optimize(none)
public func sink(_ object: AnyObject) {}

/// Takes a value behind a protocol.
@_optimize(none)
public func sink(_ clock: any Clock) {}

/// What is read most: a value behind a protocol.
public protocol Clock: Sendable {
  /// A number that the compiler cannot know.
  func now() -> Int
}
