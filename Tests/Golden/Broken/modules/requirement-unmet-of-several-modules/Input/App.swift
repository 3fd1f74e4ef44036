import Core
import DIRuntime
import Lib

// @provide
struct Home {
  let timer: Timer
  let clock: any Clock
}
