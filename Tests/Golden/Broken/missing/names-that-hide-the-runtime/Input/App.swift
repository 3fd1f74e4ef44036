import DIRuntime

struct Lazy<T> { let value: T }

struct Container {}

// @provide(singleton)
final class Scheduler: Sendable {}

// @provide
struct Screen {
  let scheduler: Lazy<Scheduler>
  let container: Container
}
