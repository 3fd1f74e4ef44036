protocol Log { var text: String { get } }
// @provide(as: Log)
struct Plain: Log { let text = "plain" }

// One initializer in each build.
// @provide
final class Settings {
  let port: Int
  #if DEBUG
  init(port: Int /* @arg */) { self.port = port }
  #else
  init(log: any Log) { port = log.text.count }
  #endif
}

// The marked one where there is one, else the only one.
// @provide(name: main)
final class Marked {
  let text: String
  #if DEBUG
  // @provide
  init(first: any Log) { text = "first" }
  #endif
  #if !DEBUG
  init(second: any Log) { text = "second" }
  #else
  init(third: any Log) { text = "third" }
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

// Memberwise here, written there, in an extension too.
// @provide
struct Mixed {
  var level = 1
  #if DEBUG
  let log: any Log
  #endif
  #if TRACING
  let depth: Int  // @arg
  #endif
  #if RELEASE
  init(wide: Int /* @arg */ = 3) { level = wide }
  #endif
}

#if TRACING
class Parent { init(log: any Log) {} }
#else
class Parent { init() {} }
#endif
// @provide
final class Child: Parent {}
