public import Core
import DIRuntime

// Its own requirement of what another module requires too.
// @require
typealias NeededClock = Core.Clock

// @require
public typealias NeededWatch = Watch

// @require
typealias Users = Store<User>

// @require
public struct Plan: Sendable {
  public let name: String
  public init(name: String) { self.name = name }
}

// @require
public struct Default: Sendable {
  public init() {}
}

// @provide(singleton, public)
public final class Alarm: Sendable {
  public let timer: Timer
  public let clock: any Clock
  public let watch: any Watch
  public let plan: Plan

  init(timer: Timer, clock: any Clock, watch: any Watch, plan: Plan, standard: Default) {
    (self.timer, self.clock, self.watch, self.plan) = (timer, clock, watch, plan)
  }
}

// @provide(public)
public struct Accounts {
  public let users: any Store<User>
}
