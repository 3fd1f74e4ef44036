import DIRuntime

struct Hour: Clock {
  let now: Int
}

struct Failing: Error {}

// What a target above has as its own.
private let plan = _Plan { plan in
  let clock = { @Sendable (c: Container) -> any Clock in Hour(now: 12) }
  let storage = { @Sendable (c: Container) throws -> any Storage in throw Failing() }
  _apply_DIGenPlugin_to_App(&plan, clock: clock, storage: storage)
}

@main
enum Run {
  static func main() {
    let container = Container(_plan: plan)
    print(container.timer.clock.now, container.timer === container.timer, container.fresh(.clock).now)
    do {
      _ = try container.reader
    } catch {
      print(error)
    }
    let other = container.overriding { $0.override(.clock) { c in Hour(now: c.original(.clock).now + 1) } }
    print(other.timer.clock.now, other.careful.clock.now, container.careful.clock.now)
  }
}
