import Kit

struct Clock {}

enum Clocks {
  // @provide
  static func clock() async -> Clock { Clock() }
}

// The superclass may have an initializer that waits, which the compiler prefers.
// @provide
final class Player: Base {
  override init(number: Int) { super.init(number: number) }

  // @provide
  convenience init(clock: Clock) { self.init(number: 1) }
}

// No other one can have the same labels.
// @provide
final class Recorder: Base {
  override init(number: Int) { super.init(number: number) }

  // @provide
  convenience init(clock: Clock) async { self.init(number: 1) }
}

// It inherits none.
// @provide
final class Mixer: Base {
  init(clock: Clock) { super.init(number: 1) }
}
