import Core
import DIRuntime
import Middle

struct Sundial: Sendable { var name = "sundial" }

// @provide(name: time)
func sundial(gnomon: Gnomon) -> Sundial { Sundial() }

// @provide
struct Gnomon: Sendable { init() async throws {} }

// Each keeps the effects of the one whose place it takes.
// @provide(replaces: time)
func quickSundial() -> Sundial { Sundial(name: "quick sundial") }

// @provide(replaces: Middle.time)
func quickWatch() -> Watch { Watch(name: "quick watch") }

// @provide
struct Kitchen { let time: Clock }

// @provide
struct Pocket { let time: Watch }

// @provide
struct Garden { let time: Sundial }
