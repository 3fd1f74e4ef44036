import DIRuntime
import Lib
import Mid

// @provide(as: Analytics)
struct Printer: Analytics {
  init() throws {}
}

// @provide
struct Disk {
  init() throws {}
}

// @provide(as: Storage)
struct DiskStorage: Storage {
  let disk: Disk
}

// @provide(as: Clock)
struct SystemClock: Clock {
  let zone: String  // @arg
  let offset: Int  // @arg
}

// @provide(as: Log, name: main)
struct Console: Log {}

// @provide(as: Sink)
struct Basin: Sink {}

@available(macOS 26, *)
// @provide
func port() -> Port { Port() }
