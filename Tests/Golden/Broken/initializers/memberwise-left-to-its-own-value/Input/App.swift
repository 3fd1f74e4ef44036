@propertyWrapper
struct Clamped {
  var wrappedValue: Int

  init(wrappedValue: Int, _ range: ClosedRange<Int>) { self.wrappedValue = wrappedValue }
}

struct Clock {}

// @provide(name: main)
func mainClock() -> Clock { Clock() }

// @provide
struct Watch {
  @Clamped(0...9) var hour: Int = 1  // @arg
}

// @provide
struct Clocks {
  // @named(main)
  var clock = Clock()
}

// @provide
struct Alarm {
  @Clamped(0...9) var hour: Int = 1
  var clock = Clock()
}
