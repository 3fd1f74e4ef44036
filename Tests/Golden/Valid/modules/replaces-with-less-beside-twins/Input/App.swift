import Core
import DIRuntime

// Whoever asks for what was there before still waits for it and tries, whatever else is made of different things.
// @provide(singleton, replaces: Core.clock)
final class SystemClock: Clock { let name = "system" }

struct Zone: Sendable { let name: String }

// @provide
func zone() async throws -> Zone { Zone(name: "far away") }

// @provide(replaces: zone)
func localZone() -> Zone { Zone(name: "here") }

protocol Log: Sendable { var name: String { get } }

#if DEBUG
// @provide(as: Log)
struct Console: Log { let name = "console" }
#else
// @provide(singleton, as: Log)
final class Silence: Log { let name = "silence" }
#endif

// @provide
struct Service { let log: any Log }
