protocol Clock: Sendable { func now() -> Int }

// @provide(singleton, as: Clock)
struct SystemClock: Clock { func now() -> Int { 42 } }

struct FrozenClock: Clock { func now() -> Int { 7 } }
