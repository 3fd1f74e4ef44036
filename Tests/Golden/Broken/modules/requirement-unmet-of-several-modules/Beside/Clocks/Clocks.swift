import Core
import DIRuntime

// @provide(public, as: Clock)
public struct WallClock: Clock {}

// @provide(as: Log)
struct Console: Log {}
