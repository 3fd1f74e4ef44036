import DIRuntime

protocol Clock: Sendable { var now: Int { get } }

// @provide(as: Clock)
struct SystemClock: Clock { var now: Int { 42 } }

// @provide
final class Banner {
  @Injected var clock: any Clock
}

// @provide
actor Station {
  @Injected private var clock: any Clock
  var now: Int { clock.now }
}

// @provide
class Page {
  @InjectedEagerly var clock: any Clock
  let number: Int

  init(number: Int /* @arg */) { self.number = number }
}

// @provide
final class Cover: Page {
  @DIRuntime.Injected var other: any Clock
}

// Its memberwise initializer takes a wrapper, which nobody passes, and is no less visible for a private one.
// @provide
struct Poster {
  @Injected var clock: any Clock
  @InjectedIfPresent private var other: (any Clock)?
  let text: String  // @arg

  var title: String { "\(text) \(clock.now) \(other?.now ?? 0)" }
}
