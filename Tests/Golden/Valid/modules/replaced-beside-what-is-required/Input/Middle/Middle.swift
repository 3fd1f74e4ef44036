public import Base
import DIRuntime

// @provide(public, singleton, as: Printer)
public struct Laser: Printer { public let name = "laser" }

// @provide(public)
public struct Clock: Sendable {
  public let name: String
  public init(name: String = "slow") { self.name = name }
}

// @provide(public, as: Stamp)
public final class Rubber: Stamp { public init() {} }
