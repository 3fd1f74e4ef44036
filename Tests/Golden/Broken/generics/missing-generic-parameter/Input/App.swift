protocol Clock {}

// @provide
final class Timer {
  init<C: Clock>(clock: C) {}
}

// @provide
final class Watch {
  init(clock: some Clock) {}
}
