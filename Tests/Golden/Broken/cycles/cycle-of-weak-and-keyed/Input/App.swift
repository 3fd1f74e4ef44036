// @provide(weak)
final class Session: Sendable { init(room: Room, id: Int /* @arg */) {} }

// @provide(weak)
final class Lobby: Sendable { init(room: Room) {} }

// @provide(singleton)
final class Room: Sendable { init(lobby: Lobby) {} }
