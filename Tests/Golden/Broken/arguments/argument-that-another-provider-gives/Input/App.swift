import DIRuntime

// @container(parent: Container)
struct Request {
  let tenant: String
  let number: Int
}

// @provide(keyed: tenant)
final class Limiter: Sendable {
  init(tenant: String /* @arg */) {}
}

// @provide
struct Handler {
  let tenant: String
  let limiter: Limiter
}

// @provide(singleton)
final class Server: Sendable {
  init(request: @escaping @Sendable (Int, String) -> RequestContainer) {}
}

// @provide
final class Room {
  init(_ number: Int /* @arg */, _ guest: String /* @arg */) {}
}

// @provide
struct Hotel {
  let room: Room
}
