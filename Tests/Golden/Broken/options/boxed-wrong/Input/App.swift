// @provide(boxed)
final class Store {}

// @provide(singleton, boxed)
actor Worker {}

protocol Clock {}

// @provide(boxed)
func clock() -> any Clock { SystemClock() }

// @provide(boxed, as: Clock)
struct SystemClock: Clock {}

// @provide(boxed: Clock)
struct Other {}

// @provide(boxd)
struct Slip {}
