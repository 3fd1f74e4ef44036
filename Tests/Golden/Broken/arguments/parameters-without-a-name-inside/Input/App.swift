// @provide
struct Dependency {}

// @provide
final class Alarm {
  // @provide
  init(dependency _: Dependency, level _: Int = Int(3)) {}
  init(dependency: Dependency) {}
}

// @provide
final class Buffer {
  init(values _: inout [Int], _: Missing) {}
}

struct Missing {}

// @provide
final class Page {
  init(missing _: Missing) {}
}
