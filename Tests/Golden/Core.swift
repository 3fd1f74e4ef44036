// SPDX-License-Identifier: MIT

import DIRuntime

// The module below, of which the examples of several modules speak.

public protocol Clock: Sendable {
  func now() -> Int
}

// @provide(public, as: Clock)
public struct SystemClock: Clock {
  public func now() -> Int { 42 }
}

public protocol Plugin {}

// @provide(into: Plugin)
struct Spelling: Plugin {}
