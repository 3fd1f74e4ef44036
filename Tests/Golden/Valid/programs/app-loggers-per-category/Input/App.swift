import DIRuntime

public enum Level: Int, Sendable, Comparable {
  case debug, info
  public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
}

protocol Sink: Sendable { func write(_ line: String) }

// @provide(singleton, as: [Sink, Self])
final class Lines: Sink {
  let all = Box<[String]>([])
  func write(_ line: String) { all.withLock { $0.append(line) } }
}

// @provide(singleton, keyed: [category, level], public)
public final class Logger: Sendable {
  let category: String
  let level: Level
  let sink: any Sink
  init(_ category: String /* @arg */, level: Level /* @arg */ = .info, sink: any Sink) {
    (self.category, self.level, self.sink) = (category, level, sink)
  }
  func callAsFunction(_ text: @autoclosure () -> String, at level: Level = .info) {
    if level >= self.level { sink.write("[\(category)] \(text())") }
  }
}

// @provide
struct Network {
  private let log: Logger
  init(logger: (String, Level) -> Logger) { log = logger("network", .info) }
  func get() { log("get", at: .debug); log("done") }
}

// @provide
struct Files {
  private let log: Logger
  init(log: (String, Level) -> Logger) { self.log = log("files", .debug) }
  func open() { log("open", at: .debug) }
}
