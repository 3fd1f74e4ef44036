import DIRuntime

// @provide
struct Room {
  init(number: Int /* @arg */) {}
}

// @provide
struct Hotel {
  let rooms: Provider<Room>
  let suite: Lazy<Room>
}

// @provide(singleton)
final class Inn: Sendable {
  init(rooms: Provider<Room>) {}
}
