import Core
import Lib

protocol Log {}

// @provide(as: Log)
struct Console: Log {}

// @provide(replaces: Console)
struct Silence: Log {}

// @provide(replaces: Ranking)
struct ByTitle: Ranking {}

// @provide(replaces: Lib.clock)
struct RadioClock: Clock {}

// @provide(replaces: Lib.log)
struct Journal: Log {}

// @provide(replaces: SystemClock)
struct WallClock: Clock {}

// @provide(replaces: Nothing)
struct Something {}
