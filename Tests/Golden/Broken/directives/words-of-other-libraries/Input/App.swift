import DIRuntime

protocol Log: Sendable {}

// @inject(singleton, as: Log)
struct FileLog: Log {}

enum Services {
  // @injectable(weak)
  final class Cache: Sendable {}

  // @factory
  static func number() -> Double { 1 }

  // @factory
  func isOfAnInstance() -> Int { 2 }
}

struct Clock {
  // @register
  init() {}

  init(zone: Int) {}

  // @inject
  var zone: Int { 1 }
}

// @component
// @MainActor
// @service is what others write
final class Bare {}

// @singleton(as: Log, name: main)
final class MainLog: Log {}

// @service()
final class Empty {}

// @bind

struct Apart {}

// @provide
struct Room {
  init(number: Int /* @argument */, floor: Int /* @assisted */) {}
}

// @inject
// @provide
struct Both {}
