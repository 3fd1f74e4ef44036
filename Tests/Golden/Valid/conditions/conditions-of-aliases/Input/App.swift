struct One: Sendable { let text = "one" }
struct Two: Sendable { let text = "two" }

// What it stands for depends on the build, so it stands for itself.
#if DEBUG
typealias Chosen = One
#else
typealias Chosen = Two
#endif

// @provide(singleton)
func chosen() -> Chosen { Chosen() }

// @provide
struct User { let chosen: Chosen; let other: Chosen? }
