// @module(isolation: MainActor)
import DIRuntime

open class LibBase { public init() {} }

@MainActor public protocol Analytics: AnyObject { func record(_ event: String) -> String }

// @require
public protocol Router { var path: String { get } }

// @require(async, throws)
public protocol Remote: Sendable { nonisolated var host: String { get } }

public protocol Feature { var title: String { get } }

// @provide(public, singleton)
@MainActor public final class Shell {
  public let router: any Router
  public let features: [any Feature]
  public init(router: any Router, features: [any Feature] = []) { (self.router, self.features) = (router, features) }
}

// @provide(public, as: Analytics, singleton)
public final class NoAnalytics: Analytics, Sendable {
  public init() {}
  public func record(_ event: String) -> String { "none" }
}

// @provide(public)
@MainActor public final class Sync {
  public let remote: any Remote
  public init(remote: any Remote) { self.remote = remote }
}

// @provide(public, singleton)
public nonisolated final class Session: Sendable {
  public let name: String
  public init() async { name = "session" }
}
