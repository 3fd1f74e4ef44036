import DIRuntime

final class Guest {}

// @provide
struct Visit {
  let guest: Guest  // @arg
}

// @provide
struct Reception {
  let guest: Guest  // @arg
  let visit: Lazy<Visit>
}

// @provide
final class Desk {
  init(
    guest: Guest /* @arg */,
    visit: @escaping @Sendable () -> Visit
  ) {}
}
