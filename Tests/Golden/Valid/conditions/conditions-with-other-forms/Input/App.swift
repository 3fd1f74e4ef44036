import DIRuntime

protocol Plugin {
  var name: String { get }
}

// @provide(into: Plugin)
struct Spelling: Plugin {
  let name = "spelling"
}

#if DEBUG
// @provide(singleton, into: Plugin)
final class Inspector: Plugin, Sendable {
  let name = "inspector"
}
#endif

#if DEBUG
// @provide(singleton)
final class Log: Sendable {
  let level = "debug"
}
#else
// @provide(singleton)
final class Log: Sendable {
  let level = "release"
}
#endif

#if DEBUG
// @provide
struct Trace {
  let log: Log
}
#endif

// @provide
struct Repository<Entity> {
  let log: Lazy<Log>
  let trace: Trace2<Entity>?
  let later: (() -> Log)?
}

#if DEBUG
// @provide
struct Trace2<Entity> {
  let trace: Trace
}
#else
struct Trace2<Entity> {}
#endif

// @provide(singleton, keyed: name)
final class Channel: Sendable {
  let name: String
  let level: String
  init(name: String /* @arg */, log: Log) { (self.name, level) = (name, log.level) }
}

// @provide
struct Editor {
  let plugins: [any Plugin]
  let users: Repository<Int>
  let channel: (String) -> Channel
}
