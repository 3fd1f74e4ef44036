// @provide
final class Clock {
  let now = 7
}

/// Its initializer takes what the accessor does, in place of what that sets.
// @provide
struct Screen {
  private var held: Clock
  var clock: Clock {
    @storageRestrictions(initializes: held)
    init { held = newValue }
    get { held }
  }
}

// @provide
struct Angle {
  let clock: Clock
  // @arg
  var degrees: Int = 8 {
    @storageRestrictions(initializes: whole, `the rest`, accesses: clock)
    init(initialValue) {
      whole = initialValue
      `the rest` = clock.now
    }
    get { whole + `the rest` }
    set { whole = newValue }
  }
  private var whole: Int, `the rest`: Int
}

// @provide
class Counter {
  private var first: Int
  private var second = 3
  var count: Int = 6 {
    @storageRestrictions(initializes: first) init { first = newValue }
    get { first }
  }
  var other: Int {
    get { second }
    @storageRestrictions(initializes: second) init { second = newValue }
  }
}

// @provide
final class Stopwatch: Counter {}
