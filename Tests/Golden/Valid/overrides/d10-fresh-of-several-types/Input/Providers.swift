protocol Reader: Sendable {}
protocol Writer: Sendable {}
protocol Page: AnyObject, Sendable {}
protocol Sheet: AnyObject, Sendable {}
protocol Door: AnyObject, Sendable {}
protocol Gate: AnyObject, Sendable {}
protocol Lock: AnyObject, Sendable {}
protocol Bolt: AnyObject, Sendable {}

// @provide(singleton)
final class Clock: Sendable {}

// @provide(singleton, as: [Reader, Writer, Self])
final class Memory: Reader, Writer {
  let clock: Clock
  init(clock: Clock) {
    self.clock = clock
    print("memory")
  }
}

// @provide(weak, as: [Page, Sheet])
final class Paper: Page, Sheet {
  init() throws { print("paper") }
}

// @provide(keyed: number, as: [Door, Gate])
final class Portal: Door, Gate {
  let number: Int
  init(
    number: Int  // @arg
  ) {
    self.number = number
    print("portal", number)
  }
}

enum Failure: Error { case jammed }

// @provide(singleton, as: [Lock, Bolt])
final class Latch: Lock, Bolt {
  // Read again while it is built: that one is kept.
  init(reader: any Reader) throws(Failure) { print("latch") }
}
