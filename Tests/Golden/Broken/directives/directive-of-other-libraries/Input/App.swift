protocol Clock {}

// @Inject
struct SystemClock: Clock {}

// @singleton
final class Store: Sendable {}

// @inject
final class Cache: Sendable {}

// @provide
struct Watch {
  let clock: any Clock
  let store: Store
  let cache: Cache
}
