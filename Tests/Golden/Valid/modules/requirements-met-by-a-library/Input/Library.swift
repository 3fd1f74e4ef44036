import DIRuntime
import Lib

// It meets what is required below, so it has containers of its own.
// @provide(singleton, as: Clock)
struct SystemClock: Clock {
  var now = 42
}
