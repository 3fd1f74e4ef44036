import DIRuntime

public protocol Log: Sendable { var name: String { get } }

#if DEBUG
// @provide(singleton, as: Log, public)
struct Console: Log { let name = "console" }
#else
// @provide(singleton, as: Log, public)
struct Silence: Log { let name = "silence" }
#endif

public protocol Probe: Sendable { var name: String { get } }

#if DEBUG
// @provide(as: Probe, public)
struct PlainProbe: Probe { let name = "probe" }
#endif

public protocol Clock: Sendable { var name: String { get } }

// @provide(singleton, as: Clock, public)
struct SystemClock: Clock { let name = "system clock" }

public protocol Wave: Sendable { var name: String { get } }

@available(macOS 15.1, iOS 18.1, *)
// @provide(as: Wave, public)
struct PlainWave: Wave { let name = "wave" }

public protocol Store: AnyObject, Sendable { var name: String { get } }

// @provide(as: Store, public)
final class PlainStore: Store { let name = "store" }

// @provide(public)
public struct Report {
  let log: any Log
  let probe: (any Probe)?
  let clock: any Clock
  let store: Lazy<any Store>

  public var text: String { "\(log.name), \(probe?.name ?? "no probe"), \(clock.name), \(store.value.name)" }
}
