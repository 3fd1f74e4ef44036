import DIRuntime

protocol Clock { func now() -> Int }

// @provide(singleton, as: Clock)
struct SystemClock: Clock { func now() -> Int { 42 } }

// @provide(singleton)
final class Store {
  let clock: any Clock
  init(clock: any Clock) { self.clock = clock }
}

// @provide
final class Model {
  let store: Store
  init(store: Store) { self.store = store }
}

@main struct Main {
  static func main() { print(Container().model.store.clock.now()) }
}
