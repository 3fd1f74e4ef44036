import Core
import DIRuntime

// There in all builds, as what it replaces.
// @provide(replaces: Core.log)
struct Tape: Log {
  let clock: any Clock
  var name: String { "tape beside \(clock.name)" }
}

// There where what it replaces is.
// @provide(singleton, replaces: Core.probe)
final class DeepProbe: Probe { let name = "deep probe" }

// Each in some builds.
#if FAST
// @provide(singleton, replaces: Core.clock)
final class FastClock: Clock { let name = "fast clock" }
#elseif DEBUG
// @provide(replaces: Core.clock)
struct DebugClock: Clock { let name = "debug clock" }
#endif

// Newer than what it replaces, which stays where this cannot be.
@available(macOS 26, iOS 26, *)
// @provide(replaces: Core.wave)
struct LongWave: Wave { let name = "long wave" }

#if FAST
// @provide(singleton, replaces: Core.store)
final class FastStore: Store { let name = "fast store" }
#endif
