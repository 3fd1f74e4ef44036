import DIRuntime

struct User: Sendable { let name: String }

// @provide
final class Clock: Sendable {}

// @container(parent: Container)
struct Session { let user: User }

// @provide(keyed: [clock, id], in: Session)
final class Page: Sendable {
  init(
    clock: Clock,
    id: Int  // @arg
  ) {}
}

// @provide(keyed: clock)
final class Home: Sendable {
  init(clock: Clock) {}
}

// @provide(keyed: user, in: Session)
final class Later: Sendable {
  init(user: () -> User, number: Int = 1) {}
}

// @provide(keyed: number, in: Session)
final class Default: Sendable {
  init(number: Int = 1) {}
}
