import Core
import DIRuntime
import Lib
import Meter

// @provide(singleton, boxed, replaces: Core.settings)
func settings() -> Settings { .at(5) }

// @provide(replaces: Core.seal)
func tape(parcel: sending Parcel /* @arg */, note: String? /* @arg */) -> Sealed {
  Sealed(text: "taped \(parcel.weight) \(note ?? "plain")")
}

// @provide(replaces: Core.runner)
func twice(_ work: @escaping @Sendable (Int) -> Int /* @arg */) -> Runner { Runner(result: work(work(1))) }

// A singleton there, for each query here.
// @provide(replaces: Core.connection)
func local(counter: Counter) throws(Failure) -> Connection { Connection(name: "local \(counter.next())") }

// @provide(singleton)
final class Counter: @unchecked Sendable {
  private var count = 0
  func next() -> Int {
    count += 1
    return count
  }
}

// @provide(replaces: Core.sharp)
struct Blunt: Filter, Sharp { let name = "blunt" }

// @provide(replaces: Core.repository)
func full() -> Repository<Int> { Repository(items: [1, 2, 3]) }

// @provide(singleton, replaces: Core.default)
func quiet() -> Mode { .named("quiet") }

// New each time, where what is required was kept.
// @provide(replaces: Meter.gauge)
final class Needle: Gauge, Sendable { let value = 9 }

// @provide(replaces: Core.cacheInt)
func larger() -> Cache<Int> { .sized(50) }
