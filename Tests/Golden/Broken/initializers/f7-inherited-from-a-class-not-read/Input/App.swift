import Foundation

protocol Timed {}

// @provide
struct Clock: Timed {}

// @provide(as: Timed, name: any)
struct Timer: Timed {}

final class Player: NSObject {
  // @provide
  convenience init(volume: Int = Int(5)) { self.init() }
}

final class Recorder: NSObject {
  // @provide
  convenience init(volume: Int = Int(5) /* @arg */) { self.init() }
}

// Nothing is left out, or it can be written.
final class Writer: Operation, @unchecked Sendable {
  // @provide
  init(clock: Clock) {}
  // @provide(name: loud)
  init(volume: Int = 5) {}
  override init() {}
}

// A generic parameter takes a value of another type than its own.
final class Reader: Operation, @unchecked Sendable {
  override init() {}
  // @provide
  init(any: some Timed) {}
}

// Through a class that was read.
class Screen: Operation, @unchecked Sendable {}
final class Home: Screen, @unchecked Sendable {
  // @provide
  convenience init(clock: Clock, size: Int = Int(5)) { self.init() }
}

// The way out.
final class Door: NSObject {
  convenience init(volume: Int = Int(5)) { self.init() }
  // @provide
  static func door() -> Door { Door(volume: 5) }
}
