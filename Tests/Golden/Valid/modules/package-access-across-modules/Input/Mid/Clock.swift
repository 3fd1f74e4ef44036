package import Clocks
import DIRuntime

struct Frozen: Clock {
  let now = 7
}

// @provide(package)
package func clock() -> any Clock { Frozen() }
