import DIRuntime

// @require
public protocol Log: Sendable {
  var name: String { get }
}

// @require
public protocol Sink: Sendable {
  var name: String { get }
}

// @provide(singleton, public)
public final class Server: Sendable {
  public let log: any Log
  public let sink: any Sink
  init(log: any Log, sink: any Sink) { (self.log, self.sink) = (log, sink) }
}
