// SPDX-License-Identifier: MIT

import DIRuntime

public protocol Clock: Sendable { var hour: Int { get } }

// @provide(public, singleton, as: Clock)
struct SystemClock: Clock { let hour = 1 }

public protocol Rule: Sendable { var number: Int { get } }

// @provide(into: Rule)
struct FirstRule: Rule { let number = 1 }

// @require
public protocol Storage: Sendable { var size: Int { get } }

// @provide(public)
public struct Root: Sendable {
  public let storage: any Storage
  public let rules: [any Rule]
}

// @provide(public, singleton)
public final class Thing: Sendable { public let size = 4 }

public final class Banner {
  @Injected(.clock) public var clock
  public init() {}
}
