import Base
import DIRuntime
import Middle

// Only the clock is replaced: what is required is kept as before.
// @provide(replaces: Middle.clock)
func fastClock() -> Clock { Clock(name: "fast") }

// @provide
struct Desk {
  let clock: Clock
  let report: Report
}

#if DEBUG
/// Only in some builds there is one for all.
// @provide(singleton, replaces: Middle.stamp)
func oneStamp() -> any Stamp { Rubber() }
#endif
