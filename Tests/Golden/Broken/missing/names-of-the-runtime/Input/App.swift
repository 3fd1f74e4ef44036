import DIRuntime

struct Box<T> { let value: T }

// @provide(singleton)
final class Scheduler: Sendable {}

// @provide
struct Screen {
  let container: Continer
  let later: Lzay<Scheduler>
  let again: Provder<Scheduler>
  let box: Box<Scheduler>
}
