import DIRuntime

protocol Clock: Sendable { func now() -> Int }

// @provide(singleton, as: Clock)
struct SystemClock: Clock { func now() -> Int { 1 } }

struct NotProvided {
  init(clock: any Clock = Injected(.watch)()) {}
}

struct OfAnotherType {
  init(clock: Int = Injected(.clock)()) {}
}

struct Right {
  init(clock: any Clock = Injected(.clock)()) {}
}
