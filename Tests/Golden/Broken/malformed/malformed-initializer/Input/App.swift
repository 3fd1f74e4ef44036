struct Clock {}

// @provide
struct Alarm {
  init(clock: Clock, (hour): Int) {}
}

// @provide
final class Timer {
  init() {}

  // @provide
  init(clock: Clock seconds: Int) {}
}
