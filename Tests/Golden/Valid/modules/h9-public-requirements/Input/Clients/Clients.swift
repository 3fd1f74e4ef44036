import DIRuntime

// @require(public)
public protocol Clock: Sendable {
  var now: Int { get }
}

// @require(public, throws)
public struct APIClient: Sendable {
  public var fetch: @Sendable (Int) -> String
  public init(fetch: @escaping @Sendable (Int) -> String) { self.fetch = fetch }
}

// @require
public protocol Log: Sendable {
  var lines: Int { get }
}

// @provide(singleton, public)
public final class Audit: Sendable {
  public let log: any Log
  init(log: any Log) { self.log = log }
}
