import DIRuntime

protocol Clock {}
struct SystemClock: Clock {}
struct Note {}

// @provide
struct Watch {
  let clock: Lazy<any Clock>
  let again: Provider<any Clock>
  let direct: any Clock
}

// @provide
struct Desk {
  let note: () -> Note
  let byName: @Sendable () -> any Clock
  let count: () -> Int
  let done: (Note) -> Void
  let optional: Lazy<Note>
}

// @provide(name: main)
final class Store: Sendable {}

// @provide(name: backup)
func backup() -> Store { Store() }

// @provide
struct Sync {
  let target: Lazy<Store>
  let other: () -> Store
  let named: Provider<Store>  // @named(mian)
}

enum Numbers {
  // @provide
  static let port = 8080
}

// @provide
struct Server {
  let number: () -> Int
  let lazy: Lazy<Int>
}

/// What is refused is not missed, also not later.
// @provide
enum Level {}

// @provide
struct Meter {
  let level: Lazy<Level>
  let read: () -> Level
}
