nonisolated protocol Clock: Sendable { func now() -> Int }

// @provide(singleton, as: Clock)
nonisolated struct SystemClock: Clock { func now() -> Int { 42 } }

// @provide
final class Model {
  let clock: any Clock
  init(clock: any Clock) { self.clock = clock }
}
