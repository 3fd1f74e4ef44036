import DIRuntime

protocol Clock: Sendable { var now: Int { get } }

// @provide(as: Clock)
struct SystemClock: Clock { let now = 42 }

// Built from the clock, at once, through a transient, later, and for each name.

// @provide(singleton)
final class Alarm: Sendable {
  let clock: any Clock
  init(clock: any Clock) { self.clock = clock }
}

// @provide
struct Stamp: Sendable { let clock: any Clock }

// @provide(singleton)
final class Journal: Sendable {
  let stamp: Stamp
  init(stamp: Stamp) { self.stamp = stamp }
}

// @provide(singleton)
final class Later: Sendable {
  let alarm: Lazy<Alarm>
  init(alarm: Lazy<Alarm>) { self.alarm = alarm }
}

// @provide(singleton)
final class Caller: Sendable {
  let stamp: @Sendable () -> Stamp
  init(stamp: @escaping @Sendable () -> Stamp) { self.stamp = stamp }
}

// @provide(singleton, keyed: name)
final class Named: Sendable {
  let alarm: Alarm
  init(name: String /* @arg */, alarm: Alarm) { self.alarm = alarm }
}

protocol Reading: Sendable { var alarm: Alarm { get } }
protocol Writing: Sendable {}

// @provide(singleton, as: [Reading, Writing])
final class File: Reading, Writing {
  let alarm: Alarm
  init(alarm: Alarm) { self.alarm = alarm }
}

// @provide(singleton)
final class Printer: Sendable {
  let writing: any Writing
  init(writing: any Writing) { self.writing = writing }
}

// Not built from it.

// @provide(singleton)
final class Disk: Sendable {}

// @provide(singleton, as: [Source, Sink])
final class Pipe: Source, Sink {
  let disk: Disk
  init(disk: Disk) { self.disk = disk }
}

protocol Source: Sendable {}
protocol Sink: Sendable {}

// @provide(weak)
final class Shared: Sendable {
  let disk: Disk
  init(disk: Disk) { self.disk = disk }
}

/// Gets the container, so it may ask for anything.
// @provide(singleton)
final class Router: Sendable {
  let container: Container
  init(container: Container) { self.container = container }
}

enum `Raw Names` {
  // @provide(singleton, name: `the office`)
  static func office(alarm: Alarm) -> Office { Office(alarm: alarm) }
}

struct Office: Sendable { let alarm: Alarm }

// @provide(singleton)
final class Firm: Sendable {
  let office: Office
  init(office: Office /* @named(`the office`) */) { self.office = office }
}
