import DIRuntime

// @provide
struct Room {
  init(house: String /* @arg */, number: Int /* @arg */) {}
}

// @provide
struct Hotel {
  let room: (Int) -> Room
  let lazy: Lazy<Room>
}

// @provide
struct House {
  let house: String  // @arg
  let room: () -> Room
  let provider: Provider<Room>
}

// @provide(singleton)
final class Inn: Sendable {
  init(room: Lazy<Room>) {}
}

struct Plain {}

// @provide
func plain() -> Plain { Plain() }

// @provide
struct Counter {
  let plain: (Int) -> Plain
  let list: (Int...) -> Plain
}

// @provide
struct Task {
  init(body: @escaping () -> Void /* @arg */) {}
}

// @provide
final class Queue {
  init(body: () -> Void /* @arg */, task: Lazy<Task>) {}
}

// @provide
final class Loop {
  init(task: (() -> Void) -> Task) {}
}
