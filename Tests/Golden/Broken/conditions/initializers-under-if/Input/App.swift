protocol Log {}
// @provide(as: Log)
struct Plain: Log {}

// One initializer in each build.
// @provide
final class Settings {
  let port: Int
  #if DEBUG
  init(port: Int /* @arg */) { self.port = port }
  #else
  init(log: any Log) { port = 1 }
  #endif
}

// One is marked, but not every build has it.
// @provide
final class Marked {
  #if DEBUG
  // @provide
  init(first: any Log) {}
  #else
  init(second: any Log) {}
  #endif
}

// Memberwise, with more in some builds.
// @provide
struct Mixed {
  var level = 1
  #if DEBUG
  let log: any Log
  #endif
}

// What it inherits is another one.
#if TRACING
class Parent { init(log: any Log) {} }
#else
class Parent { init() {} }
#endif
// @provide
final class Child: Parent {}

// Two where one build has a second.
// @provide
final class Several {
  init(first: any Log) {}
  #if DEBUG
  init(second: any Log) {}
  #endif
}

// None has nothing to do with it.
// @provide
final class Hidden {
  private init() {}
  #if DEBUG
  private init(log: any Log) {}
  #endif
}
