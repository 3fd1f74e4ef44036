public import Core
import DIRuntime

// @require
typealias NeededClock = Core.Clock

// @provide(public)
public struct Timer {
  let clock: any Clock
}

// @require
typealias NeededLog = Log

// @provide(public)
public struct Printer {
  let log: (any Log)?
}
