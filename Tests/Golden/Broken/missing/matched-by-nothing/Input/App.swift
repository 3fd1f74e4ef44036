// All that is one has a name, and no rule takes those.
// @provide(match: nearest)
protocol Storage {}
// @provide(name: memory, as: Storage)
final class Memory: Storage {}

// @provide(match: nearest)
class Log {}
// @provide(name: quiet)
func makeLog() -> Log { Log() }
