import DIRuntime

struct Place: Sendable {}
struct User: Sendable {}

// @container(parent: Container)
struct Trip {
  let from: Place
  let to: Place
}

// @container(parent: Container)
struct Session {
  let user: User
}

// @provide(singleton)
func nobody() -> User { User() }
