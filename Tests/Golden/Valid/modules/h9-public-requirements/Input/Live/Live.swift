import Clients
import DIRuntime

// @provide(singleton, public, as: Clock)
struct SystemClock: Clock {
  let now = 42
}

// @provide(singleton, package, as: Log)
struct Lines: Log {
  let lines = 3
}
