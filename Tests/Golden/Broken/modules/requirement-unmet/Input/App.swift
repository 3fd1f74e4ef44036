import DIRuntime
import Lib

struct Printer: Analytics {}

struct Disk: Storage {}

// @provide(as: Stroage)
struct Cloud: Storage {}

// @provide
struct Home {
  let session: Session
}
