protocol Clock: Sendable { func now() -> Int }

// @provide(singleton, as: Clock)
final class SystemClock: Clock { func now() -> Int { 1 } }

// @provide(singleton, boxed)
struct Settings: Sendable { var isVerbose = false }
