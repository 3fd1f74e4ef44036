import Core
import DIRuntime

// @provide
struct Timer {
  let clock: any Clock
}
