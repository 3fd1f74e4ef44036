import Core
import Mid

// @provide(replaces: clock)
struct First: Clock {}

// @provide(replaces: Cor.clock)
struct Second: Clock {}

// @provide(replaces: Core.clok)
struct Third: Clock {}

// @provide(replaces: Core.log)
struct Fourth: Log {}

// @provide(replaces: Hidden.shade)
func fifth() -> Int { 5 }

// @provide(replaces: Core.greeter)
func sixth() -> Greeter { fatalError() }

// @provide(replaces: Core.counter)
struct Seventh {}

// @provide(replaces: Core.analytics)
struct Eighth: Analytics {}

// @provide(replaces: Core.plugins)
struct Ninth: Plugin {}

// @provide(replaces: Core.debugger)
func tenth() -> Debugger { fatalError() }

#if FAST
// @provide(replaces: Core.spelling)
func eleventh() -> Spelling { fatalError() }
#endif

@available(*, deprecated)
// @provide(replaces: Core.spelling)
func twelfth() -> Spelling { fatalError() }

// @provide(as: Analytics)
struct Printer: Analytics {}

// @provide(replaces: Core.clock)
func slow() throws -> any Clock { fatalError() }

// @provide(replaces: Nowhere.clock)
struct Fourteenth: Clock {}

// @provide(replaces: Core.boat)
struct Fifteenth {}

// @provide(replaces: App.printer)
struct Sixteenth {}

// @provide(singleton, replaces: Core.trolley)
final class Seventeenth: Sendable {}

// Not the same in all builds.
// @provide(replaces: Core.probe)
func eighteenth() -> Probe { Probe() }

// In builds that both have.
#if DEBUG
// @provide(replaces: Core.spelling)
func nineteenth() -> Spelling { fatalError() }
#endif
