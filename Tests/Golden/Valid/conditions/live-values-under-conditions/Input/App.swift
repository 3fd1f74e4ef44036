import DIRuntime
import Core
protocol Clock: Sendable { func now() -> Int }
#if !EXTRA
// @provide(singleton, as: Clock, live)
struct SystemClock: Clock { func now() -> Int { 42 } }
#else
// @provide(singleton, as: Clock)
struct TestClock: Clock { func now() -> Int { 41 } }
#endif
#if NEVER
// @provide(singleton, live)
struct Never1 {}
#endif
#if os(Linux)
// @provide(boxed, singleton, live)
struct Settings: Sendable { var a = 1 }
#else
// @provide(boxed, singleton, live)
struct Settings: Sendable { var a = 2 }
#endif
struct FrozenClock: Clock { func now() -> Int { 7 } }
struct Stub: HTTPClient { func get(_ s: String) -> String { "stub " + s } }
// @provide
struct All { let clock: any Clock; let client: any HTTPClient; let cache: Cache; let settings: Box<Settings> }
