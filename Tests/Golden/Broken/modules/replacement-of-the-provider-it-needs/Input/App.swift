import Base
import DIRuntime

// A decorator: its parameter would be the decorator itself.
// @provide(replaces: Base.clock)
struct LateClock: Clock {
  let clock: any Clock
}

// The same in one module.
protocol Log: Sendable {}

// @provide(as: Log)
struct FileLog: Log {}

// @provide(replaces: log)
struct LoudLog: Log {
  let log: any Log
}
