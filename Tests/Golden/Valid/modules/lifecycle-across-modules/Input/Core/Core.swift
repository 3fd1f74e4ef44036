import DIRuntime

public enum Log {
  nonisolated(unsafe) private static var lines: [String] = []
  public static func note(_ line: String) { lines.append(line) }
  public static func take() -> String {
    defer { lines = [] }
    return lines.isEmpty ? "nothing" : lines.joined(separator: ", ")
  }
}

// @require
public protocol Payments: Sendable {}

// Public, but its method is not.
// @provide(singleton, public, eager, onClose: close)
public final class Database: Sendable {
  init() { Log.note("database") }
  func close() { Log.note("database closed") }
}

public protocol Clock: Sendable {}

// @provide(singleton, public, eager, as: Clock, onClose: close)
struct SystemClock: Clock {
  init() { Log.note("clock") }
  func close() {}
}

// @provide(singleton, eager, name: shared)
final class Shared: Sendable { init() { Log.note("shared of Core") } }

// @provide(singleton, eager)
final class Till: Sendable { init(payments: any Payments) { Log.note("till") } }

public protocol Plugin: Sendable {}

// @provide(singleton, public, eager)
public final class Host: Sendable {
  public init(plugins: [any Plugin]) { Log.note("host of \(plugins.count)") }
}

public actor Link {
  public init() {}
  public func unlink() { Log.note("link closed") }
}

// @container(parent: Container, public)
public struct Session {
  public let user: String
}

// @provide(singleton, public, in: Session, eager, onClose: close)
public final class Cart: Sendable {
  init(user: String) { Log.note("cart") }
  func close() { Log.note("cart closed") }
}
