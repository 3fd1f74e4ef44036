import DIRuntime
import Core
import Net
// @provide(singleton, replaces: Core.clock)
struct AppClock: Clock {
  init() { print("REAL app clock") }
  func now() -> Int { 2 }
}
// @provide(singleton, as: Mailer, live)
struct Smtp: Mailer {
  init() { print("REAL smtp") }
  func send() -> String { "real" }
}
struct Fake: Clock, Mailer, Log {
  func now() -> Int { 7 }
  func send() -> String { "fake" }
}
protocol P: Sendable {}
protocol Q: Sendable {}
// @provide(singleton, as: [P, Q], live)
struct Two: P, Q { init() { print("REAL two") } }
// @provide(singleton, as: [P, Self, Q], name: third, live)
final class Three: P, Q {
  // @provide
  init() { print("REAL three") }
  init(x: Int) {}
}
// @provide(live, into: P)
final class Four: P, Sendable {
  // @provide
  init() { print("REAL four") }
  init(x: Int) {}
}
struct PQ: P, Q {}
// @provide
struct User {
  let ps: [any P]; let q: any Q
  let lazy: Lazy<Three>  // @named(third)
  let two: Provider<any P>; let f: () -> Four
}
