import DIRuntime

struct User: Sendable {}

// @container(parent: Container)
struct Session { let user: User }

// @container(parent: Container)
struct Preview { let user: User }

// @provide
struct Profile {
  let user: User
}

// @provide(in: Preview)
struct Thumbnail {
  let user: User
}
