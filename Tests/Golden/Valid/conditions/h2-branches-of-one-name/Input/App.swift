// The branch that the provider's builds have decides, first or second.
#if MOCK
struct Connection {}
final class Channel: Sendable {}
@MainActor class Base { init() {} }
class Above { init(mock: Int) {} }
struct Server {
  var made = ""
  init(mock: Int) {}
}
#else
final class Connection: Sendable {}
struct Channel {}
class Base { init() {} }
class Above {
  let level: Int
  init() { level = 1 }
  init(level: Int) { self.level = level }
}
struct Server {
  let clock: Clock
  var made: String { Server.last }
  nonisolated(unsafe) static var last = "memberwise"
}
#endif

// @provide
struct Clock {}

#if !MOCK
// @provide(weak)
func connection() -> Connection { Connection() }

// @provide
final class Home: Base {}

final class Below: Above {
  // @provide
  convenience init(number: Int = 7) { self.init(level: number) }
}

extension Server {
  // @provide
  init(clock: Clock, name: String = "x") {
    self.init(clock: clock)
    Server.last = "marked"
  }
}
#endif

// All branches answer alike.
#if MOCK
@MainActor class Screen { init() {} }
#else
@MainActor class Screen {
  let title = "screen"
  init() {}
}
#endif

// @provide
final class Start: Screen {}
