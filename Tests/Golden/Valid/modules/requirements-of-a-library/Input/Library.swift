import DIRuntime

// @require
public protocol Clock: Sendable {
  var now: Int { get }
}

/// Several directives' worth of comments may lie between.
// @require(
//   throws
// )
public protocol Storage {}

// @provide(singleton)
final class Timer: Sendable {
  let clock: any Clock
  init(clock: any Clock) { self.clock = clock }
}

// @provide
struct Reader {
  let storage: any Storage
}

// @provide
final class Careful {
  @Injected(.clock) var clock
}
