// @provide(singleton)
final class Counter: Sendable {
  init(start: Int /* @arg */, step: Int /* @arg */) {}
}

// @provide(
//   as: Store,
//   singleton
// )
struct DiskStore: Store {
  let path: String  // @arg
}

protocol Store {}

struct Counting: Sendable {}

enum Counters {
  // @provide(singleton)
  static func counting(_ id: Int = 4 /* @arg */) -> Counting { Counting() }
}
