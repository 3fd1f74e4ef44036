protocol Log { var text: String { get } }
// @provide(as: Log)
struct Plain: Log { let text = "plain" }

// The marked one is there in every build.
// @provide(name: main)
final class Marked {
  let text: String
  // @provide
  init(first: any Log) { text = "first" }
  #if DEBUG
  init(second: any Log) { text = "second" }
  #endif
}

// Each marked on its own.
final class Twice: Sendable {
  let text: String
  #if DEBUG
  // @provide(singleton)
  init() { text = "debug" }
  #else
  // @provide(singleton)
  init(log: any Log) { text = log.text }
  #endif
}

// What only some builds have is no part of the initializer.
// @provide
final class Settings {
  let port: Int
  #if DEBUG
  var isTraced = true
  private init() { port = 0 }
  #endif
  init(log: any Log) { port = log.text.count }
}

// A static func has them all.
final class Timer {
  let text: String
  #if DEBUG
  init(speed: Int) { text = "fast" }
  #else
  init(log: any Log) { text = "slow" }
  #endif

  // @provide
  static func timer(log: any Log) -> Timer {
    #if DEBUG
    Timer(speed: 2)
    #else
    Timer(log: log)
    #endif
  }
}
